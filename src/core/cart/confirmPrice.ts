import { Effect, Clock as Time } from "effect"
import type { Cents, Plan } from "../quote/plan"
import { quoteTrip } from "../quote/quoteTrip"
import type { Search } from "../trip/search"
import { type Cart, cartOf, fingerprintOf, totalOf } from "./cart"
import { samePlan, withCoupon } from "./coupon"
import { loadCheckout } from "./loadCheckout"
import { SavedCheckout } from "./SavedCheckout"

/** How long a price that was seen is taken for the price, in milliseconds. */
export const priceLasts = 20 * 60 * 1000

/** Whether the cart still costs what it did; a new price is not taken before the buyer accepts it (OU-15). */
export type PriceVerdict =
  | { readonly is: "same" }
  /** What is paid, before and now; `cart` is what to buy for it. `couponEnded`: its coupon takes nothing off any more. */
  | {
      readonly is: "changed"
      readonly before: Cents
      readonly now: Cents
      readonly cart: Cart
      readonly couponEnded: boolean
    }
  /** The plan is no longer on sale. */
  | { readonly is: "gone" }

const same: PriceVerdict = { is: "same" }

const judge = (before: Cart, now: Cart): PriceVerdict => {
  if (totalOf(now) === totalOf(before) && now.item.amount === before.item.amount) return same
  const couponEnded = before.coupon !== undefined && now.coupon === undefined
  return { is: "changed", before: totalOf(before), now: totalOf(now), cart: now, couponEnded }
}

/** The plans with a coupon; none where the provider refuses it, as a coupon that has ended takes nothing off. */
const quoteWith = (search: Search, code: string) =>
  quoteTrip(search, code).pipe(
    Effect.catch((failure) => {
      const isRefused = failure._tag === "QuoteRefused" || failure._tag === "QuoteDeclined"
      return isRefused ? Effect.succeed<ReadonlyArray<Plan>>([]) : Effect.fail(failure)
    })
  )

/** The cart at the prices of this moment, with its coupon as far as that is good; or that its plan is gone. */
const priceAnew = Effect.fn("confirmPrice.priceAnew")(function* (cart: Cart, search: Search) {
  const code = cart.coupon?.code
  const found = samePlan(cart, yield* quoteTrip(search, null))
  if (!found) return "gone"
  const now = cartOf(found)
  if (code === undefined) return now
  const quoted = samePlan(now, yield* quoteWith(search, code))
  return (quoted && withCoupon(now, code, quoted)) ?? now
})

/** The price was seen just now: it is taken for the price for as long again. */
const renew = Effect.fn("confirmPrice.renew")(function* (fingerprint: string) {
  const saved = yield* SavedCheckout
  const checkout = yield* loadCheckout()
  if (checkout && fingerprintOf(checkout) === fingerprint) yield* saved.saveCart(checkout.cart)
})

/**
 * Asks for the price of a cart that was left lying, with its coupon. A provider that does not answer changes nothing: the sale is
 * theirs to refuse.
 */
export const confirmPrice = Effect.fn("confirmPrice")(function* () {
  const saved = yield* SavedCheckout
  const kept = yield* saved.load
  const checkout = yield* loadCheckout()
  if (!checkout || !kept || (yield* Time.currentTimeMillis) - kept.savedAt < priceLasts) return same
  const now = yield* Effect.catch(priceAnew(checkout.cart, checkout.search), () => Effect.succeed("unknown" as const))
  if (now === "unknown") return same
  const verdict: PriceVerdict = now === "gone" ? { is: "gone" } : judge(checkout.cart, now)
  if (verdict.is === "same") yield* renew(fingerprintOf(checkout))
  return verdict
})
