import type { Product } from "../../core/catalogue/product"

/** The plans on the shelf of the home (1§3). */
export const catalogue: ReadonlyArray<Product> = []
