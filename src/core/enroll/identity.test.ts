import { describe, expect, test } from "vitest"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { aSale, aSaleWithCoupon } from "../../../contracts/fixtures/sale"
import { cartOf } from "../cart/cart"
import { bodyOf, saleOf, tripOf, type Want } from "./identity"

const { purchase, travellers } = aSale
const [first, second = first] = travellers.passengers
const over = (change: Partial<typeof purchase>): Want => ({ travellers, purchase: { ...purchase, ...change } })
const search = (trip: Partial<typeof purchase.search.trip>) =>
  over({ search: { ...purchase.search, trip: { ...purchase.search.trip, ...trip } } })
const people = (...passengers: [typeof first, ...ReadonlyArray<typeof first>]): Want => ({
  purchase,
  travellers: { ...travellers, passengers }
})

// TR-10
describe("a trip", () => {
  test.each<readonly [string, Want]>([
    ["price", over({ cart: cartOf({ ...silverPlan, amount: 1 }) })],
    ["coupon", aSaleWithCoupon],
    ["id of the plan in another quote", over({ cart: cartOf({ ...silverPlan, id: 999 }) })],
    ["producer", over({ producer: { sold: true, code: "PROD100" } })],
    ["e-mail", { purchase, travellers: { ...travellers, home: { ...travellers.home, email: "otra@example.com" } } }],
    ["spelling of a name", people({ ...first, name: "Anna" }, second)],
    ["spelling of a document", people({ ...first, document: "028.456.712" }, second)],
    ["case of a document", people({ ...first, document: "28 456-712" }, second)],
    ["order of the travellers", people(second, first)]
  ])("is the same with another %s", (_, want) => {
    expect(tripOf(want)).toBe(tripOf(aSale))
  })

  test.each<readonly [string, Want]>([
    ["product", over({ cart: cartOf({ ...silverPlan, product: "GL" }) })],
    ["start", search({ start: "2027-01-13" })],
    ["end", search({ end: "2027-01-27" })],
    ["document", people({ ...first, document: "28456713" }, second)],
    ["traveller more", people(first, second, second)]
  ])("is another with another %s", (_, want) => expect(tripOf(want)).not.toBe(tripOf(aSale)))
})

// PY-18
test("a price, a name and an e-mail are seen, and make another body", () => {
  const changed = [
    over({ cart: cartOf({ ...silverPlan, amount: 1 }) }),
    people({ ...first, name: "Anna" }, second),
    { purchase, travellers: { ...travellers, home: { ...travellers.home, email: "otra@example.com" } } }
  ]
  for (const want of changed) {
    expect(saleOf(want, 1)).not.toBe(saleOf(aSale, 1))
    expect(bodyOf(want, 1)).not.toBe(bodyOf(aSale, 1))
  }
  expect(bodyOf(aSale, 1)).not.toBe(bodyOf(aSale, 3))
})

test("a coverage is seen, though no sale names it", () => {
  const want = over({ cart: cartOf({ ...silverPlan, coverage: "USD 10.000" }) })
  expect(saleOf(want, 1)).not.toBe(saleOf(aSale, 1))
  expect(bodyOf(want, 1)).toBe(bodyOf(aSale, 1))
})

test("a body names no document, whose digest could be guessed", () => {
  for (const { document } of travellers.passengers) expect(bodyOf(aSale, 1)).not.toContain(document)
})
