import { Effect, Clock as Time } from "effect"
import type { Plan } from "../quote/plan"
import type { QuoteFailure } from "../quote/QuoteApi"
import { type NotQuotable, quoteTrip } from "../quote/requestQuotes"
import type { Search } from "../trip/search"
import { type Cart, cartKeyOf, cartOf, payable, totalOf, wordsOf } from "./cart"
import { samePlan, withCoupon } from "./coupon"
import { loadPurchase } from "./purchase"
import { type QuotedCart, SavedPurchase } from "./SavedPurchase"

/** How long the price of a quote stays valid, in milliseconds. */
export const priceLasts = 20 * 60 * 1000

/** The result of the price check. The buyer must accept another price or plan first (OU-15). */
export type PriceVerdict =
  /**
   * `cart`, if the provider was asked: the cart on screen, with the ids and the rate of today. Absent
   * if another tab chose another one meanwhile.
   */
  | { readonly is: "same"; readonly cart?: Cart }
  /**
   * `before` and `now` are the carts. `couponEnded`: the coupon takes nothing off any more.
   * Saving `quoted` accepts the change.
   */
  | {
      readonly is: "changed"
      readonly before: Cart
      readonly now: Cart
      readonly couponEnded: boolean
      readonly quoted: QuotedCart
    }
  | { readonly is: "gone" }
  /** The provider gave no answer. The sale carries no amount, so the buyer must know first. */
  | { readonly is: "unconfirmed" }

/**
 * What a buyer has seen of a purchase: the plan's words, its price with and without the coupon, and
 * each instalment. Steps 2 and 3 show no benefits.
 */
export const seen = (cart: Cart): string =>
  JSON.stringify([
    wordsOf(cart),
    totalOf(cart),
    cart.item.amount,
    payable(cart)
      .instalments.map(({ amount, count, paymentMethod }) => [paymentMethod, count, amount])
      .sort()
  ])

/** A refused coupon gives no plans, so that an expired coupon counts as no discount. */
const quoteWith = (search: Search, code: string, { request }: Cart) =>
  quoteTrip(search, code, request).pipe(
    Effect.catch((failure) => {
      const isRefused = failure._tag === "QuoteRefused" || failure._tag === "QuoteDeclined"
      return isRefused ? Effect.succeed<ReadonlyArray<Plan>>([]) : Effect.fail(failure)
    })
  )

/** Statuses that speak of the asker: the next one may be answered. */
const passing = [401, 403, 408, 429]

/** Whether the provider refused to quote this trip, as one that has begun. */
const isNotQuoted = (failure: QuoteFailure | NotQuotable) =>
  failure._tag === "QuoteDeclined" || (failure._tag === "QuoteRefused" && !passing.includes(failure.status))

/** The cart at the price of today, without its coupon. Undefined if the plan is no longer sold. */
export const priceAnew = Effect.fnUntraced(function* (cart: Cart, search: Search) {
  const found = samePlan(cart, yield* quoteTrip(search, null, cart.request))
  if (!found) return undefined
  const { lostCoupon, request } = cart
  return {
    ...cartOf(found),
    ...(lostCoupon !== undefined && { lostCoupon }),
    ...(request && { request })
  } satisfies Cart
})

const priceWithCoupon = Effect.fnUntraced(function* (cart: Cart, search: Search) {
  const now = yield* priceAnew(cart, search)
  if (!now || !cart.coupon) return now
  const quoted = samePlan(now, yield* quoteWith(search, cart.coupon.code, cart))
  return (quoted && withCoupon(now, cart.coupon.code, quoted)) ?? now
})

/**
 * Asks for the price of a cart older than `priceLasts`, and renews the same one (OU-15). `anew`: of
 * any cart, as the sale was refused; a quote that is refused too means that the plan is gone.
 * `shown`: the cart on screen; default: the stored one.
 */
export const confirmPrice = Effect.fnUntraced(function* (anew = false, shown?: Cart) {
  const kept = yield* SavedPurchase.load
  const purchase = kept && (yield* loadPurchase(kept))
  const asked = yield* Time.currentTimeMillis
  // A quote of the future is of unknown age: the device's clock was ahead.
  const isYoung = (at: number) => at <= asked && asked - at < priceLasts
  const isOld = kept !== undefined && (anew || !isYoung(kept.quotedAt))
  if (!purchase || !isOld) return { is: "same" } satisfies PriceVerdict
  const { cart: before, search } = purchase
  const priced = yield* Effect.result(priceWithCoupon(before, search))
  if (priced._tag === "Failure")
    return { is: anew && isNotQuoted(priced.failure) ? "gone" : "unconfirmed" } satisfies PriceVerdict
  const now = priced.success
  // Without instalments nothing is left to pay it with.
  if (!now || payable(now).instalments.length === 0) return { is: "gone" } satisfies PriceVerdict
  const quoted: QuotedCart = { cart: now, draft: kept.draft, quotedAt: yield* Time.currentTimeMillis }
  if (seen(now) !== seen(before)) {
    const couponEnded = before.coupon !== undefined && now.coupon === undefined
    return { is: "changed", before, now, couponEnded, quoted } satisfies PriceVerdict
  }
  const here = yield* loadPurchase()
  const isHere = here !== undefined && cartKeyOf(here) === cartKeyOf(purchase)
  if (isHere) yield* SavedPurchase.saveQuoted(quoted)
  const isShown = isHere && seen(now) === seen(shown ?? before)
  return { is: "same", ...(isShown && { cart: now }) } satisfies PriceVerdict
})
