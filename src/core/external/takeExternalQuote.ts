import { Data, Effect, Clock as Time } from "effect"
import { type Cart, cartOf, externalProducer, titleOf } from "../cart/cart"
import { withCoupon } from "../cart/coupon"
import { type PurchaseDraft, type QuotedCart, SavedPurchase } from "../cart/SavedPurchase"
import { CurrentChannel } from "../channel/channel"
import { holds } from "../form/form"
import { LookupsApi } from "../passengers/LookupsApi"
import { emptyMainPassenger, mainPassengerForm, type PassengersDraft, passengerForm } from "../passengers/passenger"
import { isTouched, rulesAt } from "../passengers/passengers"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { readEmail } from "../person/reach"
import { withoutCardNumbers } from "../person/withoutCardNumbers"
import { shownId } from "../quote/id"
import { QuoteApi, type QuoteRequest } from "../quote/QuoteApi"
import { SavedSearch } from "../quote/SavedSearch"
import { Clock } from "../trip/Clock"
import { type Day, daysBetween } from "../trip/calendar"
import { offerDestinations } from "../trip/DestinationsApi"
import { checkSearch, draftOf } from "../trip/search"
import { durationCode, judgeAnywhere, type Trip, tripDays } from "../trip/tripRules"
import { type Contact, contactOf, type ExternalQuote, ExternalQuoteApi, reachedBy } from "./externalQuote"

/** An unfinished purchase as a visitor knows it. `plan` is empty while none is chosen. */
export interface Standing {
  readonly plan: string
  readonly trip: Trip
  readonly passengers: PassengersDraft
}

const nobody: PassengersDraft = { main: emptyMainPassenger, others: [] }

/**
 * The stored purchase: a cart, or passengers, of a trip that can still be bought. Undefined without
 * one. `today` is the day in UTC.
 */
export const standingOf = (
  purchase: PurchaseDraft | undefined,
  passengers: PassengersDraft = nobody,
  today: Day
): Standing | undefined => {
  const checked = purchase && checkSearch(purchase.draft, today, ["destination", "phone", "email"])
  if (checked?.is !== "valid") return undefined
  const cart = purchase?.cart
  if (!cart && !isTouched(passengers.main, emptyMainPassenger)) return undefined
  return { plan: cart ? titleOf(cart) : "", trip: checked.search.trip, passengers }
}

const markOf = ({ passengers: { main, others }, plan, trip: { ages, end, start } }: Standing) => {
  const documents = [main, ...others].map(({ document }) => document.replace(/\W/g, ""))
  return JSON.stringify([plan, start, end, ages, documents, readEmail(main.email).toLowerCase()])
}

/**
 * True if both are one purchase: the same plan, days, ages, documents and e-mail of the voucher. A
 * new price or a corrected name makes no other one (EX-09).
 */
export const isSameStanding = (one: Standing, other: Standing): boolean => markOf(one) === markOf(other)

/**
 * The reason why a partner's quote gives no purchase (EX-02). `missing`: the link has no id.
 * `invalid`: the quote does not exist or is unreadable. `failed`: it could not be loaded or priced,
 * or the plan is not on sale; a retry may help.
 */
export class ExternalQuoteRefused extends Data.TaggedError("ExternalQuoteRefused")<{
  readonly why: "missing" | "invalid" | "expired" | "failed"
  readonly trip?: Trip
}> {}

/**
 * The quote has no usable phone or e-mail, and the provider prices nothing without them (EX-05).
 * The page asks the buyer.
 */
export class ContactMissing extends Data.TaggedError("ContactMissing")<{
  readonly known: Contact
}> {}

/**
 * The link would replace a purchase of the visitor's own (EX-09). The page asks which of the two
 * goes on; until then the own one stays.
 */
export class PurchaseInTheWay extends Data.TaggedError("PurchaseInTheWay")<{
  readonly own: Standing
  readonly offered: Standing
}> {}

interface ExternalArrival {
  readonly p: string | null
  readonly contact?: Contact | undefined
  /** The visitor has agreed that the link replaces their own purchase. */
  readonly replaces?: boolean | undefined
  readonly today: Day
  /** Hears when the quote has come and its plan is priced (EX-01). */
  readonly onPricing: () => void
}

const refused = (why: ExternalQuoteRefused["why"]) => new ExternalQuoteRefused({ why })

/** In UTF-16 units. */
const longestId = 2000

/** A blank `p` counts as missing. 'error' means that the partner's own quote failed (EX-02). */
const find = Effect.fnUntraced(function* (p: string | null) {
  const api = yield* ExternalQuoteApi
  if (p === null || p.trim() === "") return yield* refused("missing")
  if (p === "error" || p.length > longestId) return yield* refused("invalid")
  return yield* Effect.mapError(api.find(p), ({ _tag }) =>
    refused(_tag === "ExternalQuoteInvalid" ? "invalid" : "failed")
  )
})

/** True if the quote has more passengers than ages. The portal cannot decide whom to drop. */
const isForMore = ({ passengers: { others }, request: { ages } }: ExternalQuote): boolean =>
  others.length >= ages.length

/** The partner's destination, else the only one with the request's code. Empty if several fit. */
const placeOf = Effect.fnUntraced(function* ({ destination, request }: ExternalQuote) {
  const { trip } = yield* CurrentChannel
  const names = (yield* offerDestinations()).map(({ name }) => name)
  const fitting = names.filter((name) => durationCode(name, tripDays(request), trip.durations)?.code === request.code)
  const [only = ""] = fitting.length === 1 ? fitting : []
  return names.includes(destination) ? destination : only
})

/**
 * The quote as a search of the portal. A trip that has begun counts as expired (EX-04).
 * Contradictions, the channel's limits (QR-10) or another currency make it invalid. The partner's
 * opt-in does not become consent here: the visitor saw no box of the portal (QB-06).
 */
const searchOf = Effect.fnUntraced(function* (trip: Trip, quote: ExternalQuote) {
  const channel = yield* CurrentChannel
  const { currency, email, phone } = quote.request
  const draft = { ...draftOf({ trip, email, phone, subscribed: false }), subscribed: undefined }
  const today = yield* Clock.today
  const checked = checkSearch(draft, today)
  const { ages, dates } = checked.is === "invalid" ? checked.problems : {}
  if (ages || dates) return yield* refused(dates === "startPast" ? "expired" : "invalid")
  const isSold = judgeAnywhere(trip, channel.trip, today).is === "quotable"
  return isSold && currency === channel.currency.code && !isForMore(quote) ? draft : yield* refused("invalid")
})

/**
 * Prices the chosen plan again (EX-05). With a coupon it prices the plan twice, so that the buyer
 * can remove the coupon.
 */
const cartFor = Effect.fnUntraced(function* ({ plan, request }: ExternalQuote) {
  const api = yield* QuoteApi
  const price = (asked: QuoteRequest) =>
    Effect.map(
      Effect.mapError(api.quote(asked), () => refused("failed")),
      (plans) => plans.find(({ id }) => shownId(id) === plan)
    )
  const quoted = yield* price(request)
  const plain = quoted && request.coupon !== null ? yield* price({ ...request, coupon: null }) : quoted
  if (!quoted || !plain) return yield* refused("failed")
  const { annual, code, subscribed } = request
  const cart: Cart = { ...cartOf(plain), request: { annual, code, subscribed } }
  return request.coupon === null ? cart : (withCoupon(cart, request.coupon, quoted) ?? cart)
})

/** Fails if another purchase of the visitor's own would be lost. */
const spare = Effect.fnUntraced(function* (offered: Standing) {
  const own = standingOf(yield* SavedPurchase.load, yield* SavedPassengers.load, yield* Clock.today)
  if (own && !isSameStanding(own, offered)) return yield* new PurchaseInTheWay({ own, offered })
})

const keep = Effect.fnUntraced(function* (quoted: QuotedCart, passengers: PassengersDraft, today: Day) {
  const channel = yield* CurrentChannel
  const { main, others } = passengers
  const { draft } = quoted
  const rules = { channel, ages: draft.ages.map(Number), today }
  yield* SavedSearch.save(draft)
  yield* SavedPassengers.save(withoutCardNumbers(passengers), [
    holds(mainPassengerForm.problems(main, rulesAt(0, rules))),
    ...others.map((other, index) => holds(passengerForm.problems(other, rulesAt(index + 1, rules))))
  ])
  yield* SavedPurchase.saveQuoted(quoted)
  yield* SavedPurchase.saveProducer({ sold: true, code: externalProducer })
})

/**
 * A country that is no number counts only if the provider's list has it: the sale sends it as it
 * is. Otherwise step 2 asks for it.
 */
const judgeCountry = Effect.fnUntraced(function* (passengers: PassengersDraft) {
  const { main } = passengers
  if (/^\d*$/.test(main.country)) return passengers
  const listed = yield* Effect.orElseSucceed(LookupsApi.countries, () => [])
  return listed.some(({ id }) => id === main.country) ? passengers : { ...passengers, main: { ...main, country: "" } }
})

const prepare = Effect.fnUntraced(function* (quote: ExternalQuote, trip: Trip, { onPricing, today }: ExternalArrival) {
  if (daysBetween(today, quote.expires) < 0) return yield* refused("expired")
  const draft = yield* searchOf(trip, quote)
  const { email, phone } = quote.request
  if (email === "" || phone === "") return yield* new ContactMissing({ known: { phone, email } })
  onPricing()
  const cart = yield* cartFor(quote)
  return { draft, cart, quotedAt: yield* Time.currentTimeMillis }
})

/**
 * Turns a partner's quote into a purchase: loads it, prices it again and saves it with its
 * passengers, ready to pay (EX-06). It replaces a purchase of the visitor's own only if they agreed
 * (EX-09).
 */
export const takeExternalQuote = Effect.fnUntraced(function* (arrival: ExternalArrival) {
  const { contact, p, today } = arrival
  const found = yield* find(p)
  const quote = reachedBy(found, contactOf(found, contact))
  const { ages, end, start } = quote.request
  const trip: Trip = { destination: yield* placeOf(quote), start, end, ages }
  const quoted = yield* Effect.mapError(prepare(quote, trip, arrival), (failure) =>
    failure._tag === "ContactMissing" ? failure : new ExternalQuoteRefused({ why: failure.why, trip })
  )
  const { passengers } = quote
  if (!arrival.replaces) yield* spare({ plan: titleOf(quoted.cart), trip, passengers })
  yield* keep(quoted, yield* judgeCountry(passengers), today)
})
