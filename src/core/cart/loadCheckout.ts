import { Effect } from "effect"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { Clock } from "../trip/Clock"
import type { Day } from "../trip/calendar"
import { checkSearch } from "../trip/search"
import { type Checkout, isExternal } from "./cart"
import { type KeptCheckout, SavedCheckout } from "./SavedCheckout"

/** Reads the stored purchase. Undefined without a cart, or if the trip can no longer be bought. */
export const checkoutOf = (kept: KeptCheckout | undefined, today: Day): Checkout | undefined => {
  if (!kept?.cart) return undefined
  const checked = checkSearch(kept.draft, today, isExternal(kept))
  return checked.is === "valid" ? { search: checked.search, cart: kept.cart, producer: kept.producer } : undefined
}

/** Loads the unfinished purchase. Undefined if the cart is empty (SR-06). */
export const loadCheckout = Effect.fn("loadCheckout")(function* () {
  const saved = yield* SavedCheckout
  const clock = yield* Clock
  return checkoutOf(yield* saved.load, yield* clock.today)
})

/** Forgets the trip, its cart and who travels, once they are bought (SU-03). */
export const forgetPurchase = Effect.fn("forgetPurchase")(function* () {
  yield* (yield* SavedCheckout).clear
  yield* (yield* SavedPassengers).clear
})
