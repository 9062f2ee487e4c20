// @vitest-environment happy-dom
import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { KeptSearch } from "../../adapters/memory/storage"
import { DestinationsApi } from "../../core/trip/DestinationsApi"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { beforeAnew } from "../../hydration/lost"
import { followLink } from "./followLink"
import { quotingOf } from "./quoting"

type Lists = DestinationsApi["Service"]

/** A visit with this search saved; `lists` are the destinations of the list and of the build. */
const aVisit = (saved?: SearchDraft, lists?: Lists) => {
  const store: KeptSearch = saved ? { draft: saved } : {}
  const given = { plans: threePlans, search: store }
  const { quote } = aJourney(given).journey
  const run: typeof quote.run = (use, signal) =>
    quote.run((cases) => (lists ? Effect.provideService(use(cases), DestinationsApi, lists) : use(cases)), signal)
  const { journey, told } = aJourney({ ...given, world: { quote: { ...quote, run } } })
  const quoting = quotingOf(journey)
  const follow = (query: string) => {
    history.replaceState(null, "", `/cotizar${query}`)
    return followLink(journey, query)
  }
  return { told, store, quoting, follow }
}

const link = "?destino=europa&desde=2027-02-01&hasta=2027-02-11&edades=40"
const shared: SearchDraft = { ...aDraft, start: "01/02/2027", end: "11/02/2027", ages: ["40"] }

test("with the visitor's data in storage, a link is quoted at once, as if submitted", async () => {
  const { follow, quoting, store, told } = aVisit(aDraft)
  await follow(link)
  await vi.waitFor(() => expect(quoting.plans.value).toBeDefined())
  expect(quoting.quoted.value).toMatchObject({ trip: { ages: [40] }, email: aDraft.email })
  expect(store).toMatchObject({ draft: shared })
  expect([quoting.restored.value, quoting.invited.value, told]).toEqual([true, false, []])
})

const europe = Effect.succeed([{ id: 3, name: "EUROPA", exclusiveForChannels: [], order: 1, scene: "europa" }] as const)
const none = Effect.succeed([])

// QR-16, OU-17
test.each<readonly [string, Lists]>([
  ["the list alone knows, however late it comes", { all: Effect.delay(europe, 5000), built: none }],
  ["the build alone knows, while the list does not come", { all: Effect.never, built: europe }]
])("a destination that %s is quoted", async (_, lists) => {
  vi.useFakeTimers()
  const { follow, quoting } = aVisit(aDraft, lists)
  void follow(link)
  await vi.advanceTimersByTimeAsync(7000)
  expect(quoting.quoted.value?.trip).toMatchObject({ destination: "EUROPA", ages: [40] })
  vi.useRealTimers()
})

test.each([
  ["of past dates", link.replace("2027-02-01", "2026-12-01"), ["dates"], undefined],
  ["that is too long", link.replace("2027-02-11", "2028-02-11"), [], "tooLong"],
  ["to an unknown destination", "?destino=ATLANTIS", ["destination"], undefined]
])("a link %s replaces the earlier plans, not the saved search; the bar says why", async (_, query, wrong, refusal) => {
  const { follow, quoting, store } = aVisit(aDraft)
  await quoting.submitInPlace(aDraft)
  await vi.waitFor(() => expect(quoting.plans.value).toBeDefined())
  const fills = quoting.fills.value
  await follow(query)
  expect([quoting.wrong.value, quoting.refusal.value]).toEqual([wrong, refusal])
  expect(quoting.invited.value).toBe(refusal === undefined)
  expect([quoting.plans.value, quoting.quoted.value, quoting.restored.value]).toEqual([undefined, undefined, false])
  expect(quoting.fills.value).toBe(fills + 1)
  expect(store).toMatchObject({ draft: aDraft })
})

test.each([
  ["this browser stores nothing", undefined, { ...shared, phone: "1199", email: "", subscribed: undefined }],
  ["this browser knows the visitor", aDraft, { ...shared, phone: "1199" }],
  ["the link's trip is too long", aDraft, { ...shared, phone: "1199", end: "11/02/2028" }]
])("text typed before the link stays, and nothing is quoted or refused unasked, where %s", async (_, kept, filled) => {
  const { follow, quoting } = aVisit(kept)
  const followed = follow(link.replace("2027-02-11", filled.end.split("/").reverse().join("-")))
  quoting.noteBar({ ...emptyDraft, phone: "1199" })
  await followed
  expect(quoting.draft.value).toEqual(filled)
  expect([quoting.invited.value, quoting.quotes.state.value.is]).toEqual([true, "idle"])
})

test("a new document holds what stood in the bar that was drawn, once, beside the entry's other state (ER-05)", () => {
  history.replaceState({ notice: "salida" }, "")
  const { quoting: lost } = aVisit()
  const end = lost.outlast()
  lost.noteBar({ ...aDraft, phone: "11 5555" })
  dispatchEvent(new Event(beforeAnew))
  end()
  lost.noteBar(aDraft)
  dispatchEvent(new Event(beforeAnew))
  const { quoting: next } = aVisit()
  next.noteBar({ ...emptyDraft, email: "typed@since", subscribed: false })
  next.resume()
  expect(next.draft.value).toEqual({ ...aDraft, phone: "11 5555", email: "typed@since" })
  next.resume()
  expect([next.fills.value, history.state]).toEqual([1, { notice: "salida" }])
})
