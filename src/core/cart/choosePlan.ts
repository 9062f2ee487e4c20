import { Effect } from "effect"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Plan } from "../quote/plan"
import { SavedSearch } from "../quote/SavedSearch"
import { Clock } from "../trip/Clock"
import { draftOf, isDraftOf } from "../trip/draftOf"
import type { Search } from "../trip/search"
import { cartOf, isExternal } from "./cart"
import { SavedCheckout } from "./SavedCheckout"

/** A plan that was chosen, among which ones, and the search that they were quoted for. */
export interface ChosenPlan {
  readonly plan: Plan
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
}

/**
 * Puts a plan into the cart: without a coupon, without the other passengers of before, sold by whom the channel supposes (RS-15).
 * It lies beside the search that it was quoted for, whatever was asked for since, as in another tab: its price is for no other trip.
 */
export const choosePlan = Effect.fn("choosePlan")(function* ({ plan, plans, search }: ChosenPlan) {
  const { producer } = yield* CurrentChannel
  const clock = yield* Clock
  const saved = yield* SavedCheckout
  const searches = yield* SavedSearch
  const passengers = yield* SavedPassengers

  const kept = yield* saved.load
  if (!kept || !isDraftOf(kept.draft, search, yield* clock.today)) {
    yield* searches.save(draftOf(search))
    yield* searches.saveResults(plans)
  }
  yield* saved.saveCart(cartOf(plan))
  yield* passengers.forgetOthers
  if (!producer || (kept && isExternal(kept)))
    yield* saved.saveProducer({ sold: producer?.soldByDefault ?? false, code: "" })
})
