import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { type KeptPurchase, type KeptSearch, purchaseMemory, SavedCheckoutMemory } from "../../adapters/memory/storage"
import { cartOf } from "./cart"
import { keepPassengers } from "./checkout"

const typed = { passengers: twoPassengers, valid: [true, true] }

const keep = (search: KeptSearch) => {
  const kept: KeptPurchase = {}
  const runtime = ManagedRuntime.make(Layer.mergeAll(SavedCheckoutMemory(search), purchaseMemory(kept)))
  return { kept, outcome: runtime.runSync(Effect.result(keepPassengers(typed))) }
}

test("the passengers are saved while a purchase exists, even for a trip that has begun", () => {
  const begun = { ...aDraft, start: "01/12/2020" }
  expect(keep({ draft: begun, cart: cartOf(goldPlan) }).kept).toEqual(typed)
})

test.each<readonly [string, KeptSearch]>([
  ["bought the plan", {}],
  ["quoted another trip", { draft: aDraft }]
])("no personal data is saved once another tab has %s (SU-03)", (_, search) => {
  const { kept, outcome } = keep(search)
  expect(outcome).toMatchObject({ failure: { _tag: "PurchaseGone" } })
  expect(kept).toEqual({})
})
