import { describe, expect, test } from "vitest"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aSearch } from "../../../contracts/fixtures/searches"
import { ageRemedy, beginForms, formsFor, givenToOthers, keptOf, repeatedDocuments, swapped } from "./forms"
import { emptyMainPassenger, emptyPassenger } from "./passenger"

const { main, others } = twoPassengers
const [beatriz = emptyPassenger] = others
const known = { ...emptyMainPassenger, email: "ana@example.com", phone: "1144445555" }

// PA-13
test.each<readonly [string, ReadonlyArray<number>, ReadonlyArray<number | undefined>, ReturnType<typeof ageRemedy>]>([
  ["no one, as all ages are the quoted ones", [34, 8], [34, 8], undefined],
  ["no one whose birth date is not there yet", [34, 8], [34, undefined], undefined],
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

test.each<readonly [string, Partial<Parameters<typeof beginForms>[0]>, string | undefined, string]>([
  ["typed before, also where others are remembered (PA-08)", { passengers: twoPassengers }, "restored", main.name],
  ["brought by a partner's link (EX-01)", { passengers: twoPassengers, byLink: true }, "brought", main.name],
  ["remembered of an earlier trip (OU-19)", {}, "recalled", "Rosa"],
  ["not remembered, as no one has an age of the trip", { companions: undefined }, undefined, ""]
])("the first texts of the forms are those %s", (_, found, origin, name) => {
  const companions = { main: { ...main, name: "Rosa", birth: "14/05/1990" }, others: [] }
  const search = { ...aSearch, trip: { ...aSearch.trip, ages: [36] } }
  const given = { search, byLink: false, companions, passengers: undefined, ...found }
  expect(beginForms(given, "2026-11-23")).toMatchObject({ origin, main: { name } })
})

// PA-08
test("a form that holds only what the portal put there is stored empty", () => {
  const given = { ...known, documentType: "1" }
  const shared = givenToOthers(given, given.phone)
  const untyped = { main: given, others: [shared, { ...shared, phone: "" }] }
  expect(keptOf(untyped, given)).toEqual({ main: emptyMainPassenger, others: [emptyPassenger, emptyPassenger] })
  const other = { ...shared, name: "Lía" }
  expect(keptOf({ main: given, others: [other] }, given)).toEqual({ main: emptyMainPassenger, others: [other] })
  const typed = { ...given, phone: "1166667777" }
  const others = [{ ...shared, phone: typed.phone }]
  expect(keptOf({ main: typed, others }, given)).toEqual({ main: typed, others: [emptyPassenger] })
})

test("swapped people bring all of their own, and leave the address and the voucher's e-mail", () => {
  const [first, second] = swapped(twoPassengers, [1, 0])
  expect([first, { ...main, ...second }]).toEqual([beatriz, main])
  expect(Object.keys(second ?? {}).toSorted()).toEqual(Object.keys(emptyPassenger).toSorted())
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
