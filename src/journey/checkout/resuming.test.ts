import { expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { makeResuming } from "./resuming"

const left: KeptSearch = { draft: { ...aDraft, ages: ["34", "8"] }, cart: cartOf(platinumPlan), quotedAt: 7 }

interface Given {
  readonly search?: KeptSearch
  readonly dismissed?: number
}

/** A visitor at home with this in storage, and what they dismissed. */
const atHome = async ({ dismissed, search = left }: Given) => {
  const dismiss = vi.fn()
  const dismissedPurchase = async () => ({ isDismissed: (quotedAt: number) => quotedAt === dismissed, dismiss })
  const { journey } = aJourney({ search, world: { dismissedPurchase } })
  const resuming = makeResuming(journey)
  await resuming.look()
  return { ...resuming, noted: dismiss }
}

test.each([
  ["an empty cart", { search: { ...left, cart: undefined } }],
  ["no search", { search: {} }],
  ["a trip that began", { search: { ...left, draft: { ...aDraft, start: "01/02/2020", end: "05/02/2020" } } }],
  ["a dismissed purchase", { dismissed: 7 }]
])("nothing is offered of %s", async (_what, given) => {
  const { found } = await atHome(given)
  expect(found.value).toBeUndefined()
})

// ER-04
test("a session that turns out to be over ends, and the purchase is offered all the same", async () => {
  const visit = { session: { email: "ana@example.com", verified: true } }
  const { journey } = aJourney({ search: left, visit, account: { over: "already" } })
  const { found, look } = makeResuming(journey)
  await look()
  expect([journey.visit.session.value, journey.visit.ended.value]).toEqual([undefined, 1])
  expect(found.value?.way).toBe("/cotizarpasajeros")
})

test("a dismissed purchase disappears at once, and is noted by the moment when it was saved", async () => {
  const { dismiss, found, noted } = await atHome({ dismissed: 6 })
  expect(found.value).toBeDefined()
  await dismiss()
  expect(found.value).toBeUndefined()
  expect(noted.mock.calls).toEqual([[7]])
})
