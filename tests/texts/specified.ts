import { purchaseTexts } from "./purchaseTexts"
import { quoteTexts } from "./quoteTexts"
import { serviceTexts } from "./serviceTexts"

/**
 * Texts of the specification and a story that shows them. `{…}` is a filled-in value; `…` at an end
 * is more text.
 */
export interface SpecifiedTexts {
  /** Ids of their requirements. */
  readonly clause: string
  readonly story: string
  /** The channels where the audit looks. */
  readonly lookIn: ReadonlyArray<string>
  readonly texts: ReadonlyArray<string>
}

/** In the order of a visit. */
export const specifiedTexts: ReadonlyArray<SpecifiedTexts> = [...quoteTexts, ...purchaseTexts, ...serviceTexts]
