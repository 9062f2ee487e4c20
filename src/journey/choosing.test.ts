import { Layer, ManagedRuntime } from "effect"
import { expect, test, vi } from "vitest"
import { aChannel } from "../../contracts/fixtures/channel"
import { goldPlan, threePlans } from "../../contracts/fixtures/plans"
import { aDraft, aToday } from "../../contracts/fixtures/searches"
import { AccountApiMemory } from "../adapters/memory/AccountApiMemory"
import { ClockMemory } from "../adapters/memory/ClockMemory"
import { consentMemory } from "../adapters/memory/consentMemory"
import { DestinationsMemory } from "../adapters/memory/DestinationsMemory"
import { EnrollApiMemory } from "../adapters/memory/EnrollApiMemory"
import { LookupsApiMemory } from "../adapters/memory/LookupsApiMemory"
import { MailApiMemory } from "../adapters/memory/MailApiMemory"
import { NotificationsApiMemory } from "../adapters/memory/NotificationsApiMemory"
import { purchaseMemory } from "../adapters/memory/purchaseMemory"
import { QuoteApiMemory } from "../adapters/memory/QuoteApiMemory"
import { type KeptSearch, SavedCheckoutMemory, SavedSearchMemory } from "../adapters/memory/SavedSearchMemory"
import { type VisitMemoryOptions, visitMemory } from "../adapters/memory/visitMemory"
import { es } from "../copy/es"
import type { Profile } from "../core/account/profile"
import type { AnalyticsEvent } from "../core/analytics/analytics"
import { CurrentChannel } from "../core/channel/CurrentChannel"
import type { Channel } from "../core/channel/channel"
import { makeCheckoutEngine } from "./checkoutEngine"
import { makeEngine } from "./engine"
import { makeJourney } from "./journey"
import { makeChoosing } from "./useChoosing"
import { quotingOf } from "./useQuoting"

interface Given {
  readonly visit?: VisitMemoryOptions
  readonly profile?: Profile
  readonly registration?: Channel["registration"]
}

const ana: Profile = {
  name: "Ana",
  surname: "Martínez",
  email: "ana@example.com",
  documentType: "1",
  document: "28456712",
  birth: "1992-03-14",
  phone: "1155550143",
  country: "ARG",
  province: "",
  city: "",
  address: "",
  postalCode: ""
}
const session = { email: "ana@example.com", verified: true }

/** A visit that was just quoted, what it told the tracker, where it went. */
const quotedVisit = async ({ profile, registration = "optional", visit }: Given = {}) => {
  const kept: KeptSearch = { draft: aDraft }
  const told: Array<AnalyticsEvent> = []
  const channel = { ...aChannel, registration }
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.succeed(CurrentChannel, channel),
      ClockMemory(aToday),
      QuoteApiMemory({ plans: threePlans }),
      DestinationsMemory([]),
      SavedSearchMemory(kept),
      NotificationsApiMemory(),
      SavedCheckoutMemory(kept),
      purchaseMemory(),
      LookupsApiMemory(),
      EnrollApiMemory(),
      MailApiMemory(),
      AccountApiMemory({ profile })
    )
  )
  const world = { lost: false }
  const engine = makeEngine(runtime)
  const checkout = makeCheckoutEngine(runtime)
  const [go, leave] = [vi.fn(), vi.fn()]
  const journey = makeJourney({
    channel,
    copy: es,
    logo: { href: "", width: 1, height: 1 },
    catalogue: [],
    coverages: async () => ({}),
    pages: async () => ({}),
    prepare: async () => {},
    today: () => aToday,
    todayHere: () => aToday,
    leave,
    track: (event) => told.push(event),
    visit: visitMemory(visit),
    consent: async () => consentMemory(),
    engine: async () => engine,
    checkout: async () => {
      if (world.lost) throw new Error("the chunk is gone")
      return checkout
    }
  })
  await quotingOf(journey).enterResults()
  await vi.waitFor(() => expect(quotingOf(journey).plans.value).toHaveLength(3))
  return { choosing: makeChoosing(journey), go, journey, kept, leave, told, world }
}

test.each([
  ["nobody, where nobody has to be", {}, "/cotizarpasajeros"],
  ["who is registered", { visit: { session }, profile: ana }, "/cotizarpasajeros"],
  ["who is not registered yet", { visit: { session } }, "/datospersonales"],
  [
    "who is registered, where one has to be",
    { visit: { session }, profile: ana, registration: "required" },
    "/cotizarpasajeros"
  ]
] as const)("%s goes on inside the portal", async (_who, given, way) => {
  const { choosing, go, kept, leave } = await quotedVisit(given)
  await choosing.choose("102", go)
  expect(go.mock.calls).toEqual([[way]])
  expect(leave).not.toHaveBeenCalled()
  expect(kept.cart?.item).toMatchObject({ id: 102, amount: goldPlan.amount })
})

test.each([
  ["nobody", undefined],
  ["an e-mail that nobody proved", { ...session, verified: false }]
])("%s, where one has to be registered, goes to the login by a new document and keeps the cart", async (_who, who) => {
  const { choosing, go, kept, leave } = await quotedVisit({
    registration: "required",
    visit: who ? { session: who } : {}
  })
  await choosing.choose("102", go)
  expect(leave.mock.calls).toEqual([["/login"]])
  expect(go).not.toHaveBeenCalled()
  expect(kept.cart?.item.id).toBe(102)
})

test("a plan is told once, with its price in units, however often its button is pressed", async () => {
  const { choosing, go, told } = await quotedVisit()
  await Promise.all([choosing.choose("102", go), choosing.choose("102", go), choosing.choose("101", go)])
  const items = [{ id: "102", name: "GOLD" }]
  expect(told).toEqual([{ name: "begin_checkout", currency: "ARS", value: goldPlan.amount / 100, items }])
  expect(go).toHaveBeenCalledTimes(1)
  expect(choosing.busy.value).toBeUndefined()
})

test("what cannot be loaded is said, nothing is lost, and choosing again asks for it in a new document", async () => {
  const { choosing, go, journey, leave, told, world } = await quotedVisit()
  world.lost = true
  await choosing.choose("102", go)
  expect(choosing.failed.value).toBe("102")
  expect(choosing.busy.value).toBeUndefined()
  expect(quotingOf(journey).plans.value).toHaveLength(3)
  expect(told).toEqual([])

  world.lost = false
  await choosing.choose("102", go)
  expect(choosing.failed.value).toBeUndefined()
  expect(go).not.toHaveBeenCalled()
  expect(leave.mock.calls).toEqual([["/cotizar"]])
})

test("the trip that is bought is the one that the plans were quoted for, whatever was asked for since", async () => {
  const { choosing, go, journey, kept } = await quotedVisit()
  kept.draft = { ...aDraft, destination: "MULTIDESTINO" }
  quotingOf(journey).draft.value = kept.draft
  await choosing.choose("102", go)
  expect(kept.draft.destination).toBe("EUROPA")
  expect(kept.cart?.item.id).toBe(102)
})

test("a search that was lost meanwhile is kept again with the cart", async () => {
  const { choosing, go, kept } = await quotedVisit()
  kept.draft = undefined
  await choosing.choose("102", go)
  expect(kept.draft).toEqual(aDraft)
  expect(kept.cart?.item.id).toBe(102)
})
