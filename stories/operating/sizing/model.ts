import { budgets } from "../../../tests/run/firstViewBudgets"

/** Assumed, not measured: put in what your analytics say. */
export const assumed = {
  visitsADay: 10_000_000,
  /** Part of the visits with an empty cache. */
  cold: 0.6,
  /** Minutes in which a tab is seen. */
  minutes: 3,
  /** Part of the visits that quote, and how many trips each of them quotes. */
  quoting: 0.3,
  quotes: 1.6,
  /** Part of the visits that reach the passengers, and that pay. */
  choosing: 0.04,
  paying: 0.01,
  /** Part of a day in its busiest hour, and how much busier its busiest seconds are. */
  peakHour: 0.1,
  burst: 3,
  /** The provider's small calls cost no more than a quote of the reference. */
  smallCallAsQuote: 1
} as const

/** What the repository measures or holds. Sizes in kB. */
export const measured = {
  /** `npm test -- budgets` holds these with brotli. */
  home: budgets.home.all + budgets.home.ahead,
  homeRequests: budgets.home.requests,
  resultsMore: budgets.results.js - budgets.home.js,
  paymentMore: budgets.payment.js - budgets.results.js + budgets.payment.css,
  /** The largest printed home, as `npm test -- budgets` weighed it in November 2026. */
  document: 17.5,
  /** Session, address of the API and banner of each home. */
  homeCalls: 3,
  /** Lists of documents, countries and provinces. */
  lists: 3,
  /** An answer with eight plans of the reference, as it sends it. */
  quoteAnswer: 22.2,
  /** The same with brotli. */
  quoteCompressed: 1.4,
  /** A seen tab asks for the operator's file twice a minute. */
  switchesAMinute: 2,
  /** Rows of `tests/bench/sandbox.ts`: a second, on two idle cores. */
  quotesOnTwoCores: 1500,
  salesOnTwoCores: 300,
  /** Statements of the reference for a sale: two inserts in one transaction. A quote has none. */
  insertsASale: 2
} as const

const { burst, choosing, cold, minutes, paying, peakHour, quotes, quoting, visitsADay } = assumed
const { document, home, homeCalls, homeRequests, lists, paymentMore, quoteAnswer, resultsMore, switchesAMinute } =
  measured

/** Calls of the provider, a visit. */
export const calls = {
  home: homeCalls,
  quotes: quoting * quotes,
  lists: choosing * lists,
  /** A price older than 20 minutes is asked for again before a payment. */
  prices: paying,
  sales: paying
} as const

/** Requests that a content network answers, a visit. */
export const files = {
  /** The home's document, and two for those who enter and leave the payment. */
  documents: 1 + 2 * paying,
  assets: cold * (homeRequests - homeCalls - 1),
  switches: minutes * switchesAMinute
} as const

const sum = (rows: Readonly<Record<string, number>>) => Object.values(rows).reduce((total, one) => total + one, 0)

/** Sent to browsers, in kB a visit. */
export const bytes = {
  firstView: cold * home + (1 - cold) * document,
  results: cold * quoting * resultsMore,
  payment: cold * paying * paymentMore,
  answers: quoting * quotes * quoteAnswer
} as const

/** A second, in the busiest seconds of the busiest hour. */
export const atPeak = (perVisit: number): number => (perVisit * visitsADay * peakHour * burst) / 3600

/** Seconds of one core that the provider works, a visit. */
const coreSeconds =
  (2 / measured.quotesOnTwoCores) * (calls.quotes + calls.prices) +
  (2 / measured.quotesOnTwoCores) * assumed.smallCallAsQuote * (calls.home + calls.lists) +
  (2 / measured.salesOnTwoCores) * calls.sales

/** What a thousand visits need, each in the unit of its price. */
export const perThousand = {
  gigabytes: sum(bytes) / 1000,
  tenThousandRequests: sum(files) / 10,
  coreHours: coreSeconds / 3.6,
  thousandWrites: calls.sales * measured.insertsASale
} as const

export const total = { calls: sum(calls), files: sum(files), bytes: sum(bytes) } as const

/** Cores that the provider needs at the peak, by what asks for them: the largest breaks first. */
export const coresAtPeak = {
  home: (2 / measured.quotesOnTwoCores) * assumed.smallCallAsQuote * atPeak(calls.home),
  quotes: (2 / measured.quotesOnTwoCores) * atPeak(calls.quotes + calls.prices),
  lists: (2 / measured.quotesOnTwoCores) * assumed.smallCallAsQuote * atPeak(calls.lists),
  sales: (2 / measured.salesOnTwoCores) * atPeak(calls.sales)
} as const
