import type { Coverages } from "../../core/catalogue/product"

/** What each plan of the shelf covers (1§3). */
export const coverages: Coverages = {}
