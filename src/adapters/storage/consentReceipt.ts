import type { ChoiceMade } from "../../core/consent/consent"
import { browserStorage } from "./browserStorage"
import { consentKey } from "./keys"
import { seal } from "./seal"

/**
 * Keeps a choice made at OneTrust where the portal keeps its own, for the visitor to see and take
 * along (OU-25). It grants nothing.
 */
export const keepReceipt = ({ at, state, text }: ChoiceMade, localStorage?: () => Storage): void => {
  const data = { ...state, ...(text === undefined ? {} : { text }), by: "OneTrust" }
  browserStorage(localStorage).write(consentKey, seal({ v: 1, savedAt: at, data }))
}
