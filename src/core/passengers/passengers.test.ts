import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aChileanChannel, aChileanSale, twoTravellers } from "../../../contracts/fixtures/sale"
import { aToday } from "../../../contracts/fixtures/searches"
import { emptyMainPassenger, emptyPassenger, type PassengersDraft } from "./passenger"
import { isTouched, readTravellers, type TravellersRules } from "./passengers"

const rules: TravellersRules = { channel: aChannel, ages: [34, 8], today: aToday }
const { main, others } = twoPassengers
const [beatriz = emptyPassenger] = others
const known = { ...emptyMainPassenger, email: "ana@example.com", phone: "1144445555" }

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
