import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aToday } from "../../../contracts/fixtures/searches"
import { holds } from "../form/form"
import { showDay } from "../trip/calendar"
import {
  ageFrom,
  birthProblem,
  emptyMainPassenger,
  emptyPassenger,
  homeForm,
  type MainPassengerDraft,
  mainPassengerForm,
  type PassengerRules,
  passengerForm
} from "./passenger"

const { main } = twoPassengers
const rules: PassengerRules = { document: "dni", postal: "postalCode", age: 34, today: aToday }
const chilean: PassengerRules = { ...rules, document: "rut", postal: "comuna" }

type Row = readonly [field: keyof MainPassengerDraft, typed: string, problem: string | undefined]

/** The problem of one field while the others are valid. */
const saidOf = (field: keyof MainPassengerDraft, typed: string) => {
  const problems = Object.entries(mainPassengerForm.problems({ ...main, [field]: typed }, rules))
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

describe("the first passenger", () => {
  test("is valid", () => expect(holds(mainPassengerForm.problems(main, rules))).toBe(true))

  // VA-05
  test("if empty, lacks everything that the channel asks for", () => {
    const all: ReturnType<typeof mainPassengerForm.problems> = {
      name: "tooShort",
      surname: "tooShort",
      documentType: "required",
      document: "required",
      birth: "required",
      phone: "required",
      email: "required",
      address: "required",
      country: "required",
      province: "required",
      emergencyName: "tooShort",
      emergencyPhone: "required"
    }
    expect(mainPassengerForm.problems(emptyMainPassenger, rules)).toEqual({ ...all, postalCode: "required" })
    expect(mainPassengerForm.problems(emptyMainPassenger, chilean)).toEqual({ ...all, comuna: "required" })
  })

  test.each<Row>([
    ["name", "Li", "tooShort"],
    ["name", "  Ana  ", undefined],
    ["surname", "O’Neill", undefined],
    ["surname", "Ñu", "tooShort"],
    ["surname", "<b>Ana</b>", "invalid"],
    ["name", "x".repeat(300), "invalid"],
    ["document", "123456", "invalid"],
    ["document", "1234567", undefined],
    ["document", "12345678", undefined],
    ["document", "123456789", "invalid"],
    ["document", "01234567", undefined],
    ["document", "1e7", "invalid"],
    ["phone", "114444555", "notTenDigits"],
    ["phone", "11444455556", "notTenDigits"],
    ["phone", "+54 9 11 4444-5555", undefined],
    ["phone", "quince", "notTenDigits"],
    ["email", "ana@example", "invalid"],
    ["email", "ana@@example.com", "invalid"],
    ["email", "ana@example.com\nBcc: b@example.com", "invalid"],
    ["address", "   ", "required"],
    ["address", "Av. 9 de Julio 1234, 5º «B»", undefined],
    ["address", "x".repeat(201), "tooLong"],
    ["address", "Calle\u0000 1", "invalid"],
    ["address", "Calle \ud83d", "invalid"],
    ["postalCode", "1425\u007f", "invalid"],
    ["postalCode", " ", "required"],
    ["postalCode", "C1043AAZ", undefined],
    ["postalCode", "x".repeat(61), "tooLong"],
    ["comuna", "", undefined],
    ["documentType", "", "required"],
    ["country", "", "required"],
    ["province", "", "required"],
    ["emergencyName", "Ro", "tooShort"],
    ["emergencyPhone", "1144447", "notTenDigits"]
  ])("with %s «%s» has the problem %s and no other (PA-10, VA-01)", (field, typed, problem) => {
    expect(saidOf(field, typed)).toEqual(problem === undefined ? {} : { [field]: problem })
  })

  test.each<Row>([
    ["document", "12.345.678-5", undefined],
    ["document", "12345678-6", "invalid"],
    ["document", "28456712", "invalid"],
    ["document", "14.569.484-1", undefined],
    ["comuna", "", "required"],
    ["comuna", "Ñuñoa", undefined],
    ["postalCode", "", undefined]
  ])("in Chile with %s «%s» has the problem %s", (field, typed, problem) => {
    const held = { ...main, document: "12.345.678-5", comuna: "Ñuñoa", [field]: typed }
    const problems = Object.entries(mainPassengerForm.problems(held, chilean)).filter(
      ([, found]) => found !== undefined
    )
    expect(Object.fromEntries(problems)).toEqual(problem === undefined ? {} : { [field]: problem })
  })
})

// PA-02, PA-03
test("the other passengers have fewer fields", () => {
  expect(holds(passengerForm.problems(twoPassengers.others[0] ?? emptyPassenger, { ...rules, age: 8 }))).toBe(true)
  expect(Object.keys(passengerForm.problems(emptyPassenger, rules)).toSorted()).toEqual([
    "birth",
    "document",
    "documentType",
    "name",
    "phone",
    "surname"
  ])
})

describe("an age", () => {
  test.each([
    ["on the day before a birthday", "22/11/2008", "2026-11-21", 17],
    ["on a birthday", "21/11/2008", "2026-11-21", 18],
    ["on the day after", "20/11/2008", "2026-11-21", 18],
    ["of a person born on 29 February, on 28 February", "29/02/2004", "2026-02-28", 21],
    ["of a person born on 29 February, on 1 March", "29/02/2004", "2026-03-01", 22],
    ["of a person born on 29 February, on 29 February", "29/02/2004", "2024-02-29", 20],
    ["of a person born today", "21/11/2026", "2026-11-21", 0],
    ["of the oldest possible person", "21/11/1906", "2026-11-21", 120],
    ["of an impossible person", "20/11/1905", "2026-11-21", undefined],
    ["of a person born tomorrow", "22/11/2026", "2026-11-21", undefined],
    ["of an impossible day", "31/02/2000", "2026-11-21", undefined],
    ["of a text without a date", "ayer", "2026-11-21", undefined]
  ])("%s: %s on %s is %s", (_, birth, today, age) => expect(ageFrom(birth, today)).toBe(age))

  test("uses the day that the caller passes, whatever the clocks say (PA-10)", () => {
    // 23:30 in Buenos Aires: a day more in UTC.
    const instant = new Date("2026-11-21T23:30:00-03:00")
    expect(instant.toISOString().slice(0, 10)).toBe("2026-11-22")
    expect(birthProblem("22/11/2008", { age: 17, today: "2026-11-21" })).toBeUndefined()
    expect(birthProblem("22/11/2008", { age: 17, today: "2026-11-22" })).toBe("mismatch")
  })

  test.each([
    ["", 18, "required"],
    ["   ", 18, "required"],
    ["31/02/2008", 18, "invalid"],
    ["22/11/2026", 0, "invalid"],
    ["21/11/2008", 18, undefined],
    ["21/11/2008", 17, "mismatch"],
    ["21/11/2008", 19, "mismatch"]
  ])("«%s» quoted as %i: %s", (birth, age, problem) => {
    expect(birthProblem(birth, { age, today: "2026-11-21" })).toBe(problem)
  })

  test("grows by one exactly on the birthday", () => {
    const days = fc
      .integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2020, 11, 31) })
      .map((at) => new Date(at).toISOString())
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 80 }), (at, years) => {
        const birth = at.slice(0, 10)
        const birthday = `${Number(birth.slice(0, 4)) + years}${birth.endsWith("-02-29") ? "-03-01" : birth.slice(4)}`
        const eve = new Date(Date.parse(`${birthday}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
        const leap = birth.endsWith("-02-29") && eve.endsWith("-02-29")
        expect(ageFrom(showDay(birth), birthday)).toBe(years)
        expect(ageFrom(showDay(birth), eve)).toBe(leap ? years : years - 1)
      })
    )
  })
})

test("an address keeps its own last line alone, and an e-mail without blanks", () => {
  const draft = { ...emptyMainPassenger, email: " ana@example.com ", postalCode: "C1000", comuna: "Ñuñoa" }
  expect(homeForm.read(draft, rules)).toMatchObject({ email: "ana@example.com", postalCode: "C1000", comuna: "" })
  expect(homeForm.read(draft, chilean)).toMatchObject({ postalCode: "", comuna: "Ñuñoa" })
})
