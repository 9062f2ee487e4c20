import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { showAmount, showInstalment, toCents } from "./money"

describe("decimal amounts become cents", () => {
  test.each([
    [0, 0],
    [1, 100],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [10288.06, 1028806],
    [123456.7, 12345670],
    [0.125, 13],
    [-0.125, -13],
    [-10.5, -1050],
    [9_999_999_999.99, 999_999_999_999]
  ])("%d is %i", (amount, cents) => expect(toCents(amount)).toBe(cents))

  test("no cent is lost, up to ten thousand million", () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => toCents(cents / 100) === cents))
  })
})

// RS-06
describe("an amount in es-AR format, without decimals", () => {
  test.each([
    [0, "0"],
    [99, "1"],
    [49, "0"],
    [100, "1"],
    [99900, "999"],
    [100000, "1.000"],
    [123449, "1.234"],
    [123450, "1.235"],
    [12345670, "123.457"],
    [9880100, "98.801"],
    [123456789012, "1.234.567.890"]
  ])("%i cents: %s", (cents, shown) => expect(showAmount(cents)).toBe(shown))
})

describe("an instalment in es-AR format, with the decimals apart", () => {
  test.each([
    [1028806, "10.288", ",06"],
    [0, "0", ",00"],
    [5, "0", ",05"],
    [100, "1", ",00"],
    [99999, "999", ",99"],
    [123456700, "1.234.567", ",00"],
    [123456789099, "1.234.567.890", ",99"]
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
