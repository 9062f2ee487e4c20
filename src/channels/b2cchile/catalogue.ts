import type { Product } from "../../core/catalogue/product"
import { insuredSummary, products } from "../provider"

/**
 * The plans on the shelf of the home: stand-ins of the specification until the provider names its own (HO-08). A
 * deployment built with VITE_PLACEHOLDER_PLANS=hidden shows none.
 */
export const catalogue: ReadonlyArray<Product> =
  import.meta.env.VITE_PLACEHOLDER_PLANS === "hidden"
    ? []
    : products(insuredSummary, [
        ["PROD 1", 123_456],
        ["PROD 2", 123_456],
        ["PROD 3", 123_456]
      ])
