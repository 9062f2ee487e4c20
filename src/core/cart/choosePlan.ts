import { Effect } from "effect"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Plan } from "../quote/plan"
import { cartOf } from "./cart"
import { SavedCheckout } from "./SavedCheckout"

/** Puts a plan into the cart: without a coupon, without the other passengers of before, sold by whom the channel supposes (2§4, RS-15). */
export const choosePlan = Effect.fn("choosePlan")(function* (plan: Plan) {
  const { producer } = yield* CurrentChannel
  const saved = yield* SavedCheckout
  const passengers = yield* SavedPassengers

  const kept = yield* saved.load
  yield* saved.saveCart(cartOf(plan))
  yield* passengers.forgetOthers
  if (!producer) yield* saved.saveProducer({ sold: false, code: "" })
  return kept !== undefined
})
