import type { Product } from "../../core/catalogue/product"
import { insuredSummary, products } from "../provider"

/**
 * Placeholder plans from the specification, until the provider names the real ones (HO-08). A build
 * with VITE_PLACEHOLDER_PLANS=hidden has none.
 */
export const catalogue: ReadonlyArray<Product> =
  import.meta.env.VITE_PLACEHOLDER_PLANS === "hidden"
    ? []
    : products(insuredSummary, [
        ["PROD 1", 123_456],
        ["PROD 2", 123_456],
        ["PROD 3", 123_456]
      ])
