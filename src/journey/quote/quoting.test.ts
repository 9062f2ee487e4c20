import { expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { QuoteApiMemoryOptions } from "../../adapters/memory/provider"
import { type QuoteFailure, type QuoteRequest, QuoteUnavailable } from "../../core/quote/QuoteApi"
import type { SessionNews } from "../../core/session/session"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { loadedBy } from "../runtime"
import { quotingOf } from "./quoting"

/** A visit to a channel: the provider's requests, the tracker's events, the storage. */
const aVisit = (given: { saved?: SearchDraft; failure?: QuoteFailure; core?: "late" } = {}) => {
  const asked: Array<QuoteRequest> = []
  const store = given.saved ? { draft: given.saved } : {}
  const quotes: QuoteApiMemoryOptions = {
    plans: threePlans,
    asked,
    ...(given.failure && { failure: given.failure })
  }
  const base = aJourney({ quotes, search: store })
  const { quote } = base.journey
  const late = async () => {
    if (given.core === "late") await new Promise((resolve) => setTimeout(resolve, 30))
    return quote.load()
  }
  const journey = { ...base.journey, quote: loadedBy(late) }
  return { asked, told: base.told, store, quotes, quoting: quotingOf(journey) }
}

const far: SearchDraft = { ...aDraft, start: "01/01/2099", end: "10/01/2099" }
const long: SearchDraft = { ...aDraft, end: "31/12/2099" }

test("the home quotes at the press, stores the search and opens the results, which show that quote (QB-10)", async () => {
  const { asked, quoting, store, told } = aVisit()
  const go = vi.fn(async (saved: Promise<void>) => {
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await saved
  })
  await quoting.submitFromHome(aDraft, go)
  expect(go).toHaveBeenCalledTimes(1)
  expect(store).toMatchObject({ draft: aDraft })
  expect(told).toEqual([{ name: "select_content", item: "cotizar barra cotizadora" }])

  await vi.waitFor(() => expect(quoting.quotes.state.value.is).toBe("done"))
  await quoting.enterResults()
  // A second quote would be under way by now.
  expect(quoting.quotes.state.value.is).toBe("done")
  expect(quoting.plans.value).toHaveLength(threePlans.length)
  expect(asked).toHaveLength(1)
  expect(quoting.restored.value).toBe(true)

  await quoting.enterResults()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test.each([
  ["not if it was never visible", undefined, false],
  ["not if unticked", false, false],
  ["yes if left ticked", true, true]
])("a visitor agrees to the opt-in: %s, now and when the search is quoted again", async (_, subscribed, agreed) => {
  const { asked, quoting, store } = aVisit()
  await quoting.submitInPlace({ ...aDraft, subscribed })
  await vi.waitFor(() => expect(quoting.plans.value).toHaveLength(threePlans.length))
  await quoting.submitInPlace(quoting.draft.value)
  expect(asked.map((request) => request.subscribed)).toEqual([agreed, agreed])
  expect(store).toMatchObject({ draft: { ...aDraft, subscribed: agreed } })
})

test("two presses on the home leave it once, also while the results load", async () => {
  const { quoting, told } = aVisit()
  let arrive = () => {}
  const results = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const go = vi.fn(() => results)
  const left = Promise.all([quoting.submitFromHome(aDraft, go), quoting.submitFromHome(aDraft, go)])
  await vi.waitFor(() => expect(go).toHaveBeenCalled())
  await quoting.submitFromHome(aDraft, go)
  arrive()
  await left
  expect(go).toHaveBeenCalledTimes(1)
  expect(told).toHaveLength(1)
})

test.each([
  ["too long", long, "tooLong"],
  ["too far away", far, "startsTooLate"]
] as const)("a trip %s is refused on the home: nothing stored, no page change", async (_name, draft, refusal) => {
  const { quoting, store } = aVisit()
  const go = vi.fn(async () => {})
  await quoting.submitFromHome(draft, go)
  expect(quoting.refusal.value).toBe(refusal)
  expect(go).not.toHaveBeenCalled()
  expect(store).not.toHaveProperty("draft")
  quoting.dismissRefusal()
  expect(quoting.refusal.value).toBeUndefined()
})

// QB-12
test("entering the results without a saved search requests nothing", async () => {
  const { asked, quoting } = aVisit()
  await quoting.enterResults()
  expect(asked).toHaveLength(0)
  expect(quoting.restored.value).toBe(false)
  expect(quoting.quotes.state.value.is).toBe("idle")
})

test.each<[string, Partial<SearchDraft>, ReadonlyArray<string>]>([
  ["that has started", { start: "01/01/2020" }, ["dates"]],
  ["to an unknown destination", { destination: "MARTE" }, ["destination"]],
  ["to an unknown destination, on past dates", { destination: "MARTE", start: "01/01/2020" }, ["destination", "dates"]],
  ["of more passengers than a quote allows", { ages: Array(25).fill("34") }, ["ages"]],
  ["without a destination, which is silent (QR-14),", { destination: "" }, []],
  ["without the contact that a logout takes (TR-15)", { phone: "", email: "" }, []]
])("a saved search %s fills the bar, reports what holds no more, and requests nothing", async (_, patch, wrong) => {
  const saved = { ...aDraft, ...patch }
  const { asked, quoting, store } = aVisit({ saved })
  await quoting.enterResults()
  expect(quoting.wrong.value).toEqual(wrong)
  expect(quoting.draft.value).toEqual({ ...saved, destination: wrong.includes("destination") ? "" : saved.destination })
  expect([quoting.restored.value, store]).toEqual([true, { draft: saved }])
  expect([quoting.quotes.state.value.is, asked, quoting.refusal.value]).toEqual(["idle", [], undefined])
  expect(quoting.invited.value).toBe(wrong.length === 0)
})

test("in place it quotes, reports which button it was, and stores the search and its plans", async () => {
  const { asked, quoting, store, told } = aVisit()
  await quoting.submitInPlace(aDraft)
  await vi.waitFor(() => expect(quoting.plans.value).toBeDefined())
  await quoting.submitInPlace({ ...aDraft, ages: ["50"] })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(told).toMatchObject([{ item: "cotizar barra cotizadora" }, { item: "recotizar" }])
  await vi.waitFor(() => expect(store).toMatchObject({ draft: { ages: ["50"] }, plans: quoting.plans.value }))
})

test("a cancelled or failed quote in place leaves the earlier plans; a new search from the home clears them", async () => {
  const { quotes, quoting } = aVisit()
  await quoting.submitInPlace(aDraft)
  await vi.waitFor(() => expect(quoting.plans.value).toHaveLength(threePlans.length))
  quotes.failure = new QuoteUnavailable({ cause: "Network" })
  await quoting.submitInPlace({ ...aDraft, ages: ["50"] })
  await vi.waitFor(() => expect(quoting.quotes.state.value).toMatchObject({ is: "failed" }))
  expect(quoting.plans.value).toHaveLength(threePlans.length)
  expect(quoting.quoted.value?.trip.ages).not.toEqual([50])
  await quoting.submitFromHome(aDraft, async () => {})
  expect(quoting.plans.value).toBeUndefined()
})

test.each<[string, Partial<SearchDraft>, object | null, boolean]>([
  ["the saved phone, after a press", { phone: aDraft.phone }, null, true],
  ["another e-mail, which the browser restored", { email: "nuevo@example.com" }, {}, true],
  ["another e-mail, after a press", { email: "nuevo@example.com", subscribed: false }, null, false],
  ["other dates", { start: aDraft.start, end: "30/01/2027" }, {}, false]
])("a late saved search stands around what is in the bar: %s", async (_, typed, unpressed, isQuoted) => {
  vi.stubGlobal("document", { querySelector: () => unpressed })
  const { asked, quoting } = aVisit({ saved: aDraft, core: "late" })
  const entered = quoting.enterResults()
  quoting.noteBar({ ...emptyDraft, ...typed })
  await entered
  expect(quoting.draft.value).toEqual({ ...aDraft, ...typed })
  expect([quoting.fills.value, quoting.restored.value, quoting.invited.value]).toEqual([1, true, !isQuoted])
  await vi.waitFor(() => expect(asked).toHaveLength(isQuoted ? 1 : 0))
  await quoting.submitInPlace(quoting.draft.value)
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ email: typed.email ?? aDraft.email }))
})

test.each<SessionNews>(["ended", "erased", "forgotten"])(
  "plans and bar go when another tab says «%s», also without a login: they would store the contact again (TR-15)",
  async (news) => {
    let hear: ((news: SessionNews) => void) | undefined
    const onListen = (heard: typeof hear) => {
      hear = heard
    }
    const visit = { session: { email: aDraft.email, verified: false }, onListen }
    const { journey } = aJourney({ plans: threePlans, search: { draft: aDraft }, visit })
    journey.visit.begin()
    await journey.visit.askSession()
    const quoting = quotingOf(journey)
    await quoting.enterResults()
    await vi.waitFor(() => expect(quoting.quoted.value).toBeDefined())
    await vi.waitFor(() => expect(hear).toBeDefined())
    hear?.(news)
    expect([quoting.plans.value, quoting.quoted.value]).toEqual([undefined, undefined])
    expect([quoting.draft.value, quoting.fills.value]).toEqual([emptyDraft, 2])
  }
)
