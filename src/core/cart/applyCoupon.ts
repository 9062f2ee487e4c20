import { Data, Effect, Clock as Time } from "effect"
import type { QuoteFailure } from "../quote/QuoteApi"
import { type NotQuotable, quoteTrip } from "../quote/requestQuotes"
import { hasContact } from "../trip/search"
import { type Shown, withoutCoupon } from "./cart"
import { type PriceVerdict, priceAnew, seen } from "./confirmPrice"
import { hasMoved, readCoupon, samePlan, withCoupon } from "./coupon"
import { loadPurchase } from "./purchase"
import { SavedPurchase } from "./SavedPurchase"

/** No code was typed (`blank`), or a card number (VA-08). */
export class CouponMistyped extends Data.TaggedError("CouponMistyped")<{ readonly why: "blank" | "card" }> {}
/**
 * The code is too long, or takes nothing off: 'EL CUPON NO ES VALIDO' (CU-04). `moved`: the
 * cart's own price or plan is another one by now.
 */
export class CouponRefused extends Data.TaggedError("CouponRefused")<{ readonly moved: boolean }> {}
/** The provider did not answer, so the coupon may still be valid (TR-07). */
export class CouponUnknown extends Data.TaggedError("CouponUnknown") {}
/** The quote needs a phone and an e-mail: the passengers have none yet. */
export class CouponNeedsContact extends Data.TaggedError("CouponNeedsContact") {}
/** Another tab has bought, emptied or changed the cart. */
export class CartGone extends Data.TaggedError("CartGone") {}

const shownOf = ({ cart, search: { trip } }: Shown) =>
  JSON.stringify([seen(withoutCoupon(cart)), trip.destination, trip.start, trip.end, trip.ages])

const refused = new CouponRefused({ moved: false })

/**
 * Re-quotes the plan with a coupon and saves the cart with the result (CU-02): `same` with that
 * cart. Where the plan itself moved meanwhile, the coupon is judged by the plan's price of today,
 * and the buyer is asked before anything is saved: `changed` (OU-15). A failure leaves the cart
 * unchanged. `shown`: the purchase on screen; a coupon of another one is not asked.
 */
export const applyCoupon = Effect.fnUntraced(function* (typed: string, shown?: Shown) {
  const read = readCoupon(typed)
  if (read.is === "invalid") return yield* refused
  if (read.is !== "code") return yield* new CouponMistyped({ why: read.is })
  const purchase = yield* loadPurchase()
  const kept = yield* SavedPurchase.load
  if (!purchase || !kept || shownOf(purchase) !== shownOf(shown ?? purchase)) return yield* new CartGone()
  const { cart: before, search } = purchase
  if (!hasContact(search)) return yield* new CouponNeedsContact()

  const unanswered = ({ _tag }: QuoteFailure | NotQuotable) =>
    _tag === "QuoteUnavailable" ? new CouponUnknown() : refused
  const plans = yield* Effect.mapError(quoteTrip(search, read.code, before.request), unanswered)
  const quoted = samePlan(before, plans)
  if (!quoted) return yield* refused
  const chosen = hasMoved(before, quoted)
    ? yield* Effect.mapError(priceAnew(before, search), () => new CouponUnknown())
    : withoutCoupon(before)
  const moved = !chosen || seen(chosen) !== seen(withoutCoupon(before))
  const now = chosen && withCoupon(chosen, read.code, quoted)
  if (!now) return yield* new CouponRefused({ moved })
  const here = yield* loadPurchase()
  if (!here || shownOf(here) !== shownOf(purchase)) return yield* new CartGone()

  if (moved) {
    const priced = { cart: now, draft: kept.draft, quotedAt: yield* Time.currentTimeMillis }
    return { is: "changed", before, now, couponEnded: false, quoted: priced } satisfies PriceVerdict
  }
  // The price check may have brought the ids of a new quote meanwhile.
  const cart = { ...now, item: here.cart.item }
  yield* SavedPurchase.saveCart(cart)
  return { is: "same", cart } satisfies PriceVerdict
})

/** Removes the coupon. Undefined if the cart is gone. */
export const removeCoupon = Effect.fnUntraced(function* () {
  const purchase = yield* loadPurchase()
  if (!purchase) return undefined
  const cart = withoutCoupon(purchase.cart)
  yield* SavedPurchase.saveCart(cart)
  return cart
})
