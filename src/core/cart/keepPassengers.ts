import { Data, Effect } from "effect"
import type { PassengersDraft } from "../passengers/passenger"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { SavedCheckout } from "./SavedCheckout"

/** No plan lies in the cart any more: it was bought or dropped in another tab. */
export class PurchaseGone extends Data.TaggedError("PurchaseGone") {}

/** What is typed of who travels; `valid`: whether each form holds, the first passenger's first. */
export interface TypedPassengers {
  readonly passengers: PassengersDraft
  readonly valid: ReadonlyArray<boolean>
}

/** Keeps who travels as long as there is a purchase for them: once it was made, no tab keeps them again (SU-03, ST-05). */
export const keepPassengers = Effect.fn("keepPassengers")(function* ({ passengers, valid }: TypedPassengers) {
  const saved = yield* SavedPassengers
  const kept = yield* (yield* SavedCheckout).load
  if (!kept?.cart) return yield* new PurchaseGone()
  yield* saved.save(passengers, valid)
})
