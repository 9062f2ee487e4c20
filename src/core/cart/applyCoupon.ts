import { Data, Effect } from "effect"
import { quoteTrip } from "../quote/requestQuotes"
import { hasContact } from "../trip/search"
import { type Checkout, cartKeyOf, withoutCoupon } from "./cart"
import { loadCheckout } from "./checkout"
import { readCoupon, samePlan, withCoupon } from "./coupon"
import { SavedCheckout } from "./SavedCheckout"

/** There is no code to send, or it takes nothing off: 'EL CUPON NO ES VALIDO' (CU-04). */
export class CouponRefused extends Data.TaggedError("CouponRefused") {}
/** The provider did not answer, so the coupon may still be valid (TR-08). */
export class CouponUnknown extends Data.TaggedError("CouponUnknown") {}
/** The quote needs a phone and an e-mail: the passengers have none yet. */
export class CouponNeedsContact extends Data.TaggedError("CouponNeedsContact") {}
/** Another tab has bought, emptied or changed the cart. */
export class CartGone extends Data.TaggedError("CartGone") {}

const isSamePurchase = (before: Checkout, now: Checkout | undefined) => {
  const chosen = (checkout: Checkout) => cartKeyOf({ ...checkout, cart: withoutCoupon(checkout.cart) })
  return now !== undefined && chosen(now) === chosen(before)
}

/**
 * Re-quotes the plan with a coupon and saves the cart with the result (CU-02). A failure leaves the
 * cart unchanged.
 */
export const applyCoupon = Effect.fn("applyCoupon")(function* (typed: string) {
  const read = readCoupon(typed)
  if (read.is !== "code") return yield* new CouponRefused()
  const checkout = yield* loadCheckout()
  if (!checkout) return yield* new CartGone()
  if (!hasContact(checkout.search)) return yield* new CouponNeedsContact()

  const plans = yield* Effect.mapError(quoteTrip(checkout.search, read.code, checkout.cart.request), ({ _tag }) =>
    _tag === "QuoteUnavailable" ? new CouponUnknown() : new CouponRefused()
  )
  const found = samePlan(checkout.cart, plans)
  const cart = found && withCoupon(checkout.cart, read.code, found)
  if (!cart) return yield* new CouponRefused()
  if (!isSamePurchase(checkout, yield* loadCheckout())) return yield* new CartGone()

  const saved = yield* SavedCheckout
  yield* saved.saveCart(cart)
  return cart
})

/** Removes the coupon. Undefined if the cart is gone. */
export const removeCoupon = Effect.fn("removeCoupon")(function* () {
  const checkout = yield* loadCheckout()
  if (!checkout) return undefined
  const saved = yield* SavedCheckout
  const cart = withoutCoupon(checkout.cart)
  yield* saved.saveCart(cart)
  return cart
})
