import type { Copy } from "../../copy/firstView"
import type { results } from "../../copy/results"
import type { Channel } from "../../core/channel/channel"
import { type PlanReason, reasonFor } from "../../core/comparison/planReason"
import { showAmount, showInstalment } from "../../core/quote/money"
import {
  type Cents,
  coverageRanks,
  financedTotal,
  highlightsOf,
  type Instalment,
  instalmentBefore,
  longestInstalment,
  type Plan,
  percentOff,
  priceWithoutTaxes,
  readCoverage
} from "../../core/quote/plan"
import type { Search } from "../../core/trip/search"
import { linkOf } from "../../core/trip/sharedLink"
import { tripDays } from "../../core/trip/tripRules"

export type ResultsWords = typeof results

export const placeOf = ({ trip }: Pick<Search, "trip">, { places }: Pick<ResultsWords, "places">): string =>
  places[trip.destination] ?? `a ${trip.destination}`

export const tripHref = ({ trip }: Search): string => `/cotizar${linkOf(trip)}`

export const presentResults = (search: Search, channel: Channel, copy: Copy, words: ResultsWords) => ({
  title: words.heading(placeOf(search, words)),
  facts: words.facts(
    copy.quote.dates.days(tripDays(search.trip)),
    copy.quote.passengers.count(search.trip.ages.length),
    channel.currency.name,
    search.trip.ages.length > 1
  )
})

const levels = 8

const badgeOf = ({ favorite }: Plan, { badges }: ResultsWords) => {
  if (favorite === 1) return { text: badges.mostChosen, kind: "top" as const }
  if (favorite === 2) return { text: badges.recommended, kind: "recommended" as const }
  return undefined
}

/** In a line, with amounts in whole units of the currency. */
const presentReason = ({ instalment, medical, sport }: PlanReason, symbol: string, { reason: say }: ResultsWords) => {
  const price = `${symbol} ${showAmount(Math.abs(instalment))}`
  const usd = `USD ${showAmount(Math.abs(medical) * 100)}`
  const paid = instalment > 0 ? say.dearer(price) : say.cheaper(price)
  const cost = instalment === 0 ? say.alike : paid
  if (sport && medical !== 0) return medical > 0 ? say.sportAndMore(usd, cost) : say.sportWithLess(usd, cost)
  if (sport) return say.sport(cost)
  if (medical > 0) return say.more(usd, cost)
  return medical === 0 ? say.saving(price) : say.losing(price, usd)
}

/**
 * The plans as their cards show them, with the channel's currency sign (RS-02, RS-06). The price is
 * that of all passengers, and says so if there are several (OU-15). The reason for a plan compares it
 * with the first, which says so (OU-16).
 */
export const presentPlans = (
  plans: ReadonlyArray<Plan>,
  passengers: number,
  channel: Channel,
  { plan: say, quote }: Copy,
  words: ResultsWords
) => {
  const { symbol } = channel.currency
  const price = (cents: Cents) => `${symbol} ${showAmount(cents)}`
  const line = (label: string, cents: Cents | undefined) =>
    cents === undefined ? undefined : { label, price: price(cents) }
  const finalLabel = passengers > 1 ? words.finalPriceOf(quote.passengers.count(passengers)) : words.finalPrice
  const ranks = coverageRanks(plans, levels)
  const of = Math.max(...ranks.map((rank) => rank ?? 0))
  const levelOf = (rank: number | undefined) =>
    rank === undefined ? undefined : { rank, of, label: words.level(rank, of) }

  const instalmentOf = (plan: Plan, longest: Instalment | undefined, financed: Cents | undefined) => {
    if (!longest) return undefined
    const before = percentOff(plan) === undefined ? undefined : instalmentBefore(plan)
    const shownBefore = before === undefined ? undefined : showInstalment(before)
    return {
      label: words.instalments(longest.count, financed === undefined),
      symbol,
      ...showInstalment(longest.amount),
      per: words.perInstalment,
      before: shownBefore && `${symbol} ${shownBefore.whole}${shownBefore.cents}`
    }
  }

  const costOf = (longest: Instalment | undefined, financed: Cents | undefined) => {
    if (!longest) return words.notByCard
    return financed === undefined ? words.cftea : undefined
  }

  const [first] = plans
  const reasons = plans.map((plan) => first && reasonFor(first, plan))
  const reasonAt = (place: number) => {
    if (place === 0) return reasons.some((reason) => reason) ? words.reason.first : undefined
    const reason = reasons[place]
    return reason && presentReason(reason, symbol, words)
  }

  return plans.map((plan, index) => {
    const percent = percentOff(plan)
    const longest = longestInstalment(plan)
    const financed = financedTotal(plan, longest)
    const { amount, amountBefore: before = 0 } = plan
    const { annual, coverage } = readCoverage(plan.coverage)
    return {
      id: String(plan.id),
      title: plan.title,
      badge: badgeOf(plan, words),
      coverageLabel: words.coverageLabel,
      coverage,
      annual: annual && say.annual(annual.days),
      level: levelOf(ranks[index]),
      instalment: instalmentOf(plan, longest, financed),
      percentOff: percent === undefined ? undefined : words.percentOff(percent),
      finalLabel,
      amount,
      finalPrice: price(amount),
      finalBefore: before > amount && price(before) !== price(amount) ? price(before) : undefined,
      beforeLabel: words.before,
      taxFree: line(say.withoutTaxes, priceWithoutTaxes(amount, channel.taxCoefficient)),
      financed: line(say.financed, financed),
      cftea: costOf(longest, financed),
      buyLabel: words.buy,
      detailsLabel: words.details,
      mailLabel: words.mail,
      reason: reasonAt(index),
      highlights: words.highlights[highlightsOf(plan, channel.nationalPlan)]
    }
  })
}
