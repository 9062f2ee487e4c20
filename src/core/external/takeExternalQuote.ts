import { Data, Effect } from "effect"
import { type Cart, cartOf, externalProducer } from "../cart/cart"
import { withCoupon } from "../cart/coupon"
import { SavedCheckout } from "../cart/SavedCheckout"
import { CurrentChannel } from "../channel/CurrentChannel"
import { holds, mainPassengerProblems, type PassengersDraft, passengerProblems } from "../passengers/passenger"
import { rulesAt } from "../passengers/passengers"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { QuoteApi, type QuoteRequest } from "../quote/QuoteApi"
import { SavedSearch } from "../quote/SavedSearch"
import { Clock } from "../trip/Clock"
import { type Day, daysBetween } from "../trip/calendar"
import { draftOf } from "../trip/draftOf"
import { offerDestinations } from "../trip/offerDestinations"
import { checkSearch, type SearchDraft } from "../trip/search"
import { durationCode, judgeAnywhere, type Trip, tripDays } from "../trip/tripRules"
import { ExternalQuoteApi } from "./ExternalQuoteApi"
import { type ExternalQuote, readQuoteId } from "./externalQuote"
import { type Contact, contactOf, reachedBy } from "./reach"

/**
 * Why no purchase comes of an external quote (EX-02). `missing`: the link names none · `invalid`: there is none, or it cannot be read ·
 * `expired` · `failed`: it could not be fetched or priced, or the plan is not on sale; another try may help.
 */
export class ExternalQuoteRefused extends Data.TaggedError("ExternalQuoteRefused")<{
  readonly why: "missing" | "invalid" | "expired" | "failed"
  /** The trip that was quoted, as far as that is known: it can be quoted again here. */
  readonly trip?: Trip
}> {}

/** Neither the partner nor a passenger tells how the buyer is reached, without which nothing is priced (EX-05): it is theirs to tell. */
export class ContactMissing extends Data.TaggedError("ContactMissing")<{
  /** What is known of it. */
  readonly known: Contact
}> {}

/** What a partner's link leads to. */
export interface ExternalArrival {
  /** The `p` of the link. */
  readonly p: string | null
  /** What the buyer told, where they were asked. */
  readonly contact?: Contact | undefined
  /** By the visitor's calendar. */
  readonly today: Day
  /** Hears when the quote has come and its plan is priced (EX-01). */
  readonly onPricing: () => void
}

const refused = (why: ExternalQuoteRefused["why"]) => new ExternalQuoteRefused({ why })

const find = Effect.fn("takeExternalQuote.find")(function* (p: string | null) {
  const api = yield* ExternalQuoteApi
  const read = readQuoteId(p)
  if (read.is !== "id") return yield* refused(read.is)
  return yield* Effect.mapError(api.find(read.id), ({ _tag }) =>
    refused(_tag === "ExternalQuoteInvalid" ? "invalid" : "failed")
  )
})

/** Whether more people are told than were quoted: whom to leave at home is not the portal's to say. */
const isForMore = ({ passengers: { others }, request: { ages } }: ExternalQuote): boolean =>
  others.length >= ages.length

/** The destination that the partner names, else the one to which the code belongs; empty where that may be several, as the buyer chose none. */
const placeOf = Effect.fn("takeExternalQuote.placeOf")(function* ({ destination, request }: ExternalQuote) {
  const { trip } = yield* CurrentChannel
  const names = (yield* offerDestinations()).map(({ name }) => name)
  const fitting = names.filter((name) => durationCode(name, tripDays(request), trip.durations)?.code === request.code)
  const [only = ""] = fitting.length === 1 ? fitting : []
  return names.includes(destination) ? destination : only
})

/**
 * The quote as a search of this portal. What has begun by now has expired (EX-04); what contradicts itself, the channel's limits (QR-10)
 * or its money is none. The partner's opt-in stays in the partner's words: no page of the portal has shown one (QB-06).
 */
const searchOf = Effect.fn("takeExternalQuote.searchOf")(function* (trip: Trip, quote: ExternalQuote) {
  const channel = yield* CurrentChannel
  const clock = yield* Clock
  const { currency, email, phone } = quote.request
  const draft = { ...draftOf({ trip, email, phone, subscribed: false }), subscribed: undefined }
  const today = yield* clock.today
  const checked = checkSearch(draft, today, true)
  const { ages, dates } = checked.is === "invalid" ? checked.problems : {}
  if (ages || dates) return yield* refused(dates === "startPast" ? "expired" : "invalid")
  const isSold = judgeAnywhere(trip, channel.trip, today).is === "quotable"
  return isSold && currency === channel.currency.code && !isForMore(quote) ? draft : yield* refused("invalid")
})

/** The cart with the plan that was chosen, priced anew (EX-05). With a coupon the plan is priced without it too, so that it can be taken off. */
const cartFor = Effect.fn("takeExternalQuote.cartFor")(function* ({ plan, request }: ExternalQuote) {
  const api = yield* QuoteApi
  const price = (asked: QuoteRequest) =>
    Effect.map(
      Effect.mapError(api.quote(asked), () => refused("failed")),
      (plans) => plans.find(({ id }) => String(id) === plan)
    )
  const quoted = yield* price(request)
  const plain = quoted && request.coupon !== null ? yield* price({ ...request, coupon: null }) : quoted
  if (!quoted || !plain) return yield* refused("failed")
  const cart = cartOf(plain)
  return request.coupon === null ? cart : (withCoupon(cart, request.coupon, quoted) ?? cart)
})

const keep = Effect.fn("takeExternalQuote.keep")(function* (
  draft: SearchDraft,
  cart: Cart,
  passengers: PassengersDraft,
  today: Day
) {
  const channel = yield* CurrentChannel
  const searches = yield* SavedSearch
  const checkout = yield* SavedCheckout
  const saved = yield* SavedPassengers
  const { main, others } = passengers
  const rules = { channel, ages: draft.ages.map(Number), today }
  yield* searches.save(draft)
  yield* saved.save(passengers, [
    holds(mainPassengerProblems(main, rulesAt(0, rules))),
    ...others.map((other, index) => holds(passengerProblems(other, rulesAt(index + 1, rules))))
  ])
  yield* checkout.saveCart(cart)
  yield* checkout.saveProducer({ sold: true, code: externalProducer })
})

const prepare = Effect.fn("takeExternalQuote.prepare")(function* (
  quote: ExternalQuote,
  trip: Trip,
  { onPricing, today }: ExternalArrival
) {
  if (daysBetween(today, quote.expires) < 0) return yield* refused("expired")
  const draft = yield* searchOf(trip, quote)
  const { email, phone } = quote.request
  if (email === "" || phone === "") return yield* new ContactMissing({ known: { phone, email } })
  onPricing()
  return { draft, cart: yield* cartFor(quote) }
})

/**
 * Makes a purchase of what a partner quoted: fetches it, prices it anew, and keeps it with its
 * passengers in place of an earlier purchase, ready to be paid (EX-06).
 */
export const takeExternalQuote = Effect.fn("takeExternalQuote")(function* (arrival: ExternalArrival) {
  const { contact, p, today } = arrival
  const told = yield* find(p)
  const quote = reachedBy(told, contactOf(told, contact))
  const { ages, end, start } = quote.request
  const trip: Trip = { destination: yield* placeOf(quote), start, end, ages }
  const { cart, draft } = yield* Effect.mapError(prepare(quote, trip, arrival), (failure) =>
    failure._tag === "ContactMissing" ? failure : new ExternalQuoteRefused({ why: failure.why, trip })
  )
  yield* keep(draft, cart, quote.passengers, today)
})
