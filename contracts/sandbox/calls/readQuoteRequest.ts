import {
  day,
  daysBetween,
  email,
  firstDeparture,
  listOf,
  one,
  orNull,
  phone,
  type Shape,
  text,
  whole,
  wrongIn
} from "../http/checks"
import { bandOf, currencyOf } from "../rating/rating"

/** The fields that a quote and a mailed quote name alike. */
export const quoteFields = {
  TripInitialDate: day,
  TripEndDate: day,
  Age: listOf(whole(0, 120), 1, 20),
  Sort: one(1),
  Top: whole(1, 100)
} satisfies Shape

const shapeIn = (channel: string): Shape => ({
  quote: {
    ...quoteFields,
    Annual: one(true, false, null),
    PromotionalCode: orNull(text(/^/, 2000)),
    DestinationCountryIsoCode: text(/^[A-Z]{3}$/),
    AmountCurrencyISOCode: one(currencyOf(channel)),
    Product: listOf(() => false, 0, 0)
  },
  phoneNumber: phone,
  email,
  subscribed: one(true, false)
})

/** The part of `sales/quote` that prices depend on (QR-22). */
export type QuoteRequest = {
  readonly TripInitialDate: string
  readonly TripEndDate: string
  readonly Age: readonly number[]
  readonly Annual: boolean | null
  readonly PromotionalCode: string | null
  readonly DestinationCountryIsoCode: string
  readonly Top: number
}

type Desk = { readonly channel: string; readonly now: Date }

/** What does not go together: today and the days, the duration code and its `Annual`. */
const mismatchesIn = (quote: QuoteRequest, { channel, now }: Desk): readonly string[] => {
  if (quote.TripInitialDate < firstDeparture(now)) return ["quote.TripInitialDate"]
  const days = daysBetween(quote.TripInitialDate, quote.TripEndDate)
  if (days <= 0) return ["quote.TripEndDate"]
  const band = bandOf(channel, quote.DestinationCountryIsoCode)
  if (band === undefined || days < band.firstDay || days > band.lastDay) return ["quote.DestinationCountryIsoCode"]
  return quote.Annual === band.annual ? [] : ["quote.Annual"]
}

/** Reads the body of `sales/quote`, or names every wrong field (QR-22). */
export const readQuoteRequest = (
  body: unknown,
  desk: Desk
): { readonly request: QuoteRequest } | { readonly wrong: readonly string[] } => {
  const fields = wrongIn(body, shapeIn(desk.channel))
  if (fields.length > 0) return { wrong: fields }
  const { quote: request } = body as { readonly quote: QuoteRequest }
  const wrong = mismatchesIn(request, desk)
  return wrong.length > 0 ? { wrong } : { request }
}
