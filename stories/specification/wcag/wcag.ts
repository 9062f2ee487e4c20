import type { Criterion } from "./criterion"
import { operable } from "./operable"
import { perceivable } from "./perceivable"
import { understandable } from "./understandable"

/** Every success criterion of WCAG 2.2 at the levels A and AA, in its order. */
export const criteria: ReadonlyArray<Criterion> = [...perceivable, ...operable, ...understandable]
