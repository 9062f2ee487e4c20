import { insuredSummary, products } from "../provider"

/** The plans on the home page (HO-07). */
export const catalogue = products(insuredSummary, [
  ["STANDARD", 100_000],
  ["GOLD", 200_000],
  ["PREMIUM", 300_000],
  ["PREMIUM +", 500_000],
  ["SIGNATURE", 1_000_000]
])
