import { makeChoice } from "../../core/consent/choice"
import type { Consent, ConsentState } from "../../core/consent/consent"

/** A visitor's consent in memory, not in a browser's storage. */
export const consentMemory = (first?: ConsentState): Consent => {
  const { change, state, subscribe } = makeChoice(first)
  return { state, subscribe, preferences: { are: "ours", choose: change } }
}
