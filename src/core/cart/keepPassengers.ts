import { Data, Effect } from "effect"
import type { PassengersDraft } from "../passengers/passenger"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { SavedCheckout } from "./SavedCheckout"

/** The cart is empty: another tab bought or dropped the plan. */
export class PurchaseGone extends Data.TaggedError("PurchaseGone") {}

/** The typed passengers. `valid` says per form, in order, if it has no problems. */
export interface TypedPassengers {
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
