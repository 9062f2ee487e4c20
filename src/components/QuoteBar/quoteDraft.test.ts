import { describe, expect, test } from "vitest"
import { readDay } from "../../core/trip/readDay"
import { tidyDates } from "../../core/trip/tidyDates"
import {
  changeDraft,
  type DraftChange,
  type DraftRules,
  type DraftState,
  openDraft,
  type QuoteDraft,
  standingDraft
} from "./quoteDraft"

const draft: QuoteDraft = {
  destination: "EUROPA",
  start: "12/01/2027",
  end: "26/01/2027",
  ages: ["34"],
  phone: "",
  email: "",
  subscribed: true
}
const shows: DraftRules["shows"] = ({ start, end }) => readDay(start) !== undefined && readDay(end) !== undefined
const rules: DraftRules = {
  check: (typed) => ({
    dates: !shows(typed) ? "required" : typed.start === "01/10/2026" ? "past" : undefined,
    phone: typed.phone === "" ? "phone" : undefined,
    email: typed.email === "" ? "email" : undefined
  }),
  tidy: tidyDates,
  shows
}
const stateAfter = (opened: QuoteDraft, ...changes: ReadonlyArray<DraftChange>) =>
  changes.reduce<DraftState>((state, change) => changeDraft(state, change, rules), openDraft(opened, []))
const typed = (start: string, end: string) => ({ is: "edited", patch: { start, end } }) as const
const left = { is: "datesLeft" } as const
const none = { ...draft, start: "", end: "" }

test("a fill replaces the whole draft and applies its dates", () => {
  const value = { ...draft, start: "01/02/2027", end: "11/02/2027", phone: "1155550143" }
  const filled = stateAfter(draft, { is: "refused" }, { is: "filled", value, shown: ["email"] })
  expect(filled).toEqual({
    draft: value,
    applied: { start: value.start, end: value.end },
    shown: ["email"],
    refusals: 1
  })
})

test("before the code that tidies dates is here, what is typed after them counts", () => {
  const untidied: DraftRules = { ...rules, tidy: (pair) => pair }
  const changes: ReadonlyArray<DraftChange> = [{ is: "datesApplied" }, { is: "edited", patch: { ages: ["8"] } }]
  const after = changes.reduce((state, change) => changeDraft(state, change, untidied), openDraft(draft, []))
  expect(standingDraft(after, untidied).ages).toEqual(["8"])
})

describe("visible errors", () => {
  const noStart = typed("", draft.end)

  test("dates refused twice count as one error", () => {
    expect(stateAfter(none, { is: "refused" }, noStart, left, left).shown).toEqual(["dates", "phone", "email"])
  })

  test("an error disappears when its field is valid, and returns only with the next submit", () => {
    const cured = stateAfter(draft, { is: "refused" }, { is: "edited", patch: { phone: "1155550143" } })
    expect(cured.shown).toEqual(["email"])
    const emptied = changeDraft(cured, { is: "edited", patch: { phone: "" } }, rules)
    expect(emptied.shown).toEqual(["email"])
    expect(changeDraft(emptied, { is: "refused" }, rules)).toMatchObject({ shown: ["phone", "email"], refusals: 2 })
  })

  test("Escape drops the typed dates", () => {
    expect(stateAfter(draft, noStart, { is: "datesReverted" }).draft).toEqual(draft)
  })
})

describe("leaving the dates without applying them", () => {
  test.each([
    ["only a start", "28/01/2027", "", "required"],
    ["a day that does not exist", "31/02/2027", "05/03/2027", "required"],
    ["a past start", "1-10-26", "26/01/2027", "past"]
  ])("%s: the bar keeps its valid dates and says why", (_, start, end, why) => {
    const state = stateAfter(draft, typed(start, end), left)
    expect(state).toMatchObject({ draft, shown: [], dropped: why })
    expect(standingDraft(state, rules)).toEqual(draft)
    expect(changeDraft(state, typed("1", ""), rules).dropped).toBeUndefined()
  })

  test("if the bar has no dates, the typed ones stay, and a submit validates them", () => {
    const state = stateAfter(none, typed("1-10-26", "26/01/2027"), left)
    expect(state).toMatchObject({ shown: ["dates"], applied: { start: "", end: "" } })
    expect(state.dropped).toBeUndefined()
    expect(standingDraft(state, rules)).toMatchObject({ start: "01/10/2026", end: "26/01/2027" })
  })

  test("if the dates in the bar are past, they are the error", () => {
    const over = { ...draft, start: "01/10/2026" }
    const state = stateAfter(over, { is: "refused" }, typed("28/01/2027", ""), left)
    expect(state).toMatchObject({ draft: over, shown: ["dates", "phone", "email"] })
    expect(state.dropped).toBeUndefined()
  })
})

test("a submit validates the dates in the bar, not the typed ones", () => {
  const state = stateAfter(draft, typed("28/01/2027", ""))
  expect(standingDraft(state, rules)).toEqual(draft)
  expect(changeDraft(state, { is: "refused" }, rules).shown).toEqual(["phone", "email"])
})

test("applying rewrites readable dates in the display format", () => {
  const pasted = stateAfter(draft, typed("2027-01-27T00:00:00", "3-2-27"), { is: "datesApplied" })
  expect(pasted.applied).toEqual({ start: "27/01/2027", end: "03/02/2027" })
})
