import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/purchase"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { cartInSight } from "./cartInSight"

const key = "busquedaCotizar"

/** A browser in which a trip was looked for. */
const aBuyer = () => {
  const texts = new Map<string, string>()
  const storage = aLocalStorage(texts)
  const page = buyersPageOver(() => storage)
  page.run(page.search.save(aDraft))
  return { ...page, texts, sees: () => cartInSight(() => storage) }
}

test("a plan in the cart is in sight from when it is chosen until it is bought or dropped", () => {
  const { checkout, run, sees } = aBuyer()
  expect(sees()).toBe(false)
  run(checkout.saveCart(cartOf(platinumPlan)))
  expect(sees()).toBe(true)
  run(checkout.clear)
  expect(sees()).toBe(false)
})

describe("nothing is in sight where", () => {
  const seen = (text: string) => cartInSight(() => aLocalStorage(new Map([[key, text]])))

  test("nothing was looked for", () => expect(cartInSight(() => aLocalStorage())).toBe(false))
  test("storage is blocked", () => expect(cartInSight(blockedStorage)).toBe(false))

  test.each(["", "{", "null", "7", '{"data":null}', '{"data":{"carrito":{}}}', '{"data":{"carrito":{"items":[]}}}'])(
    "«%s» lies in its place",
    (text) => expect(seen(text)).toBe(false)
  )

  test("it cannot be read at all; looking never throws", () => {
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((items) => JSON.stringify({ v: 1, data: { carrito: { items } } }))
    )
    fc.assert(
      fc.property(odd, (text) => {
        expect(typeof seen(text)).toBe("boolean")
      })
    )
  })
})
