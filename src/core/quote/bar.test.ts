import { describe, expect, test } from "vitest"
import { aDraft, aToday } from "../../../contracts/fixtures/searches"
import { emptyDraft, type SearchDraft } from "../trip/search"
import { tidyDates } from "../trip/tidyDates"
import {
  type Bar,
  type BarChange,
  type BarRules,
  barOf,
  barProblems,
  changeBar,
  fillBar,
  refuse,
  standing
} from "./bar"

const draft: SearchDraft = { ...aDraft, phone: "", email: "" }
const past = "01/10/2026"
const rules: BarRules = { today: aToday, tidy: tidyDates }
const changed = (bar: Bar, ...changes: ReadonlyArray<BarChange>) =>
  changes.reduce((before, change) => changeBar(before, change, rules), bar)
const refused = (bar: Bar) => refuse(bar, barProblems(bar, rules).problems)
const typed = (start: string, end: string) => ({ is: "typed", change: { start, end } }) as const
const left = { is: "datesLeft" } as const
const bar = barOf(draft)
const none = barOf({ ...draft, start: "", end: "" })

describe("a filling", () => {
  test("stands around what the visitor changed, and shows and hides nothing of the last press", () => {
    const begun = refused(changed(barOf(emptyDraft), { is: "typed", change: { phone: "1155550143" } }))
    const filled = fillBar(begun, aDraft)
    expect(filled.typed).toEqual({ ...aDraft, phone: "1155550143" })
    expect(filled.applied).toEqual({ start: aDraft.start, end: aDraft.end })
    expect([filled.shown, filled.refusals, filled.news]).toEqual([[], 1, { is: "filled" }])
  })

  test("leaves what was typed before an earlier one", () => {
    const begun = changed(barOf(emptyDraft), { is: "typed", change: { phone: "1155550143" } })
    expect(fillBar(fillBar(begun, aDraft), aDraft).typed.phone).toBe("1155550143")
  })

  test("of the visitor's own text counts as typed", () => {
    const own = fillBar(barOf(emptyDraft), { ...emptyDraft, phone: "11" }, true)
    expect(fillBar(own, aDraft).typed.phone).toBe("11")
  })
})

test("before the code that tidies dates is here, what is typed after them counts", () => {
  const untidied = { ...rules, tidy: (dates: Parameters<BarRules["tidy"]>[0]) => dates }
  const changes: ReadonlyArray<BarChange> = [{ is: "datesApplied" }, { is: "typed", change: { ages: ["8"] } }]
  expect(standing(changes.reduce((before, change) => changeBar(before, change, untidied), bar)).ages).toEqual(["8"])
})

describe("visible errors", () => {
  const noStart = typed("", draft.end)

  test("dates refused twice count as one error", () => {
    expect(changed(refused(none), noStart, left, left).shown).toEqual(["dates", "phone", "email"])
  })

  test("an error disappears when its field is valid, and returns only with the next press", () => {
    const cured = changed(refused(bar), { is: "typed", change: { phone: "1155550143" } })
    expect(cured.shown).toEqual(["email"])
    const emptied = changed(cured, { is: "typed", change: { phone: "" } })
    expect(emptied.shown).toEqual(["email"])
    expect(refused(emptied)).toMatchObject({ shown: ["phone", "email"], refusals: 2 })
  })

  test("Escape drops the typed dates", () => {
    expect(changed(refused(bar), noStart, { is: "datesReverted" }).typed).toEqual(draft)
  })
})

describe("leaving the dates without applying them (QB-02)", () => {
  test.each([
    ["only a start", "28/01/2027", "", "required"],
    ["a day that does not exist", "31/02/2027", "05/03/2027", "required"],
    ["a past start", "1-10-26", "26/01/2027", "startPast"]
  ])("%s: the bar keeps its valid dates and says why, until the next change", (_, start, end, why) => {
    const next = changed(bar, typed(start, end), left)
    expect(next).toMatchObject({ typed: draft, shown: [], news: { is: "dropped", why } })
    expect(standing(next)).toEqual(draft)
    expect(changed(next, typed("1", "")).news).toBeUndefined()
  })

  test("dates that hold are applied; those of the bar are no change", () => {
    expect(changed(bar, typed("2027-01-27", "3-2-27"), left)).toMatchObject({
      applied: { start: "27/01/2027", end: "03/02/2027" },
      news: { is: "applied" }
    })
    expect(changed(bar, left)).toBe(bar)
  })

  test("if the bar has no dates, the typed ones stay, and a press validates them", () => {
    const next = changed(none, typed("1-10-26", "26/01/2027"), left)
    expect(next).toMatchObject({ shown: ["dates"], applied: { start: "", end: "" }, news: undefined })
    expect(standing(next)).toMatchObject({ start: past, end: "26/01/2027" })
  })

  test("if the dates in the bar are past, they are the error", () => {
    const over = barOf({ ...draft, start: past })
    const next = changed(refused(over), typed("28/01/2027", ""), left)
    expect(next).toMatchObject({ typed: over.typed, shown: ["dates", "phone", "email"], news: undefined })
  })
})

test("a press validates the dates in the bar, not the typed ones", () => {
  const next = changed(bar, typed("28/01/2027", ""))
  expect(standing(next)).toEqual(draft)
  expect(refused(next).shown).toEqual(["phone", "email"])
})

test("applying rewrites readable dates in the display format, and leaves others in the popup", () => {
  const pasted = changed(bar, typed("2027-01-27T00:00:00", "3-2-27"), { is: "datesApplied" })
  expect([pasted.applied, pasted.news]).toEqual([{ start: "27/01/2027", end: "03/02/2027" }, { is: "applied" }])
  const half = changed(bar, typed("2027-01-27", ""), { is: "datesApplied" })
  expect([half.typed.start, half.applied.start, half.news]).toEqual(["27/01/2027", draft.start, undefined])
})
