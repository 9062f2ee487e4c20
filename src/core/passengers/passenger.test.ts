import { describe, expect, test } from "vitest"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aToday } from "../../../contracts/fixtures/searches"
import { holds } from "../form/form"
import { birthReading } from "./birthReading"
import {
  ageFrom,
  birthProblem,
  emptyMainPassenger,
  emptyPassenger,
  homeForm,
  mainPassengerForm,
  type PassengerRules,
  passengerForm
} from "./passenger"

const { main } = twoPassengers
const rules: PassengerRules = { document: "dni", postal: "postalCode", age: 34, today: aToday }
const chilean: PassengerRules = { ...rules, document: "rut", postal: "comuna" }

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
})

test("each field of a kind has the rules of that kind (PA-10, VA-01)", () => {
  const reach = { email: "ana@example", phone: "quince", emergencyPhone: "1144447" }
  const lines = { address: "x".repeat(201), postalCode: "x".repeat(61) }
  const wrong = { ...main, ...reach, ...lines, document: "12.345.678-5", birth: "15/05/1993" }
  expect(mainPassengerForm.problems(wrong, rules)).toMatchObject({
    document: "invalid",
    birth: "mismatch",
    email: "invalid",
    phone: "notTenDigits",
    emergencyPhone: "notTenDigits",
    address: "tooLong",
    postalCode: "tooLong"
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

// VA-10
describe("a birth with a year of two digits", () => {
  test.each([
    ["1/2/90", 36, "01/02/1990"],
    ["010290", 36, "01/02/1990"],
    ["1-FEB-90", 36, "01/02/1990"],
    ["29.2.92", 34, "29/02/1992"],
    ["1/2/19", 7, "01/02/2019"],
    ["\u200b1/2/26 ", 0, "01/02/2026"],
    ["1/2/26", 100, "01/02/1926"]
  ])("%j of a person of %i is offered as %s", (typed, age, shown) =>
    expect(birthReading(typed, { age, today: aToday })).toBe(shown)
  )

  test.each(["", "90", "1/2/90", "31/2/90", "1/2/1990", "1990-02-01", "010219"])(
    "%j has no other reading at 34",
    (typed) => expect(birthReading(typed, { age: 34, today: aToday })).toBeUndefined()
  )
})

describe("an age", () => {
  test.each([
    ["of a person born today", "21/11/2026", "2026-11-21", 0],
    ["of the oldest possible person", "21/11/1906", "2026-11-21", 120],
    ["of an impossible person", "20/11/1905", "2026-11-21", undefined]
  ])("%s: %s on %s is %s", (_, birth, today, age) => expect(ageFrom(birth, today)).toBe(age))

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
})

test("an address keeps its own last line alone, and an e-mail without blanks", () => {
  const draft = { ...emptyMainPassenger, email: " ana@example.com ", postalCode: "C1000", comuna: "Ñuñoa" }
  expect(homeForm.read(draft, rules)).toMatchObject({ email: "ana@example.com", postalCode: "C1000", comuna: "" })
  expect(homeForm.read(draft, chilean)).toMatchObject({ postalCode: "", comuna: "Ñuñoa" })
})
