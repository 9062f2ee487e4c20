import { expect, test } from "vitest"
import { type Product, shelfOrder, stepUp } from "./product"

const product = (name: string, currency: Product["currency"], coverage: number): Product => ({
  name,
  currency,
  coverage,
  coverageDescription: "",
  summary: []
})

test("products in pesos come first, then rising coverage; equal ones keep their order", () => {
  const shelf = shelfOrder([
    product("PREMIUM", "USD", 1_000_000),
    product("LATAM", "USD", 30_000),
    product("NACIONAL", "ARS", 1_500_000),
    product("GOLD", "USD", 60_000),
    product("GOLD PLUS", "USD", 60_000)
  ])
  expect(shelf.map(({ name }) => name)).toEqual(["NACIONAL", "LATAM", "GOLD", "GOLD PLUS", "PREMIUM"])
})

test("a product covers more than the one before it, in the same currency alone", () => {
  const shelf = [
    product("NACIONAL", "ARS", 10_000),
    product("LATAM", "USD", 30_000),
    product("GOLD", "USD", 60_000),
    product("SAME", "USD", 60_000)
  ]
  expect(shelf.map((_, at) => stepUp(shelf, at))).toEqual([
    undefined,
    undefined,
    { from: "LATAM", more: 30_000 },
    undefined
  ])
})
