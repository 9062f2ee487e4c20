import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isLuhn, readCardNumber } from "../person/typed"
import {
  type CardDraft,
  cardProblems,
  cardTypeOf,
  emptyCard,
  lastDigits,
  numberMark,
  readCard,
  readExpiry
} from "./card"

const plain = { form: { modes: ["credit"], secrets: false }, today: "2026-11-21" } as const
const chilean = { form: { modes: ["credit", "debit"], secrets: true }, today: "2026-11-21" } as const
const good: CardDraft = {
  mode: "credit",
  holder: "ANA MARTINEZ",
  number: "4242 4242 4242 4242",
  code: "123",
  expiry: "11/2026",
  type: "0",
  instalment: "101001",
  terms: true
}

const problemsOf = (change: Partial<CardDraft>, rules: typeof plain | typeof chilean = chilean) =>
  Object.fromEntries(
    Object.entries(cardProblems({ ...good, ...change }, rules)).filter(([, problem]) => problem !== undefined)
  )

const number = (beginning: string, length: number) => beginning.padEnd(length, "0")

describe("a card number of the chosen type", () => {
  test.each([
    ["0", number("4", 13)],
    ["0", number("4", 16)],
    ["1", number("51", 16)],
    ["1", number("55", 16)],
    ["1", number("2221", 16)],
    ["1", number("2229", 16)],
    ["1", number("2699", 16)],
    ["1", number("2709", 16)],
    ["1", number("2719", 16)],
    ["1", number("2720", 16)],
    ["2", number("34", 15)],
    ["2", number("37", 15)],
    ["0", "4242-4242-4242-4242"],
    ["0", "4242.4242.4242.4242"]
  ])("%s: %s is valid (PY-05)", (type, typed) => expect(problemsOf({ type, number: typed })).toEqual({}))

  test.each([
    ["0", number("4", 12)],
    ["0", number("4", 14)],
    ["0", number("4", 15)],
    ["0", number("4", 19)],
    ["0", number("5", 16)],
    ["1", number("50", 16)],
    ["1", number("56", 16)],
    ["1", number("2220", 16)],
    ["1", number("2721", 16)],
    ["1", number("51", 15)],
    ["1", number("51", 17)],
    ["2", number("35", 15)],
    ["2", number("34", 14)],
    ["2", number("34", 16)],
    ["2", number("4", 16)],
    ["0", "cuatro"]
  ])("%s: %s is incompatible", (type, typed) => {
    expect(problemsOf({ type, number: typed })).toEqual({ number: "incompatible" })
  })

  test("is required; an unknown type is the type's fault; without a type the number is checked alone", () => {
    expect(problemsOf({ number: "  " })).toEqual({ number: "required" })
    expect(problemsOf({ type: "3" })).toEqual({ type: "unknown" })
    expect(problemsOf({ type: "" })).toEqual({ type: "required" })
    expect(problemsOf({ type: "", number: "4242" })).toEqual({ type: "required", number: "invalid" })
  })
})

describe("the rest of the card form", () => {
  // PY-04, PY-07
  test("lacks, when empty, what the channel asks for, but the type, which the number tells", () => {
    const all: ReturnType<typeof cardProblems> = {
      holder: "required",
      number: "required",
      instalment: "required",
      terms: "required"
    }
    expect(cardProblems(emptyCard, plain)).toEqual(all)
    expect(cardProblems(emptyCard, chilean)).toEqual({ ...all, code: "required", expiry: "required" })
    expect(cardProblems({ ...emptyCard, mode: "debit" }, chilean)).toEqual({
      holder: "required",
      number: "required",
      code: "required",
      expiry: "required",
      terms: "required"
    })
  })

  test("ignores code and expiry on channels that do not ask for them (PY-02)", () => {
    expect(problemsOf({ code: "x", expiry: "01/2001" }, plain)).toEqual({})
  })

  test("asks in debit for a number of 12 to 19 digits, but no type or instalments (PY-03)", () => {
    const debit = { mode: "debit", type: "", instalment: "" } as const
    expect(problemsOf(debit)).toEqual({})
    expect(problemsOf({ ...debit, type: "2" })).toEqual({})
    expect(problemsOf({ ...debit, number: number("6", 19) })).toEqual({})
    expect(problemsOf({ ...debit, number: number("34", 15), code: "1234" })).toEqual({})
    expect(problemsOf({ ...debit, number: number("6", 11) })).toEqual({ number: "invalid" })
    expect(problemsOf({ ...debit, number: number("6", 20) })).toEqual({ number: "invalid" })
  })

  test.each([
    ["", "0", "required"],
    ["12", "0", "invalid"],
    ["1234", "0", "invalid"],
    ["12a", "0", "invalid"],
    [" 123 ", "0", undefined],
    ["123", "2", undefined],
    ["1234", "2", undefined],
    ["12345", "2", "invalid"]
  ])("code «%s» of type %s: %s (PY-08)", (code, type, problem) => {
    const change = { code, type, number: type === "2" ? number("34", 15) : good.number }
    expect(problemsOf(change)).toEqual(problem === undefined ? {} : { code: problem })
  })

  test.each([
    ["", "required"],
    ["  ", "required"],
    ["11/2026", undefined],
    ["11/26", undefined],
    ["1126", undefined],
    ["12/2026", undefined],
    ["1/2027", undefined],
    ["10/2026", "past"],
    ["12/2025", "past"],
    ["13/2027", "invalid"],
    ["00/2027", "invalid"],
    ["2027/01", "invalid"],
    ["11/1926", "invalid"],
    ["noviembre", "invalid"]
  ])("expiry «%s»: %s; the current month is valid (PY-09)", (expiry, problem) => {
    expect(problemsOf({ expiry })).toEqual(problem === undefined ? {} : { expiry: problem })
  })

  // PY-10
  test("rejects a blank holder and terms that are not accepted", () => {
    expect(problemsOf({ holder: " \t" })).toEqual({ holder: "required" })
    expect(problemsOf({ terms: false })).toEqual({ terms: "required" })
    expect(problemsOf({ instalment: "" })).toEqual({ instalment: "required" })
  })
})

test.each([
  ["51", "1"],
  ["2221", "1"],
  ["2720", "1"],
  ["34", "2"],
  ["2220", undefined],
  ["2721", undefined],
  ["56", undefined],
  ["5", undefined]
])("«%s» starts like a card of type %s", (typed, type) => expect(cardTypeOf(typed)).toBe(type))

// PY-16
test("a number has the same digits in every grouping", () => {
  const grouped = fc.tuple(fc.stringMatching(/^\d{12,19}$/), fc.constantFrom(" ", "-", ".", "\u2013", "\u00a0"))
  fc.assert(
    fc.property(grouped, ([digits, between]) => {
      expect(readCardNumber(digits.replace(/(\d{4})(?=\d)/g, `$1${between}`))).toBe(digits)
    })
  )
})

// PY-16
describe("the check digit", () => {
  test.each(["4242 4242 4242 4242", "5555555555554444", "378282246310005", "2223003122003222", "79927398713"])(
    "of %s is right",
    (typed) => {
      expect(isLuhn(typed)).toBe(true)
    }
  )

  test("detects every single mistyped digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [..."4242424242424242"]
        digits[place] = String((Number(digits[place]) + shift) % 10)
        expect(isLuhn(digits.join(""))).toBe(false)
      })
    )
  })

  test.each(["", "tarjeta", "a0", "0a"])("«%s» has no check digit", (typed) => expect(isLuhn(typed)).toBe(false))
})

describe("a valid card", () => {
  test("is sent as digits, with the fields that the channel asks for", () => {
    const typed = { ...good, holder: "  ANA   MARTINEZ ", code: " 123 ", expiry: "1/27" }
    const sent = { holder: "ANA MARTINEZ", number: "4242424242424242" }
    expect(readCard(typed, chilean.form)).toEqual({ ...sent, code: "123", month: "01", year: "2027" })
    expect(readCard(typed, plain.form)).toEqual({ ...sent, code: "", month: "", year: "" })
  })

  // VA-09
  test("in wide digits is the same card", () => {
    const wide = { ...good, number: "４２４２　４２４２　４２４２　４２４２", code: "１２３", expiry: "１１／２０２６" }
    expect(problemsOf(wide)).toEqual({})
    expect(readCard(wide, chilean.form)).toEqual(readCard(good, chilean.form))
    expect(cardTypeOf("４")).toBe("0")
  })

  test.each([
    ["01/27", "01", "2027"],
    ["1/2027", "01", "2027"],
    [" 12 - 2031 ", "12", "2031"],
    ["0930", "09", "2030"]
  ])("reads «%s» as month %s of %s", (typed, month, year) => expect(readExpiry(typed)).toEqual({ month, year }))
})

test.each([
  ["4242 4242 4242 4242", "0", "4242"],
  ["3782-822463-10005", "2", "0005"],
  ["4242 4242 4242", "0", undefined],
  ["4242 4242 4242 4242", "1", undefined],
  ["", "", undefined]
])("the last digits of %s as type %s are %s", (number, type, end) => {
  expect(lastDigits({ mode: "credit", number, type })).toBe(end)
})

test("in debit no type refuses them", () =>
  expect(lastDigits({ mode: "debit", number: "4242 4242 4242 4243", type: "1" })).toBe("4243"))

// PY-16
test.each([
  ["4242 4242 4242 4242", "0", "good"],
  ["4242 4242 4242 4241", "0", "doubtful"],
  ["4242 4242 4242", "0", undefined],
  ["4242 4242 4242 4242", "1", undefined],
  ["6011 1111 1111 1117", "", undefined]
])("the mark of «%s» as type «%s» in credit is %s", (typed, type, mark) =>
  expect(numberMark({ mode: "credit", number: typed, type })).toBe(mark)
)

test("the mark of a debit card wants no type", () =>
  expect(numberMark({ mode: "debit", number: "6011 1111 1111 1117", type: "" })).toBe("good"))
