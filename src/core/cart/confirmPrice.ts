import { Effect, Clock as Time } from "effect"
import type { Cents, Plan } from "../quote/plan"
import { quoteTrip } from "../quote/quoteTrip"
import { type Cart, cartOf } from "./cart"
import { samePlan } from "./coupon"
import { loadCheckout } from "./loadCheckout"
import { SavedCheckout } from "./SavedCheckout"

/** How long a price that was seen is taken for the price, in milliseconds. */
export const priceLasts = 20 * 60 * 1000

/** Whether the cart still costs what it did; a new price is not taken before the buyer accepts it (U15). */
export type PriceVerdict =
  | { readonly is: "same" }
  /** The price of the plan without coupon, before and now; `cart` is what to buy for it, its coupon to be entered anew. */
  | { readonly is: "changed"; readonly before: Cents; readonly now: Cents; readonly cart: Cart }
  /** The plan is no longer on sale. */
  | { readonly is: "gone" }

const judge = (cart: Cart, plans: ReadonlyArray<Plan>): PriceVerdict => {
  const found = samePlan(cart, plans)
  if (!found) return { is: "gone" }
  const { amount } = cart.item
  return found.amount === amount
    ? { is: "same" }
    : { is: "changed", before: amount, now: found.amount, cart: cartOf(found) }
}

/** Asks for the price of a cart that was left lying. A provider that does not answer changes nothing: the sale is theirs to refuse. */
export const confirmPrice = Effect.fn("confirmPrice")(function* () {
  const same: PriceVerdict = { is: "same" }
  const saved = yield* SavedCheckout
  const kept = yield* saved.load
  const checkout = yield* loadCheckout()
  if (!checkout || !kept || (yield* Time.currentTimeMillis) - kept.savedAt < priceLasts) return same
  return yield* quoteTrip(checkout.search, null).pipe(
    Effect.map((plans) => judge(checkout.cart, plans)),
    Effect.catch(() => Effect.succeed(same))
  )
})
