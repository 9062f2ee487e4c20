import { describe, expect, test } from "vitest"
import { threePlans } from "../../../contracts/fixtures/plans"
import {
  does,
  found,
  free,
  home,
  inPlace,
  left,
  linked,
  played,
  quotedAfter,
  results,
  type
} from "../../../contracts/fixtures/quoting"
import { aDraft, aSearch } from "../../../contracts/fixtures/searches"
import { emptyDraft, type SearchDraft } from "../trip/search"
import type { FilledByLink } from "../trip/sharedTrip"
import { isResting, isSaved, offerIn, type QuotingEvent } from "./quotingState"

const long = { end: "31/12/2099" }

describe("a saved search (QB-11)", () => {
  test("is quoted as the results are entered", () => {
    const [state, commands] = played(results, found())
    expect([state.bar.typed, state.quote, does(commands)]).toMatchObject([aDraft, { search: aSearch }, ["ask"]])
    expect([isResting(state.quote), isSaved(state.quote)]).toEqual([true, true])
  })

  test.each<[string, Partial<SearchDraft>, object, boolean]>([
    ["the saved phone", { phone: aDraft.phone }, {}, true],
    ["another e-mail, which the browser restored", { email: "nuevo@example.com" }, {}, true],
    ["another e-mail, after a press", { email: "nuevo@example.com" }, { touched: true }, false],
    ["other dates", { end: "30/01/2027" }, {}, false],
    ["nothing, with the focus in a field", {}, { focused: true }, false]
  ])("stands around what is in the bar: %s", (_, typed, met, isQuoted) => {
    const [state] = played(results, type(typed), found({}, { ...free, ...met }))
    expect(state.bar.typed).toMatchObject(typed)
    expect([state.quote.is, isSaved(state.quote)]).toEqual([isQuoted ? "asking" : "invited", true])
  })

  test.each<[string, Partial<SearchDraft>, boolean, ReadonlyArray<string>]>([
    ["that has started", { start: "01/01/2020" }, false, ["dates"]],
    ["to an unknown destination", { destination: "" }, true, ["destination"]],
    ["withdrawn, on past dates", { destination: "", start: "01/01/2020" }, true, ["destination", "dates"]],
    ["of more passengers than a quote allows", { ages: Array(25).fill("34") }, false, ["ages"]],
    ["without a destination, which is silent (QR-14),", { destination: "" }, false, []],
    ["without the contact that a logout takes (TR-15)", { phone: "", email: "" }, false, []]
  ])("%s fills the bar, says what holds no more, and asks nothing", (_, patch, withdrawn, shown) => {
    const [state, commands] = played(results, found(patch, free, withdrawn))
    expect([state.bar.typed, state.bar.shown, commands]).toEqual([{ ...aDraft, ...patch }, shown, []])
    expect(state.quote.is).toBe(shown.length === 0 ? "invited" : "outdated")
    expect([isResting(state.quote), isSaved(state.quote)]).toEqual([false, true])
  })

  test("that the channel refuses now says why, over the open bar", () => {
    const [state, commands] = played(results, found(long))
    expect([state.quote, commands, isResting(state.quote)]).toMatchObject([
      { is: "refused", over: { is: "outdated" } },
      [],
      false
    ])
  })

  test("comes to no page but the results, and to no visitor who was forgotten", () => {
    expect(does(played(results, left, home, found())[1])).toEqual([])
    expect(played(results, { is: "forgotten" }, found())[0].bar.typed).toEqual(emptyDraft)
    expect(played(results, { is: "foundNothing" }, found())[0].quote).toEqual({ is: "none" })
  })

  test("leaves the plans on the page until its own come", () => {
    const back = [...quotedAfter(results, found()), left, results]
    expect(offerIn(played(...back)[0].quote)?.plans).toBe(threePlans)
    expect(offerIn(played(...back, found())[0].quote)?.plans).toBe(threePlans)
  })
})

describe("a press while the results look for a search", () => {
  test.each<[string, QuotingEvent, Partial<SearchDraft>, string]>([
    ["is the quote of the saved search", found(), {}, "asking"],
    ["quotes what the visitor typed", { is: "foundNothing" }, aDraft, "asking"],
    ["quotes around what the visitor typed", found(), { ages: ["8"] }, "asking"],
    ["says what is missing", { is: "foundNothing" }, {}, "none"],
    ["is refused once", found(long), {}, "refused"]
  ])("%s", (_, arrived, typed, is) => {
    const [waiting, commands] = played(results, type(typed), inPlace)
    expect([waiting.quote, commands]).toMatchObject([{ is: "looking", pressed: true }, []])
    const [state, next] = played(results, type(typed), inPlace, arrived)
    expect([state.quote.is, state.bar.refusals]).toEqual([is, is === "none" ? 1 : 0])
    expect(next.filter((command) => command.is === "ask")).toHaveLength(is === "asking" ? 1 : 0)
  })

  test("before the page has entered waits too, and goes with the page", () => {
    expect(played(inPlace, results)[0].quote).toMatchObject({ is: "looking", pressed: true })
    expect(played(inPlace, results, left)[0].quote).toMatchObject({ is: "looking", pressed: false })
  })
})

describe("a link (OU-17)", () => {
  const link: QuotingEvent = { is: "entered", on: "results", link: true }

  test("is quoted and saved at once where the contact is known", () => {
    const [state, commands] = played(link, linked())
    expect([state.quote.is, does(commands)]).toEqual(["asking", ["ask", "save"]])
  })

  test.each<[string, Partial<FilledByLink>, object]>([
    ["of past dates", { wrong: ["dates"], trip: undefined, search: undefined }, { is: "invited" }],
    ["without a contact", { search: undefined }, { is: "invited", saved: false }],
    ["that is too long", { trip: { ...aSearch.trip, end: "2099-12-31" } }, { is: "refused", why: "tooLong" }]
  ])("%s drops the earlier plans, asks nothing, and stores nothing", (_, by, quote) => {
    const [state, commands] = played(...quotedAfter(results, found()), link, linked(by))
    expect([state.quote, commands, offerIn(state.quote)]).toMatchObject([quote, [], undefined])
    expect([state.bar.shown, isSaved(state.quote)]).toEqual([by.wrong ?? [], false])
  })

  test("leaves what was typed before, and is neither quoted nor refused unasked", () => {
    const [state, commands] = played(link, type({ phone: "1199" }), linked())
    expect([state.bar.typed, state.quote.is, commands]).toEqual([{ ...aDraft, phone: "1199" }, "invited", []])
  })

  test("ends a question that is under way", () => {
    expect(does(played(results, found(), link)[1])).toEqual(["stop", "resume", "look"])
  })
})
