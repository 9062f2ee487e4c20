import type { Copy } from "../../copy/firstView"
import type { PagesCopy } from "../../copy/pages"
import type { Channel } from "../../core/channel/channel"
import { benefitRows } from "../../core/quote/benefitRows"
import { showAmount, showInstalment } from "../../core/quote/money"
import { comparableBenefits, longestInstalment, type Plan } from "../../core/quote/plan"
import type { Search } from "../../core/trip/search"
import { tripDays } from "../../core/trip/tripRules"
import { presentCoverage } from "./presentCoverage"
import { placeOf, type ResultsWords } from "./presentPlans"

const plain = (text: string) =>
  text
    .replace(/<[^<>]*>|&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim()

/** The long description, unless it repeats the coverage (RS-19). */
const atLength = ({ coverage, description = "" }: Plan) =>
  plain(description) === plain(coverage) ? undefined : plain(description) || undefined

export const presentComparison = (
  plans: ReadonlyArray<Plan>,
  search: Search,
  channel: Channel,
  copy: Copy,
  words: ResultsWords,
  comparison: PagesCopy["offers"]["comparison"]
) => {
  const { finalPrice, instalments } = words
  const { symbol } = channel.currency

  const costOf = (plan: Plan) => {
    const longest = longestInstalment(plan)
    if (!longest) return { label: finalPrice, price: `${symbol} ${showAmount(plan.amount)}` }
    const { whole, cents } = showInstalment(longest.amount)
    return { label: comparison.instalment(instalments(longest.count)), price: `${symbol} ${whole}${cents}` }
  }

  return {
    title: comparison.title,
    lead: comparison.lead(
      placeOf(search, words),
      copy.quote.dates.days(tripDays(search.trip)),
      copy.quote.passengers.count(search.trip.ages.length)
    ),
    plans: plans.map((plan) => ({
      id: String(plan.id),
      title: plan.title,
      coverage: presentCoverage(plan.coverage, copy),
      description: atLength(plan),
      instalment: costOf(plan),
      benefits: comparableBenefits(plan.benefits)
    })),
    rows: benefitRows(plans),
    words: comparison.words
  }
}
