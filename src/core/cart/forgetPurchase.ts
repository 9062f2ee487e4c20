import { Effect } from "effect"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { SavedCheckout } from "./SavedCheckout"

/** Forgets the trip, its cart and who travels, once they are bought (SU-03). */
export const forgetPurchase = Effect.fn("forgetPurchase")(function* () {
  yield* (yield* SavedCheckout).clear
  yield* (yield* SavedPassengers).clear
})
