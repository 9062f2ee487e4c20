import { expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { KeptPurchase, KeptSearch } from "../../adapters/memory/storage"
import type { Profile } from "../../core/account/profile"
import { cartOf } from "../../core/cart/cart"
import type { Session } from "../../core/session/session"
import { makeResuming } from "./resuming"

const ana: Session = { email: "ana@example.com", verified: true }
const registered = { profile: { name: "Ana" } as Profile }
const left: KeptSearch = { draft: { ...aDraft, ages: ["34", "8"] }, cart: cartOf(platinumPlan), quotedAt: 7 }

interface Given {
  readonly search?: KeptSearch
  readonly purchase?: KeptPurchase
  readonly session?: Session
  readonly registration?: "required" | "optional"
  readonly account?: { readonly profile: Profile }
  readonly dismissed?: number
}

/** A visitor at home with this in storage, and what they dismissed. */
const atHome = async ({ account, dismissed, purchase, registration = "optional", search = left, session }: Given) => {
  const dismiss = vi.fn()
  const { journey } = aJourney({
    search,
    channel: { registration },
    ...(purchase && { kept: purchase }),
    ...(account && { account }),
    ...(session && { visit: { session } }),
    world: { dismissedPurchase: async () => ({ isDismissed: (keptAt) => keptAt === dismissed, dismiss }) }
  })
  const resuming = makeResuming(journey)
  await resuming.look()
  return { ...resuming, noted: dismiss }
}

const known = { passengers: twoPassengers }

test.each([
  ["no passenger is stored", {}, "/cotizarpasajeros"],
  ["every passenger is stored", { purchase: known }, "/cotizarcompletarpago"],
  ["registration is required", { purchase: known, registration: "required" }, "/login"],
  [
    "the visitor is registered, as required",
    { session: ana, account: registered, registration: "required" },
    "/cotizarpasajeros"
  ]
] as const)("a purchase goes on where it stopped: %s", async (_when, given, way) => {
  const { found } = await atHome(given)
  expect(found.value).toMatchObject({ way, keptAt: 7, checkout: { cart: { item: { id: platinumPlan.id } } } })
})

test.each([
  ["an empty cart", { search: { ...left, cart: undefined } }],
  ["no search", { search: {} }],
  ["a trip that began", { search: { ...left, draft: { ...aDraft, start: "01/02/2020", end: "05/02/2020" } } }],
  ["a dismissed purchase", { dismissed: 7 }]
])("nothing is offered of %s", async (_what, given) => {
  const { found } = await atHome(given)
  expect(found.value).toBeUndefined()
})

test("a dismissed purchase disappears at once, and is noted by the moment when it was saved", async () => {
  const { dismiss, found, noted } = await atHome({ dismissed: 6 })
  expect(found.value).toBeDefined()
  await dismiss()
  expect(found.value).toBeUndefined()
  expect(noted.mock.calls).toEqual([[7]])
})
