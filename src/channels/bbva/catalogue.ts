import { insuredSummary, products } from "../provider"

/** The plans on the shelf of the home (1§3). */
export const catalogue = products(insuredSummary, [
  ["STANDARD", 100_000],
  ["GOLD", 200_000],
  ["PREMIUM", 300_000],
  ["PREMIUM +", 500_000],
  ["SIGNATURE", 1_000_000]
])
