import { insuredSummary, type PlanTerms, products } from "../provider"

/** Every coverage includes telemedicine (CH-08). */
export const terms: Partial<PlanTerms> = { telemedicine: true }

/** The plans on the home page (HO-07). */
export const catalogue = products(
  ["Telemedicina 24/7", ...insuredSummary],
  [
    ["SILVER", 80_000],
    ["GOLD", 150_000],
    ["PLATINUM", 300_000],
    ["PLATINUM PLUS", 500_000],
    ["BLACK", 1_000_000]
  ]
)
