import type { Product } from "../../core/catalogue/product"
import { insuredSummary, products } from "../provider"

/** Stand-ins of the specification until the provider names its plans (1§3, 2§9). */
const placeholders = products(insuredSummary, [
  ["PROD 1", 123_456],
  ["PROD 2", 123_456],
  ["PROD 3", 123_456]
])

/** The plans on the shelf of the home; a deployment built with VITE_PLACEHOLDER_PLANS=hidden shows none (C31). */
export const catalogue: ReadonlyArray<Product> = import.meta.env.VITE_PLACEHOLDER_PLANS === "hidden" ? [] : placeholders
