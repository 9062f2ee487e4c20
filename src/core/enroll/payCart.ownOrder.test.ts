import { describe, expect, test } from "vitest"
import { aVoucher } from "../../../contracts/fixtures/account"
import { aCheckout, twoTravellers } from "../../../contracts/fixtures/sale"
import type { Voucher } from "../account/voucher"
import type { Want } from "./identity"
import { orderIdOf, vouchersOf } from "./payCart"

const { cart, search } = aCheckout
const [first, second = first] = twoTravellers.passengers
const want: Want = {
  checkout: {
    ...aCheckout,
    cart: { ...cart, item: { ...cart.item, name: "Clásico Plus" } },
    search: { ...search, trip: { ...search.trip, start: "2026-12-01", end: "2026-12-09" } }
  },
  travellers: {
    ...twoTravellers,
    passengers: [
      { ...first, name: "Zoé", surname: "Núñez" },
      { ...second, name: "Ana", surname: "De la Cruz" }
    ]
  }
}
const voucher: Voucher = {
  ...aVoucher,
  ...{ order: "7", reserveId: "8147", start: "2026-12-01", end: "2026-12-09", plan: "CLASICO  PLUS" },
  passengers: ["ana delacruz", "ZOE NUÑEZ"]
}

const found = (over: Partial<Voucher>) => vouchersOf(want, [{ ...voucher, ...over }]).length === 1

// TR-12
describe("a voucher is of this purchase", () => {
  test("whichever way its plan and its people are spelled and ordered", () => expect(found({})).toBe(true))

  test.each<readonly [string, Partial<Voucher>]>([
    ["another start", { start: "2026-12-02" }],
    ["another end", { end: "2026-12-10" }],
    ["another plan", { plan: "Clásico" }],
    ["one traveller more", { passengers: [...voucher.passengers, "Luz Paz"] }],
    ["one traveller fewer", { passengers: ["Ana De la Cruz"] }],
    ["another traveller", { passengers: ["Ana De la Cruz", "Zoé Núñes"] }],
    ["the same traveller twice", { passengers: ["Ana De la Cruz", "Ana De la Cruz"] }]
  ])("but not with %s", (_, over) => expect(found(over)).toBe(false))
})

test("an order is known by its number and its voucher's", () => expect(orderIdOf(voucher)).toBe("7 8147"))
