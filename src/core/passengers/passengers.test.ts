import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aChileanChannel, aChileanSale, twoTravellers } from "../../../contracts/fixtures/sale"
import { aSearch, aToday } from "../../../contracts/fixtures/searches"
import { emptyMainPassenger, emptyPassenger, type PassengersDraft } from "./passenger"
import { formsFor, isTouched, readTravellers, type TravellersRules } from "./passengers"

const rules: TravellersRules = { channel: aChannel, ages: [34, 8], today: aToday }
const { main, others } = twoPassengers
const [beatriz = emptyPassenger] = others
const known = { ...emptyMainPassenger, email: "ana@example.com", phone: "1144445555" }

describe("the forms of everybody who was quoted", () => {
  test("are empty but for what the quote knows of the first one", () => {
    expect(formsFor(aSearch, undefined)).toEqual({ main: known, others: [emptyPassenger, emptyPassenger] })
  })

  test("hold what is kept, as many as were quoted", () => {
    expect(formsFor(aSearch, twoPassengers)).toEqual({ main, others: [beatriz, emptyPassenger] })
    const alone = { ...aSearch, trip: { ...aSearch.trip, ages: [34] } }
    expect(formsFor(alone, twoPassengers)).toEqual({ main, others: [] })
  })

  test("know what the quote knows where nothing was kept of the first one", () => {
    expect(formsFor(aSearch, { main: emptyMainPassenger, others: [beatriz] })).toEqual({
      main: known,
      others: [beatriz, emptyPassenger]
    })
  })
})

test("a form is touched once it is another one than it was given as", () => {
  expect(isTouched(known, known)).toBe(false)
  expect(isTouched({ ...known, name: "A" }, known)).toBe(true)
  expect(isTouched({ ...known, email: "" }, known)).toBe(true)
})

describe("travellers are read", () => {
  test("when everybody who was quoted is there and holds", () => {
    expect(readTravellers(twoPassengers, rules)).toEqual(twoTravellers)
  })

  test("with the comuna and the document of the country", () => {
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

  test("without anybody to call in an emergency where a partner told who travels, and only there (PA-03)", () => {
    const draft = { main: { ...main, emergencyName: "", emergencyPhone: "" }, others }
    expect(readTravellers(draft, { ...rules, external: true })).toEqual(twoTravellers)
    expect(readTravellers(draft, rules)).toBeUndefined()
    expect(readTravellers({ ...draft, main: { ...main, email: "" } }, { ...rules, external: true })).toBeUndefined()
  })

  test.each<readonly [string, PassengersDraft, Partial<TravellersRules>]>([
    ["nobody but the first one is there", { main, others: [] }, {}],
    ["somebody was not quoted", twoPassengers, { ages: [34] }],
    ["the first one does not hold", { main: { ...main, email: "" }, others }, {}],
    ["another one does not hold", { main, others: [{ ...beatriz, surname: "" }] }, {}],
    ["another one's form is empty", { main, others: [emptyPassenger] }, {}],
    ["the first one is of another age", twoPassengers, { ages: [35, 8] }],
    ["another one is of another age", twoPassengers, { ages: [34, 9] }],
    ["the ages are of other places", twoPassengers, { ages: [8, 34] }],
    ["somebody had a birthday since", twoPassengers, { today: "2027-05-14" }],
    ["nobody was quoted", { main, others: [] }, { ages: [] }]
  ])("not when %s", (_, draft, change) => expect(readTravellers(draft, { ...rules, ...change })).toBeUndefined())
})
