import { channels } from "../channels"
import type { Store } from "../store"
import { cast, type RegisteredUser, registrationOfAna } from "./people"

const keyOf = (channel: string, email: string) => `${channel} ${email}`

/** Opens the registrations, one for each e-mail and channel, and restores those of the cast. */
export const openUserBook = ({ save, users }: Store) => {
  const keep = (channel: string, user: RegisteredUser) => {
    users[keyOf(channel, user.email)] = user
  }
  /** Restores the registrations of the fixed cast. */
  const reset = () => {
    for (const channel of channels.values()) {
      for (const { email } of cast) delete users[keyOf(channel.code, email)]
      keep(channel.code, registrationOfAna(channel))
    }
    save()
  }
  reset()
  return {
    of: (email: string, channel: string) => users[keyOf(channel, email)],
    /** Replaces an earlier registration. */
    save: (channel: string, user: RegisteredUser) => {
      keep(channel, user)
      save()
    },
    reset
  }
}
