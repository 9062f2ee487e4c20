import type { Copy } from "../../copy/firstView"
import type { offers } from "../../copy/offers"
import type { sharing } from "../../copy/sharing"
import type { Channel } from "../../core/channel/channel"
import { showAmount } from "../../core/quote/money"
import type { SentOffer, SentPlan } from "../../core/quote/sentOffer"
import { showDay } from "../../core/trip/calendar"
import { inFull } from "./presentComparison"
import { presentCoverage } from "./presentCoverage"
import { placeOf, type ResultsWords } from "./presentPlans"

/** Three of the pages' texts. */
interface SentWords {
  readonly results: ResultsWords
  readonly comparison: (typeof offers)["comparison"]
  readonly sharing: typeof sharing
}

const presentPlan = (plan: SentPlan, finalLabel: string, symbol: string, copy: Copy, words: SentWords) => {
  const { labelled } = words.sharing
  const { instalment } = plan
  const coverage = presentCoverage(plan.coverage, copy)
  const price = [
    instalment && words.comparison.each(instalment.count, inFull(instalment.amount, symbol)),
    labelled(finalLabel, `${symbol} ${showAmount(plan.amount)}`),
    plan.financed && labelled(copy.plan.financed, `${symbol} ${showAmount(plan.financed)}`)
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

/** An offer as the text of a message; its last line is the link to the trip (OU-in-the-chat). */
export const presentOffer = (
  { link, plans, trip }: SentOffer,
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
    ...plans.map((plan) => presentPlan(plan, finalLabel, currency.symbol, copy, words)),
    [addressOf(link, base)]
  ])
}

/** Two plans and the sentence that compares them. */
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
