import type { Copy } from "../../copy/firstView"
import type { offers } from "../../copy/offers"
import type { sharing } from "../../copy/sharing"
import type { Channel } from "../../core/channel/channel"
import { showAmount } from "../../core/quote/money"
import { financedTotal, longestInstalment, type Plan } from "../../core/quote/plan"
import { showDay } from "../../core/trip/calendar"
import type { Search } from "../../core/trip/search"
import { linkOf } from "../../core/trip/sharedLink"
import { inFull } from "./presentComparison"
import { presentCoverage } from "./presentCoverage"
import { placeOf, type ResultsWords } from "./presentPlans"

interface SentWords {
  readonly results: ResultsWords
  readonly comparison: (typeof offers)["comparison"]
  readonly sharing: typeof sharing
}

/** More plans than this are not read in a chat. */
const most = 3

const presentPlan = (plan: Plan, finalLabel: string, symbol: string, copy: Copy, words: SentWords) => {
  const { labelled } = words.sharing
  const instalment = longestInstalment(plan)
  const financed = financedTotal(plan, instalment)
  const coverage = presentCoverage(plan.coverage, copy)
  const price = [
    instalment && words.comparison.each(instalment.count, inFull(instalment.amount, symbol)),
    labelled(finalLabel, `${symbol} ${showAmount(plan.amount)}`),
    financed && labelled(copy.plan.financed, `${symbol} ${showAmount(financed)}`)
  ]
  return [
    plan.title,
    coverage && labelled(words.results.coverageLabel, coverage),
    price.filter(Boolean).join(" · ")
  ].filter(Boolean)
}

const paragraphs = (texts: ReadonlyArray<ReadonlyArray<string | undefined>>) =>
  texts.map((lines) => lines.join("\n")).join("\n\n")

/** The address of a link, under that of its page. */
const addressOf = (link: string, base: string) => new URL(`/cotizar${link}`, base).href

/**
 * The first plans on offer as the text of a message; its last line is the link to the trip. Of who
 * asked, it tells only the ages, in the link (OU-in-the-chat).
 */
export const presentOffer = (
  plans: ReadonlyArray<Plan>,
  { trip }: Pick<Search, "trip">,
  base: string,
  { brandName, currency }: Channel,
  copy: Copy,
  words: SentWords
): string => {
  const passengers = copy.quote.passengers.count(trip.ages.length)
  const { finalPrice, finalPriceOf } = words.results
  const finalLabel = trip.ages.length > 1 ? finalPriceOf(passengers) : finalPrice
  return paragraphs([
    [
      words.sharing.plans(brandName, placeOf({ trip }, words.results)),
      words.sharing.trip(showDay(trip.start), showDay(trip.end), passengers)
    ],
    ...plans.slice(0, most).map((plan) => presentPlan(plan, finalLabel, currency.symbol, copy, words)),
    [addressOf(linkOf(trip), base)]
  ])
}

export interface SentDifference {
  readonly from: { readonly title: string }
  readonly to: { readonly title: string }
  readonly says: string
}

/** Sentences that compare plans, as the text of a message; its last line is the link to the trip (OU-in-the-chat). */
export const presentDifferences = (
  differences: ReadonlyArray<SentDifference>,
  link: string,
  base: string,
  { pair }: Pick<typeof sharing, "pair">
): string =>
  paragraphs([...differences.map(({ from, says, to }) => [pair(from.title, to.title), says]), [addressOf(link, base)]])

/** WhatsApp with a message written in it, for the visitor to choose whom to send it to. */
export const whatsAppWith = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
