import type { Copy } from "../../copy/firstView"
import { readCoverage } from "../../core/quote/plan"

/**
 * The coverage of a plan in one line, with its year in the trade's words: `USD 150.000 · Anual,
 * viajes de hasta 30 días…` (RS-18).
 */
export const presentCoverage = (worded: string, { plan }: Copy): string => {
  const { annual, coverage } = readCoverage(worded)
  return [coverage, annual && plan.annual(annual.days)].filter(Boolean).join(" · ")
}
