import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { type KeptPurchase, purchaseMemory } from "../../adapters/memory/purchaseMemory"
import { type KeptSearch, SavedCheckoutMemory } from "../../adapters/memory/SavedSearchMemory"
import { cartOf } from "./cart"
import { keepPassengers } from "./keepPassengers"

const typed = { passengers: twoPassengers, valid: [true, true] }

const keep = (search: KeptSearch) => {
  const kept: KeptPurchase = {}
  const runtime = ManagedRuntime.make(Layer.mergeAll(SavedCheckoutMemory(search), purchaseMemory(kept)))
  return { kept, outcome: runtime.runSync(Effect.result(keepPassengers(typed))) }
}

test("who travels is kept while there is a purchase for them, also for a trip that has begun", () => {
  const begun = { ...aDraft, start: "01/12/2020" }
  expect(keep({ draft: begun, cart: cartOf(goldPlan) }).kept).toEqual(typed)
})

test.each<readonly [string, KeptSearch]>([
  ["it was bought", {}],
  ["another trip was quoted", { draft: aDraft }]
])("nothing personal is kept once %s in another tab (SU-03)", (_, search) => {
  const { kept, outcome } = keep(search)
  expect(outcome).toMatchObject({ failure: { _tag: "PurchaseGone" } })
  expect(kept).toEqual({})
})
