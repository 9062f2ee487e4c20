import { expect, onTestFinished, test, vi } from "vitest"
import { aProfile } from "../../../contracts/fixtures/account"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { VisitMemoryOptions } from "../../../contracts/fixtures/memory/ports"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { goldPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { Profile } from "../../core/account/profile"
import type { Channel } from "../../core/channel/channel"
import type { Plan } from "../../core/quote/plan"
import { offerIn } from "../../core/quote/quotingState"
import type { Switches } from "../../core/switches/switches"
import { quotingOf } from "./quoting"
import { makeChoosing } from "./useChoosing"

interface Given {
  readonly visit?: VisitMemoryOptions
  readonly profile?: Profile
  /** The session ended at the provider since the page asked for it. */
  readonly over?: "already"
  readonly registration?: Channel["registration"]
  readonly switches?: Partial<Switches>
  readonly plans?: ReadonlyArray<Plan>
}

const session = { email: "ana@example.com", verified: true }

/** A visit with fresh quotes, its events, and the paths that it led to. */
const quotedVisit = async (given: Given = {}) => {
  const { over, plans = threePlans, profile, registration = "optional", switches = {}, visit = {} } = given
  const kept: KeptSearch = { draft: aDraft }
  const [go, leave] = [vi.fn(), vi.fn()]
  const { journey, told, world } = aJourney({
    channel: { registration },
    plans,
    search: kept,
    account: { profile, ...(over && { over }) },
    switches,
    visit,
    world: { openDocument: leave }
  })
  onTestFinished(quotingOf(journey).enter("results"))
  await vi.waitFor(() => expect(offerIn(quotingOf(journey).quote.value)?.plans).toHaveLength(plans.length))
  return { choosing: makeChoosing(journey), go, journey, kept, leave, told, world }
}

test.each([
  ["a visitor without a session, where none is required", {}, "/cotizarpasajeros"],
  ["an unregistered visitor", { visit: { session } }, "/datospersonales"],
  ["a visitor whose session is over", { visit: { session }, over: "already" }, "/cotizarpasajeros"],
  [
    "a registered visitor, where registration is required",
    { visit: { session }, profile: aProfile, registration: "required" },
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
  ["no session", undefined],
  ["an unverified e-mail", { ...session, verified: false }]
])("%s, where registration is required, goes to the login by a new document and keeps the cart", async (_who, who) => {
  const { choosing, go, kept, leave } = await quotedVisit({
    registration: "required",
    visit: who ? { session: who } : {}
  })
  await choosing.choose("102", go)
  expect(leave.mock.calls).toEqual([["/login"]])
  expect(go).not.toHaveBeenCalled()
  expect(kept.cart?.item.id).toBe(102)
})

// RS-14, ER-04
test("a session that is over, where registration is required, is said before the login, and keeps the cart", async () => {
  const given = { registration: "required", visit: { session }, over: "already" } as const
  const { choosing, go, kept, leave } = await quotedVisit(given)
  await choosing.choose("102", go)
  expect(choosing.now.value).toEqual({ is: "sessionOver" })
  expect([go.mock.calls, leave.mock.calls, kept.cart?.item.id]).toEqual([[], [], 102])
})

// SH-18
test("a visitor who went elsewhere before the login came, and came back, can choose again", async () => {
  const { choosing, go } = await quotedVisit({ registration: "required" })
  await choosing.choose("102", go, () => false)
  expect([choosing.now.value, go.mock.calls]).toEqual([{ is: "free" }, []])
})

test("a plan is announced once, with its price in units, however often its button is pressed (AN-03)", async () => {
  const { choosing, go, told } = await quotedVisit()
  await Promise.all([choosing.choose("102", go), choosing.choose("102", go), choosing.choose("101", go)])
  const items = [{ id: "102", name: "GOLD" }]
  expect(told).toEqual([{ name: "begin_checkout", currency: "ARS", value: goldPlan.amount / 100, items }])
  expect(go).toHaveBeenCalledTimes(1)
  expect(choosing.now.value).toEqual({ is: "free" })
})

test("a plan left on the screen keeps the age of its quote (OU-15)", async () => {
  const { choosing, go, kept } = await quotedVisit()
  const later = Date.now() + 25 * 60_000
  vi.spyOn(Date, "now").mockReturnValue(later)
  await choosing.choose("102", go)
  expect(kept.quotedAt).toBeLessThan(later - 24 * 60_000)
})

test("a failed load is shown and loses nothing; choosing again goes on", async () => {
  const { choosing, go, journey, told, world } = await quotedVisit()
  world.lost = true
  await choosing.choose("102", go)
  expect(choosing.now.value).toEqual({ is: "failed", plan: "102", why: "notChosen" })
  expect(offerIn(quotingOf(journey).quote.value)?.plans).toHaveLength(3)
  expect(told).toEqual([])

  world.lost = false
  await choosing.choose("102", go)
  expect(choosing.now.value).toEqual({ is: "free" })
  expect(go.mock.calls).toEqual([["/cotizarpasajeros"]])
})

// RS-05
test("a plan without instalments goes nowhere and stays out of the cart: the page says why", async () => {
  const { choosing, go, kept, told } = await quotedVisit({ plans: [{ ...goldPlan, instalments: [] }] })
  await choosing.choose("102", go)
  expect(choosing.now.value).toEqual({ is: "failed", plan: "102", why: "noCard" })
  expect([go.mock.calls, kept.cart, told]).toEqual([[], undefined, []])
})

// ER-03
test("one that the lost connection stopped says so, and goes on once it is back", async () => {
  const { choosing, go, journey, world } = await quotedVisit()
  vi.spyOn(journey.page, "isOnline").mockReturnValue(false)
  world.lost = true
  await choosing.choose("102", go)
  expect(choosing.now.value).toEqual({ is: "failed", plan: "102", why: "offline" })

  world.lost = false
  await choosing.choose("102", go)
  expect(go.mock.calls).toEqual([["/cotizarpasajeros"]])
})

// ER-05
test.each([
  [true, "comes in a new document, also where the browser believes itself offline", 1],
  [false, "stays on the page and says so again", 0]
] as const)("lost once more, with the portal in reach: %s, a choice %s", async (there, _does, times) => {
  const reload = vi.spyOn(location, "reload").mockReturnValue()
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  vi.stubGlobal("fetch", () => (there ? Promise.resolve(new Response()) : Promise.reject(new TypeError("cut"))))
  const { choosing, go, world } = await quotedVisit()
  world.lost = true
  await choosing.choose("102", go)
  await choosing.choose("102", go)
  expect([reload.mock.calls.length, choosing.now.value]).toEqual([
    times,
    { is: "failed", plan: "102", why: "notChosen" }
  ])
})

test("the purchase has the trip that was quoted, not the one typed since", async () => {
  const { choosing, go, journey, kept } = await quotedVisit()
  kept.draft = { ...aDraft, destination: "MULTIDESTINO" }
  quotingOf(journey).send({ is: "typed", change: kept.draft })
  await choosing.choose("102", go)
  expect(kept.draft.destination).toBe("EUROPA")
  expect(kept.cart?.item.id).toBe(102)
})

// OU-21
test("where the operator stopped the sale, no plan enters the cart, and the page knows why", async () => {
  const { choosing, go, journey, kept, told } = await quotedVisit({ switches: { sale: false } })
  await choosing.choose("102", go)
  expect(choosing.now.value).toMatchObject({ is: "failed", plan: "102" })
  expect(journey.switches.now.value?.sale).toBe(false)
  expect([go.mock.calls, kept.cart, told.filter(({ name }) => name === "begin_checkout")]).toEqual([[], undefined, []])
})

// TR-15
test("a visitor who is forgotten while the operator is asked gets no contact stored again", async () => {
  const { choosing, go, journey, kept } = await quotedVisit()
  vi.spyOn(journey.switches, "sells").mockImplementation(async () => journey.visit.erase("forgotten") === undefined)
  await choosing.choose("102", go)
  expect([kept.cart, quotingOf(journey).bar.value.typed.email]).toEqual([undefined, ""])
})
