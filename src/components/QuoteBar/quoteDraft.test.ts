import { describe, expect, test } from "vitest"
import { changeDraft, type DraftChange, type DraftState, openDraft, type QuoteDraft } from "./quoteDraft"

const draft: QuoteDraft = {
  destination: "EUROPA",
  start: "12/01/2027",
  end: "26/01/2027",
  ages: ["34"],
  phone: "",
  email: "",
  subscribed: true
}
const rules = {
  check: ({ start, phone, email }: QuoteDraft) => ({
    dates: start === "" ? "dates" : undefined,
    phone: phone === "" ? "phone" : undefined,
    email: email === "" ? "email" : undefined
  }),
  tidy: (text: string) => text
}
const stateAfter = (...changes: ReadonlyArray<DraftChange>) =>
  changes.reduce<DraftState>((state, change) => changeDraft(state, change, rules), openDraft(draft, []))

test("filling the bar anew takes its place whole, with the dates that it shows", () => {
  const value = { ...draft, start: "01/02/2027", end: "11/02/2027", phone: "1155550143" }
  const filled = stateAfter({ is: "refused" }, { is: "filled", value, shown: ["email"] })
  expect(filled).toEqual({
    draft: value,
    applied: { start: value.start, end: value.end },
    shown: ["email"],
    refusals: 1
  })
})

describe("the messages on screen", () => {
  const noStart = { is: "edited", patch: { start: "" } } as const

  test("a pair of dates that is refused again is still one problem", () => {
    const { shown } = stateAfter({ is: "refused" }, noStart, { is: "datesRefused" }, { is: "datesRefused" })
    expect(shown).toEqual(["dates", "phone", "email"])
  })

  test("a message leaves when its field holds and comes back only with the next submit", () => {
    const cured = stateAfter({ is: "refused" }, { is: "edited", patch: { phone: "1155550143" } })
    expect(cured.shown).toEqual(["email"])
    const emptied = changeDraft(cured, { is: "edited", patch: { phone: "" } }, rules)
    expect(emptied.shown).toEqual(["email"])
    expect(changeDraft(emptied, { is: "refused" }, rules)).toMatchObject({ shown: ["phone", "email"], refusals: 2 })
  })

  test("Escape takes back the dates that were typed", () => {
    expect(stateAfter(noStart, { is: "datesReverted" }).draft).toEqual(draft)
  })
})
