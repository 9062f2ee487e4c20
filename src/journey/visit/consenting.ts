import { signal } from "@preact/signals-react"
import type { Consent, ConsentState } from "../../core/consent/consent"
import { renewWith } from "../../hydration/carried"

export interface OpenPreferences {
  readonly state: ConsentState
  readonly choose: (state: ConsentState, text: string) => void
}

interface Asked {
  readonly consent: () => Promise<Consent>
  readonly reaches: () => Promise<boolean>
}

const noop = () => undefined

export const makeConsenting = ({ consent, reaches }: Asked) => {
  const open = signal<OpenPreferences>()
  /** How often the preference centre was lost. */
  const lost = signal(0)
  const close = () => {
    open.value = undefined
  }
  return {
    /** Asks the visitor for consent if needed. Never rejects: no answer counts as a refusal. */
    ask: () => consent().then(noop, noop),
    open,
    lost,
    close,
    /**
     * Opens the preference centre, OneTrust's or the portal's own. Never rejects. A lost one counts
     * in `lost`; the second time a new document follows, as after a release (ER-05).
     */
    openPreferences: async () => {
      const found = await consent().catch(() => undefined)
      if (!found) {
        lost.value += 1
        if (lost.peek() > 1 && (await reaches())) renewWith()
        return
      }
      lost.value = 0
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
