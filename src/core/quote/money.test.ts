import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { showAmount, showInstalment, toCents } from "./money"

describe("decimal amounts become cents", () => {
  test.each([
    [0.29, 29],
    [1.15, 115],
    [0.125, 13],
    [-0.125, -13],
    [9_999_999_999.99, 999_999_999_999]
  ])("%d is %i", (amount, cents) => expect(toCents(amount)).toBe(cents))

  test("no cent is lost, up to ten thousand million", () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => toCents(cents / 100) === cents))
  })
})

// RS-06
describe("an amount in es-AR format, without decimals", () => {
  test.each([
    [49, "0"],
    [99900, "999"],
    [100000, "1.000"],
    [123449, "1.234"],
    [123450, "1.235"],
    [123456789012, "1.234.567.890"]
  ])("%i cents: %s", (cents, shown) => expect(showAmount(cents)).toBe(shown))
})

describe("an instalment in es-AR format, with the decimals apart", () => {
  test.each([
    [5, "0", ",05"],
    [99999, "999", ",99"],
    [123456700, "1.234.567", ",00"]
  ])("%i cents: %s and %s", (cents, whole, rest) => expect(showInstalment(cents)).toEqual({ whole, cents: rest }))

  test("both parts together are the whole amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const shown = showInstalment(cents)
        expect(shown.cents).toMatch(/^,\d\d$/)
        expect(Number((shown.whole + shown.cents).replace(/\D/g, ""))).toBe(cents)
      })
    )
  })
})
