import fc from "fast-check"
import { expect, test } from "vitest"
import { priceOf } from "./price"

const silver = { cents: 6_843_120, step: 12, promotion: null }

test("one adult without promotion pays the listed price", () => {
  expect(priceOf(silver, 1000, 0)).toEqual({ amount: 6_843_120, before: null })
})

test("a group pays the sum of its age factors", () => {
  expect(priceOf(silver, 1000 + 800 + 1450, 0).amount).toBe(22_240_140)
})

test("a promotion gives the price before it, a coupon the price before the coupon", () => {
  const promoted = { cents: 1_200_000, step: 12, promotion: 15 }
  expect(priceOf(promoted, 1000, 0)).toEqual({ amount: 1_020_000, before: 1_200_000 })
  expect(priceOf(promoted, 1000, 10)).toEqual({ amount: 918_000, before: 1_020_000 })
})

const rated = fc.record({
  cents: fc.integer({ min: 1, max: 100_000_000 }),
  step: fc.constantFrom(12, 1200),
  promotion: fc.option(fc.integer({ min: 1, max: 90 }))
})
const ages = fc.integer({ min: 800, max: 58_000 })

test("every amount divides into 1, 3, 6 and 12 instalments to the cent", () => {
  fc.assert(
    fc.property(rated, ages, fc.constantFrom(0, 10), (plan, group, percent) => {
      const { amount, before } = priceOf(plan, group, percent)
      for (const count of [1, 3, 6, 12]) {
        expect(amount % count).toBe(0)
        expect((before ?? 0) % count).toBe(0)
      }
    })
  )
})

test("no discount makes a plan dearer, and more people never make it cheaper", () => {
  fc.assert(
    fc.property(rated, ages, (plan, group) => {
      const { amount, before } = priceOf(plan, group, 0)
      expect(amount).toBeLessThanOrEqual(before ?? amount)
      expect(priceOf(plan, group, 10).amount).toBeLessThanOrEqual(amount)
      expect(priceOf(plan, group + 800, 0).amount).toBeGreaterThanOrEqual(amount)
    })
  )
})
