import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aChileanChannel, aChileanSale, twoTravellers } from "../../../contracts/fixtures/sale"
import { aSearch, aToday } from "../../../contracts/fixtures/searches"
import { emptyMainPassenger, emptyPassenger, type PassengersDraft } from "./passenger"
import { ageRemedy, formsFor, isTouched, readTravellers, repeatedDocuments, type TravellersRules } from "./passengers"

const rules: TravellersRules = { channel: aChannel, ages: [34, 8], today: aToday }
const { main, others } = twoPassengers
const [beatriz = emptyPassenger] = others
const known = { ...emptyMainPassenger, email: "ana@example.com", phone: "1144445555" }

// PA-13
test.each<readonly [string, ReadonlyArray<number>, ReadonlyArray<number | undefined>, ReturnType<typeof ageRemedy>]>([
  ["two travellers swapped", [34, 8], [8, 34], { is: "swap", order: [1, 0] }],
  ["three in another order", [34, 8, 71], [8, 71, 34], { is: "swap", order: [2, 0, 1] }],
  ["two of the same age among them", [34, 8, 8], [8, 34, 8], { is: "swap", order: [1, 0, 2] }],
  ["one of another age", [34, 8], [35, 8], { is: "requote", ages: [35, 8] }],
  ["two of other ages", [34, 8], [35, 9], { is: "requote", ages: [35, 9] }],
  ["swapped, and one is older by now", [34, 8], [8, 35], { is: "requote", ages: [8, 35] }],
  ["one without a birth date", [34, 8, 5], [8, undefined, 5], { is: "requote", ages: [8, 8, 5] }]
])("the remedy for %s", (_, quoted, born, remedy) => {
  expect(ageRemedy(quoted, born)).toEqual(remedy)
})

describe("the forms of all travellers", () => {
  test("start empty, except for the quote's contact in the first one", () => {
    expect(formsFor(aSearch, undefined)).toEqual({ main: known, others: [emptyPassenger, emptyPassenger] })
  })

  test("hold the saved passengers, one form per quoted age", () => {
    expect(formsFor(aSearch, twoPassengers)).toEqual({ main, others: [beatriz, emptyPassenger] })
    const alone = { ...aSearch, trip: { ...aSearch.trip, ages: [34] } }
    expect(formsFor(alone, twoPassengers)).toEqual({ main, others: [] })
  })

  test("use the quote's contact if the first passenger was not saved", () => {
    expect(formsFor(aSearch, { main: emptyMainPassenger, others: [beatriz] })).toEqual({
      main: known,
      others: [beatriz, emptyPassenger]
    })
  })
})

test("a form is touched once it differs from its initial state", () => {
  expect(isTouched(known, known)).toBe(false)
  expect(isTouched({ ...known, name: "A" }, known)).toBe(true)
  expect(isTouched({ ...known, email: "" }, known)).toBe(true)
})

describe("travellers are accepted", () => {
  test("if all quoted passengers are present and valid", () => {
    expect(readTravellers(twoPassengers, rules)).toEqual(twoTravellers)
  })

  test("with the country's comuna and document", () => {
    const { passengers, home } = aChileanSale.travellers
    const lucia: PassengersDraft = {
      main: {
        ...main,
        ...passengers[0],
        document: "12345678-5",
        birth: "14/05/1992",
        phone: "+56 9555501431",
        ...home,
        address: "  Av.  Irarrázaval 3550 ",
        postalCode: "no one asks"
      },
      others: []
    }
    expect(readTravellers(lucia, { ...rules, channel: aChileanChannel, ages: [34] })).toEqual(aChileanSale.travellers)
  })

  test("without an emergency contact in a partner's purchase, and only there (PA-03)", () => {
    const draft = { main: { ...main, emergencyName: "", emergencyPhone: "" }, others }
    expect(readTravellers(draft, { ...rules, external: true })).toEqual(twoTravellers)
    expect(readTravellers(draft, rules)).toBeUndefined()
    expect(readTravellers({ ...draft, main: { ...main, email: "" } }, { ...rules, external: true })).toBeUndefined()
  })

  test.each<readonly [string, PassengersDraft, Partial<TravellersRules>]>([
    ["only the first one is present", { main, others: [] }, {}],
    ["a passenger was not quoted", twoPassengers, { ages: [34] }],
    ["the first one is invalid", { main: { ...main, email: "" }, others }, {}],
    ["another one is invalid", { main, others: [{ ...beatriz, surname: "" }] }, {}],
    ["another one is empty", { main, others: [emptyPassenger] }, {}],
    ["the first one has another age", twoPassengers, { ages: [35, 8] }],
    ["another one has another age", twoPassengers, { ages: [34, 9] }],
    ["the ages are in another order", twoPassengers, { ages: [8, 34] }],
    ["a passenger has had a birthday", twoPassengers, { today: "2027-05-14" }],
    ["the quote has no ages", { main, others: [] }, { ages: [] }]
  ])("not if %s", (_, draft, change) => expect(readTravellers(draft, { ...rules, ...change })).toBeUndefined())
})

test.each([
  [[], []],
  [["28456712"], [undefined]],
  [
    ["28456712", "5431022", "28.456.712", " 28 456 712"],
    [undefined, undefined, 0, 0]
  ],
  [
    ["", "12.345.678-k", "", "12345678K"],
    [undefined, undefined, undefined, 1]
  ]
])("of %j, the repeated documents name the first that has them: %j", (documents, repeated) => {
  expect(repeatedDocuments(documents)).toEqual(repeated)
})
