import { purchaseTexts } from "./purchaseTexts"
import { quoteTexts } from "./quoteTexts"
import { serviceTexts } from "./serviceTexts"

/** Texts that the specification gives, and a story that shows them. `{…}` is filled in; `…` at an end stands for what goes on there. */
export interface SpecifiedTexts {
  readonly screen: string
  /** The id of the requirement that gives them, or of two. */
  readonly clause: string
  readonly story: string
  /** The channels that say so; absent where every channel does. */
  readonly channels?: ReadonlyArray<string>
  /** Those in which it is looked for, where not in each that says so. */
  readonly lookIn?: ReadonlyArray<string>
  readonly texts: ReadonlyArray<string>
}

/** All of them, in the order of a visit. */
export const specifiedTexts: ReadonlyArray<SpecifiedTexts> = [...quoteTexts, ...purchaseTexts, ...serviceTexts]
