import { signal } from "@preact/signals-react"
import type { ConsentState } from "../../core/consent/consent"
import type { JourneyWorld } from "../journey"

/** The portal's own preference centre while it is open: how things stand, and where the choice goes. */
export interface OpenPreferences {
  readonly state: ConsentState
  readonly choose: (state: ConsentState) => void
}

const noop = () => undefined

/** What the visitor allows, and how they change their mind (CO-03). */
export const makeConsenting = ({ consent }: Pick<JourneyWorld, "consent">) => {
  const open = signal<OpenPreferences>()
  const close = () => {
    open.value = undefined
  }
  return {
    /** Asks the visitor where there is something to ask. It never fails: who is not asked has denied. */
    ask: () => consent().then(noop, noop),
    open,
    close,
    /** Opens the preference centre, the provider's or the portal's own. It never fails: at worst nothing opens. */
    openPreferences: async () => {
      const found = await consent().catch(() => undefined)
      if (!found) return
      const { preferences, state } = found
      if (preferences.are === "theirs") return preferences.open()
      open.value = {
        state: state(),
        choose: (chosen) => {
          preferences.choose(chosen)
          close()
        }
      }
    }
  }
}
