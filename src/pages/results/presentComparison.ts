import type { Copy } from "../../copy/firstView"
import type { PagesCopy } from "../../copy/pages"
import type { Channel } from "../../core/channel/channel"
import { benefitRows, differenceBetween } from "../../core/comparison/planDifference"
import { showAmount, showInstalment } from "../../core/quote/money"
import { type Cents, comparableBenefits, financedTotal, longestInstalment, type Plan } from "../../core/quote/plan"
import type { Search } from "../../core/trip/search"
import { tripDays } from "../../core/trip/tripRules"
import { presentCoverage } from "./presentCoverage"
import { placeOf, type ResultsWords } from "./presentPlans"

const plain = (text: string) =>
  text
    .replace(/<[^<>]*>|&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim()

/** The long description, unless it repeats the coverage (RS-18). */
const atLength = ({ coverage, description = "" }: Plan) =>
  plain(description) === plain(coverage) ? undefined : plain(description) || undefined

type Comparison = PagesCopy["offers"]["comparison"]

/** With its decimals: `$ 9.343,24`. */
export const inFull = (cents: Cents, symbol: string) => {
  const { whole, cents: decimals } = showInstalment(cents)
  return `${symbol} ${whole}${decimals}`
}

const inUsd = (usd: number) => `USD ${showAmount(Math.abs(usd) * 100)}`

/** The price of a plan in a line: `12 × $ 9.343,24`. */
export const presentPrice = (
  plan: Plan,
  { currency }: Channel,
  { finalPrice }: Pick<ResultsWords, "finalPrice">,
  { each }: Pick<Comparison, "each">
) => {
  const longest = longestInstalment(plan)
  return {
    instalment: longest && each(longest.count, inFull(longest.amount, currency.symbol)),
    label: finalPrice,
    final: `${currency.symbol} ${showAmount(plan.amount)}`
  }
}

/** What another plan gives for its instalment, or takes away (OU-16). */
export const presentDifference = (
  from: Plan,
  to: Plan,
  { currency }: Channel,
  { alike, cheaper, dearer, losing, others, subjects }: Comparison["difference"]
): string | undefined => {
  const difference = differenceBetween(from, to)
  if (!difference) return undefined
  const { changes, count, instalment } = difference
  const price = inFull(Math.abs(instalment), currency.symbol)
  const plain = changes.map(({ subject, usd }) => `${inUsd(usd)} ${subjects[subject]}`).join(", ")
  const signed = changes
    .map(({ subject, usd }) => `${usd > 0 ? "+" : "−"}${inUsd(usd)} ${subjects[subject]}`)
    .join(", ")
  const said = () => {
    if (instalment > 0) return dearer(price, count, signed)
    if (instalment === 0) return alike(count, signed)
    return changes.every(({ usd }) => usd < 0) ? losing(price, count, plain) : cheaper(price, count, signed)
  }
  return difference.others > 0 ? `${said()} ${others(difference.others)}` : said()
}

export const presentComparison = (
  plans: ReadonlyArray<Plan>,
  search: Search,
  channel: Channel,
  copy: Copy,
  words: ResultsWords,
  comparison: Comparison
) => {
  const { finalPrice, instalments } = words
  const { symbol } = channel.currency
  const planOf = (id: string) => plans.find((plan) => String(plan.id) === id)

  const costOf = (plan: Plan) => {
    const longest = longestInstalment(plan)
    if (!longest) return { label: finalPrice, price: `${symbol} ${showAmount(plan.amount)}` }
    const isFree = financedTotal(plan, longest) === undefined
    return { label: comparison.instalment(instalments(longest.count, isFree)), price: inFull(longest.amount, symbol) }
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
      price: presentPrice(plan, channel, words, comparison),
      benefits: comparableBenefits(plan.benefits)
    })),
    rows: benefitRows(plans),
    difference: (from: string, to: string) => {
      const [before, after] = [planOf(from), planOf(to)]
      return before && after && presentDifference(before, after, channel, comparison.difference)
    },
    words: comparison.words
  }
}
