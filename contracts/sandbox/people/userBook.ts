import { channels } from "../channels"
import type { Store } from "../store"
import { cast, type RegisteredUser, registrationOfAna } from "./people"

/** Registrations, one for each e-mail and channel. */
export type UserBook = {
  readonly of: (email: string, channel: string) => RegisteredUser | undefined
  /** Replaces an earlier registration. */
  readonly save: (channel: string, user: RegisteredUser) => void
  /** Restores the registrations of the fixed cast, in one channel or in all. */
  readonly reset: (channel?: string) => void
}

const keyOf = (channel: string, email: string) => `${channel} ${email}`

/** Opens the registrations and restores those of the cast. */
export const openUserBook = ({ save, users }: Store): UserBook => {
  const keep = (channel: string, user: RegisteredUser) => {
    users[keyOf(channel, user.email)] = user
  }
  const reset = (only?: string) => {
    for (const channel of [...channels.values()].filter(({ code }) => only === undefined || code === only)) {
      for (const { email } of cast) delete users[keyOf(channel.code, email)]
      keep(channel.code, registrationOfAna(channel))
    }
    save()
  }
  reset()
  return {
    of: (email, channel) => users[keyOf(channel, email)],
    save: (channel, user) => {
      keep(channel, user)
      save()
    },
    reset
  }
}
