import { type Cents, isSport, longestInstalment, type Plan, readCoverage } from "../quote/plan"

const amount = /^(?:hasta )?(?:usd|u\$s|us\$) ?(\d{1,3}(?:\.\d{3})+|\d+)$/i

/** The amount if a detail is nothing else: `USD 1.000`. Whole USD. */
export const usdOf = (detail: string | undefined): number | undefined => {
  const found = amount.exec(detail?.trim() ?? "")
  return found?.[1] === undefined ? undefined : Number(found[1].replaceAll(".", ""))
}

/** What speaks for a plan beside the first one on offer. Negative: less. */
export interface PlanReason {
  /** It covers sport, as the first does not. */
  readonly sport: boolean
  /** Medical cover for each person, in whole USD. */
  readonly medical: number
  readonly instalment: Cents
}

/**
 * The reason for a plan, from its card alone: the rows of benefits would come too late for it.
 * Undefined unless both have as many instalments and a coverage in USD, and it gives something: more
 * cover, sport, or a lower price (OU-16).
 */
export const reasonFor = (first: Plan, plan: Plan): PlanReason | undefined => {
  const [before, after] = [longestInstalment(first), longestInstalment(plan)]
  const [low, high] = [first, plan].map(({ coverage }) => usdOf(readCoverage(coverage).coverage))
  if (!before || before.count !== after?.count || low === undefined || high === undefined) return undefined
  const reason = {
    sport: isSport(plan) && !isSport(first),
    medical: high - low,
    instalment: after.amount - before.amount
  }
  return reason.sport || reason.medical > 0 || reason.instalment < 0 ? reason : undefined
}
