import { Effect } from "effect"
import type { Checkout } from "../cart/cart"
import { checkoutOf } from "../cart/checkout"
import { SavedCheckout } from "../cart/SavedCheckout"
import { Clock } from "../trip/Clock"
import { checkSearch } from "../trip/search"
import { SavedPurchase } from "./purchase"

/**
 * The unfinished purchase, or the reason why there is none. `bought`: this browser has bought it.
 * `begun`: its trip has begun. `empty`: the cart is empty.
 */
export type FoundCheckout =
  | { readonly is: "here"; readonly checkout: Checkout }
  | { readonly is: "bought" | "begun" | "empty" }

/** Finds the unfinished purchase (SR-06, SR-07). */
export const findCheckout = Effect.fn("findCheckout")(function* () {
  const clock = yield* Clock
  const kept = yield* (yield* SavedCheckout).load
  const today = yield* clock.today
  const checkout = checkoutOf(kept, today)
  if (checkout) return { is: "here", checkout } satisfies FoundCheckout
  if (kept?.cart) {
    const checked = checkSearch(kept.draft, today)
    const isBegun = checked.is === "invalid" && checked.problems.dates === "startPast"
    return { is: isBegun ? "begun" : "empty" } satisfies FoundCheckout
  }
  const bought = yield* (yield* SavedPurchase).load
  return { is: bought ? "bought" : "empty" } satisfies FoundCheckout
})
