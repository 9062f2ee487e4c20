import { Effect, Clock as Time } from "effect"
import type { Cents, Plan } from "../quote/plan"
import { quoteTrip } from "../quote/quoteTrip"
import type { Search } from "../trip/search"
import { type Cart, cartOf, fingerprintOf, totalOf } from "./cart"
import { samePlan, withCoupon } from "./coupon"
import { loadCheckout } from "./loadCheckout"
import { SavedCheckout } from "./SavedCheckout"

/** A price stays valid this long after the visitor saw it, in milliseconds. */
export const priceLasts = 20 * 60 * 1000

/** The result of the price check. The buyer must accept a new price first (OU-15). */
export type PriceVerdict =
  | { readonly is: "same" }
  /**
   * `before` and `now` are the totals. `cart` is the cart at the new price. `couponEnded`: the
   * coupon takes nothing off any more.
   */
  | {
      readonly is: "changed"
      readonly before: Cents
      readonly now: Cents
      readonly cart: Cart
      readonly couponEnded: boolean
    }
  | { readonly is: "gone" }
  /** The provider gave no answer. The sale carries no amount, so the buyer must know first. */
  | { readonly is: "unasked" }

const same: PriceVerdict = { is: "same" }

const judge = (before: Cart, now: Cart): PriceVerdict => {
  if (totalOf(now) === totalOf(before) && now.item.amount === before.item.amount) return same
  const couponEnded = before.coupon !== undefined && now.coupon === undefined
  return { is: "changed", before: totalOf(before), now: totalOf(now), cart: now, couponEnded }
}

/** A refused coupon gives no plans, so that an expired coupon counts as no discount. */
const quoteWith = (search: Search, code: string) =>
  quoteTrip(search, code).pipe(
    Effect.catch((failure) => {
      const isRefused = failure._tag === "QuoteRefused" || failure._tag === "QuoteDeclined"
      return isRefused ? Effect.succeed<ReadonlyArray<Plan>>([]) : Effect.fail(failure)
    })
  )

const priceAnew = Effect.fn("confirmPrice.priceAnew")(function* (cart: Cart, search: Search) {
  const code = cart.coupon?.code
  const found = samePlan(cart, yield* quoteTrip(search, null))
  if (!found) return "gone"
  const now = cartOf(found)
  if (code === undefined) return now
  const quoted = samePlan(now, yield* quoteWith(search, code))
  return (quoted && withCoupon(now, code, quoted)) ?? now
})

/** Saving the cart renews its date, so that the price holds for another `priceLasts`. */
const renew = Effect.fn("confirmPrice.renew")(function* (fingerprint: string) {
  const saved = yield* SavedCheckout
  const checkout = yield* loadCheckout()
  if (checkout && fingerprintOf(checkout) === fingerprint) yield* saved.saveCart(checkout.cart)
})

/** Checks the price of an old cart. */
export const confirmPrice = Effect.fn("confirmPrice")(function* () {
  const saved = yield* SavedCheckout
  const kept = yield* saved.load
  const checkout = yield* loadCheckout()
  if (!checkout || !kept || (yield* Time.currentTimeMillis) - kept.savedAt < priceLasts) return same
  const now = yield* Effect.catch(priceAnew(checkout.cart, checkout.search), () => Effect.succeed("unasked" as const))
  const verdict: PriceVerdict = typeof now === "string" ? { is: now } : judge(checkout.cart, now)
  if (verdict.is === "same") yield* renew(fingerprintOf(checkout))
  return verdict
})
