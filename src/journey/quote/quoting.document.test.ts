import { expect, onTestFinished, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { entryMemory, pageMemory } from "../../../contracts/fixtures/memory/ports"
import type { QuoteApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { HistoryEntry, Met } from "../../core/device/page"
import { type QuoteRequest, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { isSaved, offerIn } from "../../core/quote/quotingState"
import type { SessionNews } from "../../core/session/session"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { loadedBy } from "../../core/useCases/runtime"
import { beforeAnew } from "../../hydration/lost"
import { quotingOf } from "./quoting"

interface Given {
  readonly saved?: SearchDraft
  readonly started?: SearchDraft
  readonly core?: "late"
  /** Without a storage for the tab. */
  readonly tab?: "lost"
  readonly met?: Met
  readonly entry?: HistoryEntry
}

/** A visit to a channel: the provider's requests, the tracker's events, the storage. */
const aVisit = ({ core, entry = entryMemory(), met, saved, started, tab }: Given = {}) => {
  const asked: Array<QuoteRequest> = []
  const store = saved ? { draft: saved } : {}
  const quotes: QuoteApiMemoryOptions = { plans: threePlans, asked }
  const world = { entry, page: pageMemory(met) }
  const base = aJourney({ quotes, search: store, world, ...(started && { started }) })
  const { quote } = base.journey
  const late = async () => {
    if (core === "late") await new Promise((resolve) => setTimeout(resolve, 30))
    return quote.load()
  }
  const lost = tab && { startedSearch: () => Promise.reject(new Error("lost")) }
  const journey = { ...base.journey, quote: loadedBy(late), ...lost }
  const quoting = quotingOf(journey)
  const { quote: now, send } = quoting
  return {
    asked,
    told: base.told,
    store,
    quotes,
    quoting,
    enter: (on: "home" | "results") => {
      const leave = quoting.enter(on)
      onTestFinished(leave)
      return leave
    },
    kept: async () => (await journey.startedSearch()).read(),
    typed: () => quoting.bar.value.typed,
    type: (change: Partial<SearchDraft>) => send({ is: "typed", change }),
    press: () => send({ is: "pressed", on: "results" }),
    until: (is: (typeof now.value)["is"]) => vi.waitFor(() => expect(now.value.is).toBe(is))
  }
}

const half: SearchDraft = { ...emptyDraft, destination: "EUROPA", phone: "1155550143", subscribed: false }

test("the home quotes at the press, stores the search and opens the results, which show that quote (QB-10)", async () => {
  const { asked, enter, quoting, store, told, type, until } = aVisit()
  const leave = enter("home")
  type(aDraft)
  const go = vi.fn(() => expect([asked.length, store]).toMatchObject([1, { draft: aDraft }]))
  quoting.pressOnHome(go)
  quoting.pressOnHome(go)
  await vi.waitFor(() => expect(go.mock.calls).toEqual([["/cotizar"]]))
  expect(told).toEqual([{ name: "select_content", item: "cotizar barra cotizadora" }])
  leave()
  await until("offered")
  enter("results")()
  expect([quoting.quote.value.is, asked.length]).toEqual(["offered", 1])
  enter("results")
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

// QB-12
test("entering the results without a saved search requests nothing", async () => {
  const { asked, enter, quoting, until } = aVisit()
  enter("results")
  await until("none")
  expect([asked, isSaved(quoting.quote.value)]).toEqual([[], false])
})

test("a destination that is no longer on offer is emptied, and the bar says so; storage keeps it", async () => {
  const saved = { ...aDraft, destination: "MARTE" }
  const { enter, quoting, store, typed, until } = aVisit({ saved })
  enter("results")
  await until("outdated")
  expect([typed().destination, quoting.bar.value.shown, store]).toEqual(["", ["destination"], { draft: saved }])
})

test("in place it stores the search and its plans; a failed quote leaves the earlier ones", async () => {
  const { asked, enter, press, quotes, quoting, store, told, type, until } = aVisit()
  enter("results")
  type(aDraft)
  press()
  await until("offered")
  await vi.waitFor(() => expect(store).toMatchObject({ draft: aDraft, plans: offerIn(quoting.quote.value)?.plans }))
  quotes.failure = new QuoteUnavailable({ cause: "Network" })
  type({ ages: ["50"] })
  press()
  await until("failed")
  expect(offerIn(quoting.quote.value)?.search.trip.ages).toEqual([34, 0, 71])
  delete quotes.failure
  quoting.send({ is: "retried" })
  await until("offered")
  expect(asked.map(({ ages }) => ages)).toEqual([[34, 0, 71], [50], [50]])
  expect(told).toMatchObject([{ item: "cotizar barra cotizadora" }, { item: "recotizar" }])
})

test("a slow quote says so, may be stopped, and then brings no plans", async () => {
  vi.useFakeTimers()
  const { enter, quotes, quoting } = aVisit({ saved: aDraft })
  quotes.delay = 9000
  enter("results")
  await vi.advanceTimersByTimeAsync(5000)
  expect(quoting.quote.value).toMatchObject({ is: "asking", slow: true })
  quoting.send({ is: "stopped" })
  await vi.advanceTimersByTimeAsync(9000)
  expect(quoting.quote.value.is).toBe("stopped")
  vi.useRealTimers()
})

test.each<[string, Partial<SearchDraft>, Met, boolean]>([
  [
    "another e-mail, which the browser restored",
    { email: "nuevo@example.com" },
    { touched: false, focused: false },
    true
  ],
  ["another e-mail, after a press", { email: "nuevo@example.com" }, { touched: true, focused: false }, false],
  ["nothing, with the focus in a field", {}, { touched: false, focused: true }, false]
])("a late saved search stands around what is in the bar: %s", async (_, change, met, isQuoted) => {
  const { asked, enter, type, typed, until } = aVisit({ saved: aDraft, core: "late", met })
  enter("results")
  type(change)
  await until(isQuoted ? "offered" : "invited")
  expect(typed()).toEqual({ ...aDraft, ...change })
  await vi.waitFor(() => expect(asked).toHaveLength(isQuoted ? 1 : 0))
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
    const { bar, enter, quote } = quotingOf(journey)
    onTestFinished(enter("results"))
    await vi.waitFor(() => expect(quote.value.is).toBe("offered"))
    await vi.waitFor(() => expect(hear).toBeDefined())
    hear?.(news)
    expect([quote.value, bar.value.typed]).toEqual([{ is: "none" }, emptyDraft])
  }
)

// ST-05
test("the tab keeps the half-filled bar of the home, and what was typed before its storage came", async () => {
  const { enter, kept, type, typed } = aVisit({ started: half })
  type({ email: "ana@example.com" })
  enter("home")
  await vi.waitFor(() => expect(typed()).toEqual({ ...half, email: "ana@example.com" }))
  await vi.waitFor(async () => expect(await kept()).toEqual({ ...half, email: "ana@example.com" }))
  type({ ...emptyDraft })
  await vi.waitFor(async () => expect(await kept()).toBeUndefined())
})

test("the home opens without storage", () => {
  const { enter, type, typed } = aVisit({ tab: "lost" })
  enter("home")
  type(half)
  expect(typed()).toEqual(half)
})

// ER-05
test("a new document holds what stood in the bar, once, beside the entry's other state", () => {
  const entry = entryMemory()
  entry.replace({ notice: "salida" })
  const lost = aVisit({ entry })
  const leave = lost.enter("home")
  lost.type({ ...aDraft, phone: "11 5555" })
  dispatchEvent(new Event(beforeAnew))
  leave()
  dispatchEvent(new Event(beforeAnew))
  const next = aVisit({ entry })
  next.type({ email: "typed@since" })
  next.enter("home")
  expect(next.typed()).toEqual({ ...aDraft, phone: "11 5555", email: "typed@since" })
  expect(entry.state()).toEqual({ notice: "salida" })
})
