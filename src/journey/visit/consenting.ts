import { signal } from "@preact/signals-react"
import { noop } from "../../browser/late"
import type { Consent, ConsentState } from "../../core/consent/consent"
import { anew } from "../../hydration/lost"

interface OpenPreferences {
  readonly state: ConsentState
  readonly choose: (state: ConsentState, text: string) => void
}

export const makeConsenting = ({ loadConsent }: { readonly loadConsent: () => Promise<Consent> }) => {
  const open = signal<OpenPreferences>()
  const lost = signal(false)
  const close = () => {
    open.value = undefined
  }
  return {
    /** Asks the visitor for consent if needed. Never rejects: no answer counts as a refusal. */
    ask: () => loadConsent().then(noop, noop),
    open,
    lost,
    close,
    /**
     * Opens the preference centre, OneTrust's or the portal's own. Never rejects. If it is lost,
     * the document comes anew: its page holds no input. If that fails too, `lost` is true (ER-05).
     */
    openPreferences: async () => {
      const found = await loadConsent().catch(anew()).catch(noop)
      lost.value = !found
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
