import { purchaseTexts } from "./purchaseTexts"
import { quoteTexts } from "./quoteTexts"

/** Texts that the specification gives, and a story that shows them. `{…}` is filled in; `…` at an end stands for what goes on there. */
export interface SpecifiedTexts {
  readonly screen: string
  /** `1§5` is section 5 of the first document. */
  readonly clause: string
  readonly story: string
  /** The channels that say so, each of them looked at; where every channel says the same, one is. */
  readonly channels?: ReadonlyArray<string>
  readonly texts: ReadonlyArray<string>
}

/** All of them, in the order of the documents. */
export const specifiedTexts: ReadonlyArray<SpecifiedTexts> = [...quoteTexts, ...purchaseTexts]
