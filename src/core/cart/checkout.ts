import { Data, Effect } from "effect"
import type { PassengersDraft } from "../passengers/passenger"
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

/** The cart is empty: another tab bought or dropped the plan. */
export class PurchaseGone extends Data.TaggedError("PurchaseGone") {}

/** The typed passengers. `valid` says per form, in order, if it has no problems. */
interface TypedPassengers {
  readonly passengers: PassengersDraft
  readonly valid: ReadonlyArray<boolean>
}

/**
 * Saves the passengers only while a purchase exists. After the purchase no tab can store them again
 * (SU-03, ST-05).
 */
export const keepPassengers = Effect.fn("keepPassengers")(function* ({ passengers, valid }: TypedPassengers) {
  const saved = yield* SavedPassengers
  const kept = yield* (yield* SavedCheckout).load
  if (!kept?.cart) return yield* new PurchaseGone()
  yield* saved.save(passengers, valid)
})
