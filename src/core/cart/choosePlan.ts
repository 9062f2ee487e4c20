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

/** A chosen plan, with the list it comes from and the search behind that list. */
export interface ChosenPlan {
  readonly plan: Plan
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
}

/**
 * Puts a plan into the cart, without coupon, without the earlier other passengers and with the
 * channel's default producer (RS-15). If another tab has searched since, the plan's own search
 * comes back: its price is for no other trip.
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
