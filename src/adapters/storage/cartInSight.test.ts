import { describe, expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/purchase"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { cartInSight } from "./visitor"

const key = "busquedaCotizar"

test("a plan is in sight from its choice until it is bought or dropped", () => {
  const storage = aLocalStorage()
  const { checkout, run, search } = buyersPageOver(() => storage)
  const sees = () => cartInSight(() => storage)
  run(search.save(aDraft))
  expect(sees()).toBe(false)
  run(checkout.saveCart(cartOf(platinumPlan)))
  expect(sees()).toBe(true)
  run(checkout.clear)
  expect(sees()).toBe(false)
})

describe("no plan is in sight if", () => {
  const seen = (text: string) => cartInSight(() => aLocalStorage(new Map([[key, text]])))

  test("there is no search", () => expect(cartInSight(() => aLocalStorage())).toBe(false))
  test("the storage is blocked", () => expect(cartInSight(blockedStorage)).toBe(false))

  test.each([
    "",
    "{",
    "null",
    "7",
    '{"data":null}',
    '{"data":{"carrito":{}}}',
    '{"data":{"carrito":{"items":[]}}}',
    '{"data":{"carrito":{"items":null}}}'
  ])("the entry is «%s»", (text) => expect(seen(text)).toBe(false))
})
