import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { goldPlan, platinumPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aCheckout } from "../../../contracts/fixtures/sale"
import type { Plan } from "../quote/plan"
import { type Cart, cartOf, fingerprintOf, linesOf, payable, totalOf, withoutCoupon } from "./cart"
import { readCoupon, samePlan, withCoupon } from "./coupon"

const cents = fc.integer({ min: 0, max: 10 ** 12 })
const prices = fc.record({ amount: cents, amountBefore: fc.option(cents, { nil: undefined }) })
const priced = (price: { amount: number; amountBefore: number | undefined }): Plan => {
  const { amountBefore: _, ...plan } = platinumPlan
  const { amount, amountBefore } = price
  return { ...plan, amount, ...(amountBefore === undefined ? {} : { amountBefore }) }
}
const sum = (cart: Cart) => linesOf(cart).reduce((total, { amount }) => total + amount, 0)

/** Silver, and what it costs with a coupon of a tenth. */
const silver = cartOf(silverPlan)
const tenth: Plan = { ...silverPlan, amount: 12_317_616, amountBefore: silverPlan.amount }

describe("a cart without a coupon", () => {
  test("is its plan, and costs what that costs", () => {
    expect(linesOf(silver)).toEqual([{ id: 101, name: "SILVER", amount: 13_686_240, is: "plan" }])
    expect(totalOf(silver)).toBe(13_686_240)
  })

  test("on promotion has one line too: the price that is paid", () => {
    expect(linesOf(cartOf(platinumPlan))).toEqual([{ id: 103, name: "PLATINUM", amount: 22_423_788, is: "plan" }])
  })

  test("knows the product and coverage of its plan, and nothing of its benefits", () => {
    expect(silver).toMatchObject({ product: "SI", coverage: "USD 80.000" })
    expect(silver.item).not.toHaveProperty("benefits")
    expect(silver.item).not.toHaveProperty("amountBefore")
    expect(cartOf(platinumPlan).item.amountBefore).toBe(26_380_920)
  })
})

describe("a coupon that takes something off", () => {
  test("is a line of its own; both make what is paid (CU-03)", () => {
    const cart = withCoupon(silver, "VIAJE10", tenth) as Cart
    expect(linesOf(cart)).toEqual([
      { id: 101, name: "SILVER", amount: 13_686_240, is: "plan" },
      { id: "Descuento", name: "CUPON 10 % OFF", amount: -1_368_624, is: "discount" }
    ])
    expect(totalOf(cart)).toBe(12_317_616)
    expect(payable(cart).amount).toBe(12_317_616)
  })

  test("counts from what the plan cost where the provider names no amount without promotion", () => {
    const { amountBefore: _, ...bare } = tenth
    expect(withCoupon(silver, "VIAJE10", bare)).toEqual(withCoupon(silver, "VIAJE10", tenth))
  })

  test("counts from the amount without promotion where the plan was on promotion already", () => {
    const cart = withCoupon(cartOf(platinumPlan), "MAS", { ...platinumPlan, amount: 20_000_000 }) as Cart
    expect(linesOf(cart).map(({ amount }) => amount)).toEqual([26_380_920, -6_380_920])
  })

  test("goes again, and leaves the cart as it was", () => {
    const cart = withCoupon(silver, "VIAJE10", tenth) as Cart
    expect(withoutCoupon(cart)).toEqual(silver)
    expect(withoutCoupon(silver)).toEqual(silver)
  })

  test("whatever the prices, lines add up to the total, and the percent is one", () => {
    fc.assert(
      fc.property(prices, prices, (before, after) => {
        const cart = withCoupon(cartOf(priced(before)), "X", priced(after))
        if (!cart) return
        expect(sum(cart)).toBe(totalOf(cart))
        expect(totalOf(cart)).toBeLessThan(before.amount)
        const [plan, off] = linesOf(cart)
        expect([plan?.is, off?.is]).toEqual(["plan", "discount"])
        expect(off?.amount).toBeLessThan(0)
        const percent = Number(/^CUPON (\d+) % OFF$/.exec(off?.name ?? "")?.[1])
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      })
    )
  })

  test("applied again makes the same cart", () => {
    fc.assert(
      fc.property(prices, prices, (before, after) => {
        const once = withCoupon(cartOf(priced(before)), "X", priced(after))
        if (once) expect(withCoupon(once, "X", priced(after))).toEqual(once)
      })
    )
  })
})

describe("a coupon is good for nothing where", () => {
  test.each<readonly [string, Plan, Plan]>([
    ["the new amount is the one without promotion", silverPlan, { ...silverPlan, amountBefore: silverPlan.amount }],
    ["nothing changed", silverPlan, silverPlan],
    ["only the promotion of before is there (CU-02)", platinumPlan, platinumPlan],
    ["the new amount is above the one without promotion", silverPlan, { ...silverPlan, amount: 1, amountBefore: 0 }],
    ["the plan costs more than it did", platinumPlan, { ...platinumPlan, amount: 22_423_789 }]
  ])("%s", (_, chosen, quoted) => expect(withCoupon(cartOf(chosen), "X", quoted)).toBeUndefined())
})

describe("what is typed as a coupon", () => {
  test.each([
    ["VIAJE10", "VIAJE10"],
    ["  viaje10\t", "viaje10"],
    ["x".repeat(50), "x".repeat(50)]
  ])("«%s» is sent as it is, without the blanks around it", (typed, code) => {
    expect(readCoupon(typed)).toEqual({ is: "code", code })
  })

  test.each(["", "   ", "\n\t "])("%j is none", (typed) => expect(readCoupon(typed)).toEqual({ is: "blank" }))

  test.each([51, 1000])("of %i characters is nobody's", (length) => {
    expect(readCoupon("x".repeat(length))).toEqual({ is: "invalid" })
  })
})

describe("the same plan in a new list is", () => {
  const find = (plans: ReadonlyArray<Plan>, cart = silver) => samePlan(cart, plans)?.name

  test("the one with its id, written either way", () => {
    expect(find([goldPlan, silverPlan])).toBe("SILVER")
    expect(find([{ ...silverPlan, id: "101", product: "XX" }])).toBe("SILVER")
  })

  test("else the only one with its product", () => {
    expect(find([goldPlan, { ...silverPlan, id: 999 }])).toBe("SILVER")
    expect(
      find([
        { ...goldPlan, product: "SI" },
        { ...silverPlan, id: 999 }
      ])
    ).toBeUndefined()
    expect(find([{ ...goldPlan, product: "" }], { ...silver, product: "" })).toBeUndefined()
  })

  test("none where neither is there", () => expect(find([goldPlan, platinumPlan])).toBeUndefined())
})

describe("a purchase is told from another by", () => {
  const of = (change: Partial<typeof aCheckout>) => fingerprintOf({ ...aCheckout, ...change })
  const trip = (change: Partial<typeof aCheckout.search.trip>) =>
    of({ search: { ...aCheckout.search, trip: { ...aCheckout.search.trip, ...change } } })

  test("plan, price, coupon and trip", () => {
    const coupon = withCoupon(silver, "VIAJE10", tenth) as Cart
    const other = [
      of({}),
      of({ cart: cartOf(goldPlan) }),
      of({ cart: cartOf({ ...silverPlan, amount: 1 }) }),
      of({ cart: coupon }),
      of({ cart: { ...coupon, coupon: { ...coupon.coupon, code: "OTRO" } as NonNullable<Cart["coupon"]> } }),
      trip({ destination: "CARIBE" }),
      trip({ start: "2027-01-11" }),
      trip({ end: "2027-01-26" }),
      trip({ ages: [34] })
    ]
    expect(new Set(other).size).toBe(other.length)
  })

  test("nothing personal", () => {
    expect(of({})).toBe(of({ search: { ...aCheckout.search, phone: "1", email: "otra@example.com" } }))
    expect(of({})).not.toContain("@")
  })
})
