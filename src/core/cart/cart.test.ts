import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { goldPlan, platinumPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aPurchase } from "../../../contracts/fixtures/sale"
import type { Plan } from "../quote/plan"
import { type Cart, cartKeyOf, cartOf, isSamePurchase, linesOf, payable, titleOf, totalOf, withoutCoupon } from "./cart"
import { readCoupon, samePlan, withCoupon } from "./coupon"

const cents = fc.integer({ min: 0, max: 10 ** 12 })
const prices = fc.record({ amount: cents, amountBefore: fc.option(cents, { nil: undefined }) })
const priced = (price: { amount: number; amountBefore: number | undefined }): Plan => {
  const { amountBefore: _, ...plan } = platinumPlan
  const { amount, amountBefore } = price
  return { ...plan, amount, ...(amountBefore === undefined ? {} : { amountBefore }) }
}
const sum = (cart: Cart) => linesOf(cart).reduce((total, { amount }) => total + amount, 0)

const silver = cartOf(silverPlan)
const tenth: Plan = { ...silverPlan, amount: 12_317_616, amountBefore: silverPlan.amount }

describe("a cart without a coupon", () => {
  test("holds its plan and costs the same", () => {
    expect(linesOf(silver)).toEqual([{ id: 101, name: "SILVER", amount: 13_686_240, is: "plan" }])
    expect(totalOf(silver)).toBe(13_686_240)
  })

  test("shows a promotion as one line: the price that is paid", () => {
    expect(linesOf(cartOf(platinumPlan))).toEqual([{ id: 103, name: "PLATINUM", amount: 22_423_788, is: "plan" }])
  })

  test("keeps product and coverage of its plan, but no benefits", () => {
    expect(silver).toMatchObject({ product: "SI", coverage: "USD 80.000" })
    expect(silver.item).not.toHaveProperty("benefits")
    expect(silver.item).not.toHaveProperty("amountBefore")
    expect(cartOf(platinumPlan).item.amountBefore).toBe(26_380_920)
  })

  test("keeps a title beside the name where they differ", () => {
    expect(titleOf(cartOf(silverPlan))).toBe("SILVER")
    expect(cartOf(silverPlan)).not.toHaveProperty("title")
    expect(cartOf(silverPlan).item).not.toHaveProperty("amountBefore")
    const cart = cartOf({ ...silverPlan, title: "Silver con más" })
    expect([titleOf(cart), cart.item.name]).toEqual(["Silver con más", "SILVER"])
  })
})

describe("a valid coupon", () => {
  test("is a line of its own; both lines add up to the total (CU-03)", () => {
    const cart = withCoupon(silver, "VIAJE10", tenth) as Cart
    expect(linesOf(cart)).toEqual([
      { id: 101, name: "SILVER", amount: 13_686_240, is: "plan" },
      { id: "Descuento", name: "CUPON 10 % OFF", amount: -1_368_624, is: "discount" }
    ])
    expect(totalOf(cart)).toBe(12_317_616)
    expect(payable(cart).amount).toBe(12_317_616)
  })

  test("is compared with the plan's price if the provider gives no amount without promotion", () => {
    const { amountBefore: _, ...bare } = tenth
    expect(withCoupon(silver, "VIAJE10", bare)).toEqual(withCoupon(silver, "VIAJE10", tenth))
  })

  test("is compared with the amount without promotion if the plan is on promotion", () => {
    const cart = withCoupon(cartOf(platinumPlan), "MAS", { ...platinumPlan, amount: 20_000_000 }) as Cart
    expect(linesOf(cart).map(({ amount }) => amount)).toEqual([26_380_920, -6_380_920])
  })

  test("that takes nothing off, as only a kept cart can have, is no line", () => {
    const cart = { ...silver, coupon: { code: "X", item: { ...silver.item, amountBefore: silver.item.amount } } }
    expect(linesOf(cart)).toEqual(linesOf(silver))
  })

  test("can be removed, which restores the cart", () => {
    const cart = withCoupon(silver, "VIAJE10", tenth) as Cart
    expect(withoutCoupon(cart)).toEqual(silver)
    expect(withoutCoupon(silver)).toEqual(silver)
  })

  test("keeps the lines equal to the total, whatever the prices", () => {
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

  test("makes the same cart when applied again", () => {
    fc.assert(
      fc.property(prices, prices, (before, after) => {
        const once = withCoupon(cartOf(priced(before)), "X", priced(after))
        if (once) expect(withCoupon(once, "X", priced(after))).toEqual(once)
      })
    )
  })
})

describe("a coupon takes nothing off if", () => {
  test.each<readonly [string, Plan, Plan]>([
    ["the new amount is the one without promotion", silverPlan, { ...silverPlan, amountBefore: silverPlan.amount }],
    ["nothing changed", silverPlan, silverPlan],
    ["the plan has only its earlier promotion (CU-02)", platinumPlan, platinumPlan],
    ["the new amount is above the one without promotion", silverPlan, { ...silverPlan, amount: 1, amountBefore: 0 }],
    ["the price itself fell", silverPlan, { ...silverPlan, amount: 13_000_000, amountBefore: 13_000_000 }],
    ["the plan is dearer than before", platinumPlan, { ...platinumPlan, amount: 22_423_789 }]
  ])("%s", (_, chosen, quoted) => expect(withCoupon(cartOf(chosen), "X", quoted)).toBeUndefined())
})

describe("a typed coupon", () => {
  test.each([
    ["VIAJE10", "VIAJE10"],
    ["  viaje10\t", "viaje10"],
    ["“VIAJE10”.", "VIAJE10"],
    ["'VIAJE-10'", "VIAJE-10"],
    ["*VIAJE10*", "VIAJE10"],
    ["_`VIAJE_10`_", "VIAJE_10"],
    ["ＶＩＡＪＥ１０", "VIAJE10"],
    ["(VIAJE10)", "VIAJE10"],
    ["#VIAJE10", "VIAJE10"],
    ["\u00a0[ “ VIAJE10 ” ]!\u2060", "VIAJE10"],
    ["¡VIAJE-10!", "VIAJE-10"],
    ["x".repeat(50), "x".repeat(50)]
  ])("«%s» is sent without what surrounds it (CU-01, VA-09)", (typed, code) => {
    expect(readCoupon(typed)).toEqual({ is: "code", code })
  })

  test.each(["", "   ", "\n\t "])("%j counts as blank", (typed) => expect(readCoupon(typed)).toEqual({ is: "blank" }))

  test.each([51, 1000])("of %i characters is invalid", (length) => {
    expect(readCoupon("x".repeat(length))).toEqual({ is: "invalid" })
  })
})

describe("the same plan in a new list is", () => {
  const find = (plans: ReadonlyArray<Plan>) => samePlan(silver, plans)?.name

  test("the one with its id, as number or as text", () => {
    expect(find([goldPlan, silverPlan])).toBe("SILVER")
    expect(find([{ ...silverPlan, id: "101", product: "XX" }])).toBe("SILVER")
  })

  test("otherwise the only one with its product", () => {
    expect(find([goldPlan, { ...silverPlan, id: 999 }])).toBe("SILVER")
    expect(
      find([
        { ...goldPlan, product: "SI" },
        { ...silverPlan, id: 999 }
      ])
    ).toBeUndefined()
    expect(samePlan({ ...silver, product: "" }, [{ ...goldPlan, product: "" }])).toBeUndefined()
  })

  test("absent if neither id nor product matches", () => expect(find([goldPlan, platinumPlan])).toBeUndefined())
})

describe("the fingerprint of a purchase contains", () => {
  const of = (change: Partial<typeof aPurchase>) => cartKeyOf({ ...aPurchase, ...change })
  const trip = (change: Partial<typeof aPurchase.search.trip>) =>
    of({ search: { ...aPurchase.search, trip: { ...aPurchase.search.trip, ...change } } })

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

  test("and, for a buyer who saw it, its words (OU-15)", () => {
    const mini = { ...aPurchase, cart: { ...aPurchase.cart, coverage: "USD 10.000" } }
    expect(cartKeyOf(mini)).toBe(of({}))
    const dearer = { ...aPurchase, cart: cartOf({ ...silverPlan, amount: 1 }) }
    expect([aPurchase, mini, dearer].map((other) => isSamePurchase(aPurchase, other))).toEqual([true, false, false])
  })

  test("no personal data", () => {
    expect(of({})).toBe(of({ search: { ...aPurchase.search, phone: "1", email: "otra@example.com" } }))
    expect(of({})).not.toContain("@")
  })
})

test("a cart has what its plan covers, unless that is too long to keep (OU-on-the-road)", () => {
  expect(cartOf(silverPlan).benefits).toEqual(silverPlan.benefits)
  const detail = "Hasta USD 100 por persona y por viaje, con comprobantes. ".repeat(4)
  const long = Array.from({ length: 60 }, (_, row) => ({ description: `Cobertura ${row}`, detail }))
  expect(cartOf({ ...silverPlan, benefits: long })).not.toHaveProperty("benefits")
})
