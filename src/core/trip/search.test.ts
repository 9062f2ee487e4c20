import { describe, expect, test } from "vitest"
import {
  agesProblem,
  checkSearch,
  datesProblem,
  emptyDraft,
  isSameDraft,
  layUnder,
  readAge,
  type SearchDraft
} from "./search"

const today = "2026-11-21"

const draft: SearchDraft = {
  destination: "EUROPA",
  start: "05/12/2026",
  end: "19/12/2026",
  ages: ["34", "0", "71"],
  phone: "11 5555-0143",
  email: " ana@example.com ",
  subscribed: false
}

describe("a complete draft", () => {
  test("becomes a search if valid: days, numbers, ten digits", () => {
    expect(checkSearch(draft, today)).toEqual({
      is: "valid",
      search: {
        trip: { destination: "EUROPA", start: "2026-12-05", end: "2026-12-19", ages: [34, 0, 71] },
        phone: "1155550143",
        email: "ana@example.com",
        subscribed: false
      }
    })
  })

  test("has the rule of each field", () => {
    const wrong = { start: "20/11/2026", ages: ["34", ""], phone: "115555014", email: "a@" }
    const problems = { dates: "startPast", ages: "incomplete", phone: "notTenDigits", email: "invalid" }
    expect(checkSearch({ ...draft, ...wrong }, today)).toEqual({ is: "invalid", problems })
  })

  test("may lack what is optional, but has the rule of what is there", () => {
    const optional = ["destination", "phone", "email"] as const
    expect(checkSearch({ ...draft, destination: "", phone: "", email: "" }, today, optional).is).toBe("valid")
    const problems = { phone: "notTenDigits", email: "invalid" }
    expect(checkSearch({ ...draft, phone: "11", email: "a@" }, today, optional)).toEqual({ is: "invalid", problems })
  })

  test("reports every problem at once", () => {
    expect(checkSearch(emptyDraft, today)).toEqual({
      is: "invalid",
      problems: { destination: "required", dates: "required", ages: "incomplete", phone: "required", email: "required" }
    })
  })
})

describe("dates", () => {
  test.each([
    ["", "", "required"],
    ["", "19/12/2026", "required"],
    ["31/02/2027", "05/03/2027", "required"],
    ["20/11/2026", "30/11/2026", "startPast"],
    ["20/11/2026", "19/11/2026", "startPast"],
    ["21/11/2026", "22/11/2026", undefined],
    ["21/11/2026", "21/11/2026", "endNotAfter"],
    ["05/12/2026", "04/12/2026", "endNotAfter"],
    ["05/12/2026", "06/12/2026", undefined]
  ])("%j to %j: %s", (start, end, problem) => expect(datesProblem(start, end, today)).toBe(problem))
})

describe("ages", () => {
  test.each([
    ["0", 0],
    ["00", 0],
    ["1", 1],
    [" 34 ", 34],
    ["120", 120],
    ["34.", 34],
    ["34 años", 34],
    ["34 AÑOS", 34],
    ["34 an\u0303os.", 34],
    ["1 año", 1],
    ["34a", 34],
    ["3４", 34],
    ["2 1/2", 2],
    ["8 meses", 0],
    ["1 mes", 0],
    ["12 meses", 1],
    ["30 meses", 2],
    ["0,5", 0],
    ["0.75", 0],
    ["bebé", 0],
    ["Bebe", 0],
    ["beba", 0]
  ])("%j is %i", (typed, age) => expect(readAge(typed)).toBe(age))

  test.each([
    "",
    " ",
    "-1",
    "121",
    "999",
    "1000",
    "1.5",
    "1,5",
    "1e2",
    "+5",
    "0x10",
    "ocho",
    "٣٤",
    "3 4",
    "121 años",
    "2 adultos",
    "2 menores",
    "21/2",
    "34 m",
    "8 M.",
    "34 35",
    "años",
    "0,"
  ])("%j is not an age", (typed) => expect(readAge(typed)).toBeUndefined())

  test.each([
    [[], "none"],
    [Array(21).fill("34"), "tooMany"],
    [Array(20).fill("34"), undefined],
    [[""], "incomplete"],
    [["", "34"], "incomplete"],
    [["34", "-1"], "incomplete"],
    [["0"], undefined],
    [["34", "0", "71"], undefined]
  ])("%j: %s", (ages, problem) => expect(agesProblem(ages)).toBe(problem))
})

describe("a late draft", () => {
  const late = { ...draft, subscribed: true }

  test.each<[string, Partial<SearchDraft>, Partial<SearchDraft>]>([
    ["nothing", {}, {}],
    ["a phone", { phone: "1199" }, { phone: "1199" }],
    ["the opt-in", { subscribed: false }, { subscribed: false }],
    ["ages", { ages: ["", ""] }, { ages: ["", ""] }],
    ["one date of the pair", { start: "01/02/2027" }, { start: "01/02/2027", end: "" }]
  ])("keeps the visitor's changes: %s", (_, changed, kept) => {
    expect(layUnder(late, emptyDraft, { ...emptyDraft, ...changed })).toEqual({ ...late, ...kept })
  })

  test("keeps a field that the visitor emptied", () => {
    expect(layUnder(late, late, { ...late, email: "" }).email).toBe("")
  })
})

const ticked: SearchDraft = { ...draft, subscribed: true }

test("two drafts are the same whatever the order of their fields", () => {
  const { destination, ...rest } = ticked
  expect(isSameDraft(ticked, { ...rest, destination })).toBe(true)
})

test("'0,5' is one age, not two", () => {
  expect(isSameDraft({ ...ticked, ages: ["0,5"] }, { ...ticked, ages: ["0", "5"] })).toBe(false)
})

test.each([
  { destination: "" },
  { start: "06/12/2026" },
  { end: "" },
  { ages: ["34"] },
  { ages: ["8", "34"] },
  { phone: "" },
  { email: "" },
  { subscribed: false },
  { subscribed: undefined }
])("%j makes another draft", (change) => {
  expect(isSameDraft(ticked, { ...ticked, ...change })).toBe(false)
})
