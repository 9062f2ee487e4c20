import { describe, expect, test } from "vitest"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../cart/cart"
import { isSameStanding, type Standing, standingOf } from "./takeExternalQuote"

const today = "2026-12-20"
const producer = { sold: false, code: "" }
const aPurchase = { draft: aDraft, cart: cartOf(goldPlan), producer, quotedAt: 0 }

// EX-09
describe("the visitor's own purchase", () => {
  test("is a cart, or passengers without one", () => {
    const plan = goldPlan.title
    expect(standingOf(aPurchase, undefined, today)).toMatchObject({ plan })
    const withoutCart = { ...aPurchase, cart: undefined }
    expect(standingOf(withoutCart, twoPassengers, today)).toMatchObject({ plan: "" })
    // A logout takes the contact out of the search, not the plan (TR-15).
    const left = { ...aPurchase, draft: { ...aDraft, phone: "", email: "" } }
    expect(standingOf(left, undefined, today)).toMatchObject({ plan })
  })

  test("is none without a cart and passengers, without a search, or once the trip has begun", () => {
    expect(standingOf(undefined, twoPassengers, today)).toBeUndefined()
    expect(standingOf({ ...aPurchase, cart: undefined }, undefined, today)).toBeUndefined()
    expect(standingOf(aPurchase, twoPassengers, "2027-02-01")).toBeUndefined()
  })

  const trip = { destination: "EUROPA", start: "2027-01-10", end: "2027-01-25", ages: [34, 8] }
  const standing: Standing = { plan: "GOLD", trip, passengers: twoPassengers }
  const { main, others } = twoPassengers

  test.each<readonly [string, Partial<Standing>]>([
    ["a destination that the partner does not name", { trip: { ...trip, destination: "" } }],
    ["a corrected name", { passengers: { main: { ...main, name: "Otra" }, others } }],
    ["the e-mail in capitals", { passengers: { main: { ...main, email: ` ${main.email.toUpperCase()} ` }, others } }],
    ["a document with dots", { passengers: { main: { ...main, document: main.document.split("").join(".") }, others } }]
  ])("stays the same with %s", (_, change) => expect(isSameStanding(standing, { ...standing, ...change })).toBe(true))

  test.each<readonly [string, Partial<Standing>]>([
    ["plan", { plan: silverPlan.title }],
    ["days", { trip: { ...trip, end: "2027-01-26" } }],
    ["ages", { trip: { ...trip, ages: [34, 9] } }],
    ["e-mail of the voucher", { passengers: { main: { ...main, email: "otra@example.com" }, others } }],
    ["first traveller", { passengers: { main: { ...main, document: "11222333" }, others } }],
    ["travellers", { passengers: { main, others: [] } }]
  ])("is another one with another %s", (_, change) =>
    expect(isSameStanding(standing, { ...standing, ...change })).toBe(false)
  )
})
