import { Data, Effect, Clock as Time } from "effect"
import { CurrentChannel } from "../channel/channel"
import { holds } from "../form/form"
import type { PassengersDraft } from "../passengers/passenger"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { reachForm } from "../person/fields"
import type { Plan } from "../quote/plan"
import { SavedSearch } from "../quote/SavedSearch"
import { Clock } from "../trip/Clock"
import type { Day } from "../trip/calendar"
import { checkSearch, draftOf, hasContact, type Search } from "../trip/search"
import { cartOf, isExternal, isSamePurchase, type Purchase, type Shown } from "./cart"
import { type PurchaseDraft, SavedPurchase } from "./SavedPurchase"

/**
 * A chosen plan, with the list it comes from, the search behind that list, and when it was quoted,
 * in milliseconds. `keepsOthers`: the trip was quoted for the other passengers as typed (PA-13).
 */
interface ChosenPlan {
  readonly plan: Plan
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
  readonly quotedAt: number
  readonly keepsOthers?: boolean
}

/**
 * How old the price of a chosen plan counts at most, in milliseconds: the entry that keeps it ends
 * 30 days after its quote, and plans may stay on a screen for longer.
 */
const oldest = 24 * 60 * 60 * 1000

/**
 * Puts a plan into the cart, without the earlier other passengers and with the channel's default
 * producer (RS-15). It drops an earlier coupon and names it in `lostCoupon`. The plan's own search
 * replaces a search of another tab: its price is for no other trip.
 */
export const choosePlan = Effect.fnUntraced(function* (chosen: ChosenPlan) {
  const { keepsOthers = false, plan, plans, search } = chosen
  const quotedAt = Math.max(chosen.quotedAt, (yield* Time.currentTimeMillis) - oldest)
  const { producer } = yield* CurrentChannel
  const kept = yield* SavedPurchase.load
  const lostCoupon = kept?.cart?.coupon?.code ?? kept?.cart?.lostCoupon
  const cart = cartOf(plan)
  const draft = draftOf(search)
  yield* SavedSearch.save(draft)
  yield* SavedSearch.saveResults(plans)
  yield* SavedPurchase.saveQuoted({ cart: lostCoupon === undefined ? cart : { ...cart, lostCoupon }, draft, quotedAt })
  if (!keepsOthers) yield* SavedPassengers.forgetOthers
  if (!producer || (kept && isExternal(kept)))
    yield* SavedPurchase.saveProducer({ sold: producer?.soldByDefault ?? false, code: "" })
})

/**
 * Reads the stored purchase. Undefined without a cart, or if the trip can no longer be bought. The
 * contact is empty if the visitor who gave it has left (TR-15).
 */
export const purchaseOf = (kept: PurchaseDraft | undefined, today: Day): Purchase | undefined => {
  if (!kept?.cart) return undefined
  const contact = ["phone", "email"] as const
  const checked = checkSearch(kept.draft, today, isExternal(kept) ? ["destination", ...contact] : contact)
  return checked.is === "valid" ? { search: checked.search, cart: kept.cart, producer: kept.producer } : undefined
}

/**
 * Loads the unfinished purchase (SR-06), or undefined as `purchaseOf` does. The first passenger
 * gives a missing contact, once both phone and e-mail are valid. `stored`: the draft, once read.
 */
export const loadPurchase = Effect.fnUntraced(function* (stored?: PurchaseDraft) {
  const purchase = purchaseOf(stored ?? (yield* SavedPurchase.load), yield* Clock.today)
  if (!purchase || hasContact(purchase.search)) return purchase
  const kept = yield* SavedPassengers.load
  const isReached = kept && holds(reachForm.problems(kept.main))
  return isReached ? { ...purchase, search: { ...purchase.search, ...reachForm.read(kept.main) } } : purchase
})

/**
 * What became of the purchase that a page shows (TR-20). `changed`: another tab chose another one.
 * `gone`: another tab ended it, or its day is over.
 */
export const checkShown = Effect.fnUntraced(function* (shown: Shown | undefined) {
  const here = yield* loadPurchase()
  if (!here) return "gone"
  return shown && isSamePurchase(here, shown) ? "here" : "changed"
})

/** The cart is empty: another tab bought or dropped the plan. */
export class PurchaseGone extends Data.TaggedError("PurchaseGone") {}

/** The typed passengers. `valid` says per form, in order, if it has no problems. */
interface TypedPassengers {
  readonly passengers: PassengersDraft
  readonly valid: ReadonlyArray<boolean>
}

/** Saves only while a purchase exists: after it no tab stores them again (SU-03, ST-05). */
export const keepPassengers = Effect.fnUntraced(function* ({ passengers, valid }: TypedPassengers) {
  const kept = yield* SavedPurchase.load
  if (!kept?.cart) return yield* new PurchaseGone()
  yield* SavedPassengers.save(passengers, valid)
})
