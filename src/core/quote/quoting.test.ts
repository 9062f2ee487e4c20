import { describe, expect, test } from "vitest"
import { threePlans } from "../../../contracts/fixtures/plans"
import {
  answer,
  does,
  failed,
  found,
  home,
  inPlace,
  left,
  onHome,
  played,
  quotedAfter,
  results,
  type
} from "../../../contracts/fixtures/quoting"
import { aDraft, aSearch } from "../../../contracts/fixtures/searches"
import { emptyDraft } from "../trip/search"
import { isForAnotherTrip } from "./otherTrip"
import { askedIn, offerIn, type QuotingEvent } from "./quotingState"

const long = { end: "31/12/2099" }
const far = { start: "01/01/2099", end: "10/01/2099" }

describe("COTIZAR on the home", () => {
  test("asks at once, saves the search, and the results show that quote, however soon it came (QB-10)", () => {
    const [state, commands] = played(home, type(aDraft), onHome)
    expect(does(commands)).toEqual(["tell", "ask", "save", "keepStarted", "openResults"])
    expect(commands).toContainEqual({ is: "tell", item: "cotizar barra cotizadora" })
    expect(commands).toContainEqual({ is: "keepStarted", draft: undefined })
    expect(state).toMatchObject({ at: "leaving", quote: { is: "asking", search: aSearch } })

    const sent = quotedAfter(home, type(aDraft), onHome)
    const [shown, next] = played(...sent, left, results)
    expect([shown.quote.is, shown.at, does(next)]).toEqual(["offered", "results", ["resume"]])
    expect(does(played(...sent, left, results, left, results)[1])).toEqual(["resume", "look"])
  })

  test("pressed before its page has entered leaves it too", () => {
    const [state, commands] = played(type(aDraft), onHome, home)
    expect([state.at, commands]).toEqual(["leaving", []])
  })

  test("leaves once, until the visitor comes back from elsewhere", () => {
    expect(does(played(home, type(aDraft), onHome, onHome)[1])).toEqual([])
    expect(played(home, type(aDraft), onHome, left, home)[0].at).toBe("home")
  })

  test.each([
    ["too long", long, "tooLong"],
    ["too far away", far, "startsTooLate"]
  ] as const)("a trip %s is refused, and nothing is stored or asked (QB-07)", (_name, patch, why) => {
    const [state, commands] = played(home, type({ ...aDraft, ...patch }), onHome)
    expect([state.quote, state.at, does(commands)]).toMatchObject([{ is: "refused", why }, "home", ["tell"]])
    expect(played(home, type({ ...aDraft, ...patch }), onHome, { is: "dismissed" })[0].quote.is).toBe("looking")
    expect(played(home, type({ ...aDraft, ...patch }), onHome, left)[0].quote.is).toBe("looking")
  })

  test("a refused trip ends the question before it", () => {
    const [state, commands] = played(
      ...[home, type(aDraft), onHome, left, results, left, home],
      ...[type(long), { is: "datesApplied" } as const, onHome]
    )
    expect([state.quote, does(commands)]).toMatchObject([{ over: { is: "stopped" } }, ["tell", "stop"]])
  })

  test("a wrong field says so, and no press is told", () => {
    const [state, commands] = played(home, type({ ...aDraft, phone: "11", email: "" }), onHome)
    expect([state.bar.shown, state.bar.refusals, commands]).toEqual([["phone", "email"], 1, []])
  })

  test("clears the plans of another search", () => {
    const events = [...quotedAfter(results, found()), left, home, type({ ages: ["8"] })]
    expect(offerIn(played(...events)[0].quote)).toBeDefined()
    expect(offerIn(played(...events, onHome)[0].quote)).toBeUndefined()
  })
})

test.each([
  ["not if it was never visible", undefined, inPlace, false],
  ["not if unticked", false, onHome, false],
  ["yes if left ticked on the home", undefined, onHome, true],
  ["yes if ticked", true, inPlace, true]
])("a visitor agrees to the opt-in: %s (QB-06)", (_, subscribed, pressed, agreed) => {
  const before = pressed === onHome ? [home] : [results, { is: "foundNothing" } as const]
  const [state, commands] = played(...before, type({ ...aDraft, subscribed }), pressed)
  expect(askedIn(state.quote)?.subscribed).toBe(agreed)
  expect(commands).toContainEqual({ is: "save", draft: { ...aDraft, subscribed: agreed } })
})

describe("the home's half-filled bar (ST-05)", () => {
  const half = { ...emptyDraft, destination: "EUROPA", phone: "1155550143" }

  test("is kept for the tab as it stands, and no longer once it is empty again", () => {
    expect(does(played(type(half))[1])).toEqual([])
    const kept = { is: "keepStarted", draft: { ...half, subscribed: true } }
    expect(played(type(half), home, { is: "started", draft: undefined })[1]).toEqual([kept])
    expect(played(home, type(half))[1]).toEqual([kept])
    expect(played(home, type(half), type(emptyDraft))[1]).toEqual([{ is: "keepStarted", draft: undefined }])
  })

  test("is filled again after a reload, its box too; what the visitor typed since stays", () => {
    const draft = { ...half, subscribed: false }
    const [state, commands] = played(type({ email: "ana@example.com" }), home, { is: "started", draft })
    expect(state.bar.typed).toEqual({ ...draft, email: "ana@example.com" })
    expect(commands).toEqual([{ is: "keepStarted", draft: state.bar.typed }])
  })

  test("is not taken up over what was sent, and kept again once that changes", () => {
    const sent = [...quotedAfter(home, type(aDraft), onHome), left, results, left]
    expect(does(played(...sent, home)[1])).toEqual(["resume"])
    expect(played(...sent, home)[0].bar.typed).toEqual(aDraft)
    expect(played(...sent, home, type({ ages: ["8"] }))[1]).toMatchObject([{ draft: { ages: ["8"] } }])
  })

  test("stays on the home: the results begin with what the portal put there", () => {
    expect(played(home, type(half), left, results)[0].bar.typed).toEqual(emptyDraft)
  })
})

describe("in place", () => {
  test("it says which button it was, and keeps the plans until the next come", () => {
    const quoted = quotedAfter(results, { is: "foundNothing" }, type(aDraft), inPlace)
    expect(played(...quoted.slice(0, -1))[1]).toContainEqual({ is: "tell", item: "cotizar barra cotizadora" })
    expect(played(...quoted)[1]).toEqual([{ is: "savePlans", plans: threePlans }])
    const [again, commands] = played(...quoted, type({ ages: ["50"] }), inPlace)
    expect(commands).toContainEqual({ is: "tell", item: "recotizar" })
    expect([again.quote.is, offerIn(again.quote)?.search]).toEqual(["asking", aSearch])
    expect(does(played(...quoted, type({ ages: ["50"] }), inPlace, inPlace)[1])).toEqual([])
  })

  test("a stopped or failed quote leaves the earlier plans, and is asked again on demand", () => {
    const asking = [...quotedAfter(results, found()), type({ ages: ["50"] }), inPlace]
    for (const end of [{ is: "stopped" } as const, failed(played(...asking)[0])]) {
      const [state] = played(...asking, end)
      expect([state.quote.is, offerIn(state.quote)?.search]).toEqual([end.is, aSearch])
      const [again, commands] = played(...asking, end, { is: "retried" })
      expect([again.quote, does(commands)]).toMatchObject([{ search: { trip: { ages: [50] } } }, ["ask"]])
    }
  })

  test("Reintentar fetches lost code anew (ER-05)", () => {
    const broken = { is: "failed", search: aSearch, error: { _tag: "Broken" } } as const
    expect(does(played(results, found(), broken, { is: "retried" })[1])).toEqual(["renewCore", "ask"])
  })

  test("only the answer to the last question counts", () => {
    const first = played(results, found())[0]
    const [state] = played(
      ...[results, found(), { is: "stopped" } as const, type({ ages: ["8"] }), inPlace],
      answer(first)
    )
    expect(state.quote).toMatchObject({ is: "asking", search: { trip: { ages: [8] } } })
  })
})

test("popups tell what they apply (QB-15)", () => {
  const told = [{ is: "tell", item: "aplicar barra cotizadora" }]
  expect(played(results, { is: "agesApplied" })[1]).toEqual(told)
  expect(played(results, type({ start: "10/1/27", end: "12/1/27" }), { is: "datesApplied" })[1]).toEqual(told)
  expect(played(results, type({ start: "10/1/27", end: "" }), { is: "datesApplied" })[1]).toEqual([])
})

test("a new document holds what stood in the bar; what the visitor typed there since stays (ER-05)", () => {
  const [state, commands] = played(results, type({ phone: "11 5555" }), { is: "renewing" })
  expect(commands).toEqual([{ is: "note", draft: state.bar.typed }])
  const draft = { ...aDraft, phone: "11 5555" }
  const resumed: ReadonlyArray<QuotingEvent> = [type({ email: "typed@since" }), results, { is: "resumed", draft }]
  expect(played(...resumed)[0].bar.typed).toEqual({ ...draft, email: "typed@since" })
  // It counts as theirs: a saved search stands around it.
  expect(played(...resumed, found({}, { focused: false, touched: true }))[0]).toMatchObject({
    bar: { typed: { phone: "11 5555" } },
    quote: { is: "invited" }
  })
})

test.each<readonly [string, boolean, ReadonlyArray<QuotingEvent>]>([
  ["the quoted trip", false, []],
  ["another contact", false, [type({ phone: "11 4444-0187", subscribed: false })]],
  ["the same age in words", false, [type({ ages: aDraft.ages.map((age) => `${age} años`) })]],
  ["other ages", true, [type({ ages: ["50"] })]],
  ["another place", true, [type({ destination: "MULTIDESTINO" })]],
  ["dates that are being typed", false, [type({ start: "10/1/27", end: "12/1/27" })]],
  ["other dates", true, [type({ start: "10/1/27", end: "12/1/27" }), { is: "datesApplied" }]],
  ["another trip that is being quoted", false, [type({ ages: ["50"] }), inPlace]],
  ["another trip whose quote was stopped", true, [type({ ages: ["50"] }), inPlace, { is: "stopped" }]]
])("beside plans the bar may hold %s; is it another trip: %s", (_, isOther, events) => {
  expect(isForAnotherTrip(played(...quotedAfter(results, found()), ...events)[0])).toBe(isOther)
})

test("the purchase takes the bar back to the quoted search", () => {
  const [state] = played(...quotedAfter(results, found()), type({ ages: ["8"] }), { is: "chosen" }, left)
  expect(state.bar.typed).toEqual(aDraft)
})

test("plans and bar go with a visitor who is forgotten (TR-15)", () => {
  const [state, commands] = played(results, found(), { is: "forgotten" })
  expect([state.bar.typed, state.quote, does(commands)]).toEqual([emptyDraft, { is: "none" }, ["stop"]])
})
