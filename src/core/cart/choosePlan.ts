import { Effect } from "effect"
import { CurrentChannel } from "../channel/channel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Plan } from "../quote/plan"
import { SavedSearch } from "../quote/SavedSearch"
import { draftOf, type Search } from "../trip/search"
import { cartOf, isExternal } from "./cart"
import { SavedCheckout } from "./SavedCheckout"

/**
 * A chosen plan, with the list it comes from, the search behind that list, and when it was quoted,
 * in milliseconds.
 */
export interface ChosenPlan {
  readonly plan: Plan
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
  readonly quotedAt: number
}

/**
 * Puts a plan into the cart, without the earlier other passengers and with the channel's default
 * producer (RS-15). An earlier coupon goes; the cart names it. The plan's own search replaces a
 * search of another tab: its price is for no other trip.
 */
export const choosePlan = Effect.fn("choosePlan")(function* ({ plan, plans, search, quotedAt }: ChosenPlan) {
  const { producer } = yield* CurrentChannel
  const saved = yield* SavedCheckout
  const searches = yield* SavedSearch
  const passengers = yield* SavedPassengers

  const kept = yield* saved.load
  const lostCoupon = kept?.cart?.coupon?.code ?? kept?.cart?.lostCoupon
  const cart = cartOf(plan)
  const draft = draftOf(search)
  yield* searches.save(draft)
  yield* searches.saveResults(plans)
  yield* saved.saveQuoted({ cart: lostCoupon === undefined ? cart : { ...cart, lostCoupon }, draft, quotedAt })
  yield* passengers.forgetOthers
  if (!producer || (kept && isExternal(kept)))
    yield* saved.saveProducer({ sold: producer?.soldByDefault ?? false, code: "" })
})
