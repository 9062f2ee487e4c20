import { signal } from "@preact/signals-react"
import type { ConsentState } from "../../core/consent/consent"
import type { JourneyWorld } from "../journey"

export interface OpenPreferences {
  readonly state: ConsentState
  readonly choose: (state: ConsentState, text: string) => void
}

const noop = () => undefined

export const makeConsenting = ({ consent }: Pick<JourneyWorld, "consent">) => {
  const open = signal<OpenPreferences>()
  const close = () => {
    open.value = undefined
  }
  return {
    /** Asks the visitor for consent if needed. Never rejects: no answer counts as a refusal. */
    ask: () => consent().then(noop, noop),
    open,
    close,
    /**
     * Opens the preference centre, OneTrust's or the portal's own. Never rejects: after a failure
     * nothing opens.
     */
    openPreferences: async () => {
      const found = await consent().catch(() => undefined)
      if (!found) return
      const { preferences, state } = found
      if (preferences.are === "theirs") return preferences.open()
      open.value = {
        state: state(),
        choose: (chosen, text) => {
          preferences.choose(chosen, text)
          close()
        }
      }
    }
  }
}
