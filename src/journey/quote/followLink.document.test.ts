import { Effect } from "effect"
import { expect, onTestFinished, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { entryMemory } from "../../../contracts/fixtures/memory/ports"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { offerIn } from "../../core/quote/quotingState"
import { DestinationsApi } from "../../core/trip/DestinationsApi"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { quotingOf } from "./quoting"

type Lists = DestinationsApi["Service"]

/** A visit with this search saved; `lists` are the destinations of the list and of the build. */
const aVisit = (query: string, saved?: SearchDraft, lists?: Lists) => {
  const store: KeptSearch = saved ? { draft: saved } : {}
  const given = { plans: threePlans, search: store }
  const { quote } = aJourney(given).journey
  const run: typeof quote.run = (use, signal) =>
    quote.run((cases) => (lists ? Effect.provideService(use(cases), DestinationsApi, lists) : use(cases)), signal)
  const entry = entryMemory("/cotizar", query)
  const { journey, told } = aJourney({ ...given, world: { entry, quote: { ...quote, run } } })
  const quoting = quotingOf(journey)
  const follow = () => onTestFinished(quoting.enter("results"))
  const until = (is: (typeof quoting.quote.value)["is"]) => vi.waitFor(() => expect(quoting.quote.value.is).toBe(is))
  return { told, store, quoting, follow, until, address: entry.address }
}

const link = "?destino=europa&desde=2027-02-01&hasta=2027-02-11&edades=40"
const shared: SearchDraft = { ...aDraft, start: "01/02/2027", end: "11/02/2027", ages: ["40"] }

test("with the visitor's data in storage, a link is quoted at once, as if submitted; the address drops it", async () => {
  const { address, follow, quoting, store, told, until } = aVisit(link, aDraft)
  follow()
  await until("offered")
  expect(offerIn(quoting.quote.value)?.search).toMatchObject({ trip: { ages: [40] }, email: aDraft.email })
  expect(store).toMatchObject({ draft: shared })
  expect([told, address().search]).toEqual([[], ""])
})

const europe = Effect.succeed([{ id: 3, name: "EUROPA", exclusiveForChannels: [], order: 1, scene: "europa" }] as const)
const none = Effect.succeed([])

// QR-16, OU-17
test.each<readonly [string, Lists]>([
  ["the list alone knows, however late it comes", { all: Effect.delay(europe, 5000), built: none }],
  ["the build alone knows, while the list does not come", { all: Effect.never, built: europe }]
])("a destination that %s is quoted", async (_, lists) => {
  vi.useFakeTimers()
  const { follow, quoting } = aVisit(link, aDraft, lists)
  follow()
  await vi.advanceTimersByTimeAsync(7000)
  expect(offerIn(quoting.quote.value)?.search.trip).toMatchObject({ destination: "EUROPA", ages: [40] })
  vi.useRealTimers()
})

test.each([
  ["of past dates", link.replace("2027-02-01", "2026-12-01"), ["dates"], "invited"],
  ["that is too long", link.replace("2027-02-11", "2028-02-11"), [], "refused"],
  ["to an unknown destination", "?destino=ATLANTIS", ["destination"], "invited"]
] as const)("a link %s leaves the saved search and its address, and the bar says why", async (_, query, shown, is) => {
  const { address, follow, quoting, store, until } = aVisit(query, aDraft)
  follow()
  await until(is)
  expect([quoting.bar.value.shown, address().search]).toEqual([shown, query])
  expect(store).toMatchObject({ draft: aDraft })
})

test("a link to the trip of the saved search quotes that one", async () => {
  const { follow, quoting, store, until } = aVisit(link, shared)
  follow()
  await until("offered")
  expect([quoting.bar.value.typed, store]).toMatchObject([shared, { draft: shared }])
})

test.each([
  ["this browser stores nothing", undefined, { ...shared, phone: "1199", email: "", subscribed: undefined }],
  ["this browser knows the visitor", aDraft, { ...shared, phone: "1199" }],
  ["the link's trip is too long", aDraft, { ...shared, phone: "1199", end: "11/02/2028" }]
])("text typed before the link stays, and nothing is quoted or refused unasked, where %s", async (_, kept, filled) => {
  const end = filled.end.split("/").reverse().join("-")
  const { follow, quoting, until } = aVisit(link.replace("2027-02-11", end), kept)
  follow()
  quoting.send({ is: "typed", change: { ...emptyDraft, phone: "1199" } })
  await until("invited")
  expect(quoting.bar.value.typed).toEqual(filled)
})
