import fc from "fast-check"
import { expect, test } from "vitest"
import { type Product, shelfOrder, stepUp } from "./product"

const product = (name: string, currency: Product["currency"], coverage: number): Product => ({
  name,
  currency,
  coverage,
  coverageDescription: "",
  summary: []
})

test("products in pesos come first, then rising coverage", () => {
  const shelf = shelfOrder([
    product("PREMIUM", "USD", 1_000_000),
    product("LATAM", "USD", 30_000),
    product("NACIONAL", "ARS", 1_500_000),
    product("GOLD", "USD", 60_000)
  ])
  expect(shelf.map(({ name }) => name)).toEqual(["NACIONAL", "LATAM", "GOLD", "PREMIUM"])
})

test("equal products keep their order, and nothing is lost or changed", () => {
  const any = fc.array(
    fc.record({ currency: fc.constantFrom("ARS" as const, "USD" as const), coverage: fc.integer({ min: 1, max: 3 }) })
  )
  fc.assert(
    fc.property(any, (rows) => {
      const products = rows.map(({ coverage, currency }, at) => product(String(at), currency, coverage))
      const shelf = shelfOrder(products)
      expect([...shelf].sort((a, b) => Number(a.name) - Number(b.name))).toEqual(products)
      for (const [at, next] of shelf.slice(1).entries()) {
        const before = shelf[at] ?? next
        if (before.currency === next.currency && before.coverage === next.coverage)
          expect(Number(before.name)).toBeLessThan(Number(next.name))
      }
    })
  )
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
