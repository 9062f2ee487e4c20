import { perVisit } from "../lifetimes"

interface Mended {
  /** The ages of the trip that step 2 had quoted anew for the travellers on its forms (PA-13). */
  ages?: ReadonlyArray<number>
}

/** A plan for these ages keeps the travellers, who were typed for it. */
export const mendedOf = perVisit((): Mended => ({}))
