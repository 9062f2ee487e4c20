import { describe, expect, test } from "vitest"
import { aBuyer, discounted, silver, tenth } from "../../../contracts/fixtures/atCart"
import type { QuoteApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { readPhone } from "../person/reach"
import type { Plan } from "../quote/plan"
import { QuoteDeclined, QuoteRefused, QuoteUnavailable } from "../quote/QuoteApi"
import { cartOf } from "./cart"
import { withCoupon } from "./coupon"

describe("a coupon", () => {
  test("re-quotes the trip once, and the cart keeps the result (CU-01)", async () => {
    const { apply, asked, search } = aBuyer({ kept: { cart: silver }, quotes: { plans: [goldPlan, tenth] } })
    expect(await apply("  VIAJE10 ")).toMatchObject({ success: { is: "same", cart: discounted } })
    expect(search.cart).toEqual(discounted)
    expect(asked).toEqual([expect.objectContaining({ coupon: "VIAJE10", start: "2027-01-10", ages: [34, 0, 71] })])
  })

  test("replaces an earlier one and is compared with the plan as chosen", async () => {
    const { apply, search } = aBuyer({
      kept: { cart: discounted },
      quotes: { plans: [{ ...tenth, amount: 9_000_000 }] }
    })
    await apply("VIAJE30")
    expect(search.cart).toEqual({
      ...silver,
      coupon: { code: "VIAJE30", item: expect.objectContaining({ amount: 9_000_000 }) }
    })
  })

  test.each<readonly [string, string, QuoteApiMemoryOptions, string, number]>([
    ["nothing was typed", "  ", {}, "CouponMistyped", 0],
    ["it is a card number", "4242 4242 4242 4242", {}, "CouponMistyped", 0],
    ["it is too long to be a coupon", "x".repeat(1000), {}, "CouponRefused", 0],
    ["it takes nothing off", "X", { plans: threePlans }, "CouponRefused", 1],
    ["the plan is not among those quoted", "X", { plans: [goldPlan] }, "CouponRefused", 1],
    ["there is no plan", "X", { plans: [] }, "CouponRefused", 1],
    ["the provider refuses it", "X", { failure: new QuoteRefused({ status: 400 }) }, "CouponRefused", 1],
    ["the provider declines it", "X", { failure: new QuoteDeclined({ message: "no" }) }, "CouponRefused", 1],
    ["the provider does not answer", "X", { failure: new QuoteUnavailable({ cause: "Network" }) }, "CouponUnknown", 1]
  ])("leaves the cart unchanged if %s", async (_, typed, quotes, failure, calls) => {
    const { apply, asked, search } = aBuyer({ kept: { cart: discounted }, quotes })
    expect(await apply(typed)).toMatchObject({ failure: { _tag: failure } })
    expect(search.cart).toBe(discounted)
    expect(asked).toHaveLength(calls)
  })

  const by = (amount: number): Plan => ({ ...silverPlan, amount })
  const dearer = by(16_000_000)
  const dearerTenth: Plan = { ...by(14_400_000), amountBefore: dearer.amount }

  test("that is good for a plan which became dearer is judged by the new price, and both are asked (CU-02)", async () => {
    const { apply, asked, search } = aBuyer({
      kept: { cart: silver },
      quotes: { plans: [dearer], withCoupon: [dearerTenth] }
    })
    const now = withCoupon(cartOf(dearer), "VIAJE10", dearerTenth)
    expect(now?.coupon?.item).toMatchObject({ amount: 14_400_000, amountBefore: 16_000_000 })
    expect(await apply()).toMatchObject({
      success: { is: "changed", before: silver, now, couponEnded: false, quoted: { cart: now, draft: aDraft } }
    })
    expect(asked.map(({ coupon }) => coupon)).toEqual(["VIAJE10", null])
    expect(search.cart).toBe(silver)
  })

  test("of a provider that names no amount without promotion is judged by the plan's price of today", async () => {
    const { amountBefore: _, ...bare } = dearerTenth
    const { apply } = aBuyer({ kept: { cart: silver }, quotes: { plans: [dearer], withCoupon: [bare] } })
    expect(await apply()).toMatchObject({
      success: { is: "changed", now: { coupon: { item: { amount: 14_400_000, amountBefore: 16_000_000 } } } }
    })
  })

  test("of a provider that strikes another amount than the plan's is applied, if the plan costs the same", async () => {
    const quoted: Plan = { ...tenth, amountBefore: 15_000_000 }
    const { apply, search } = aBuyer({ kept: { cart: silver }, quotes: { plans: threePlans, withCoupon: [quoted] } })
    expect(await apply()).toMatchObject({ success: { is: "same" } })
    expect(search.cart?.coupon?.item).toMatchObject({ amount: tenth.amount, amountBefore: 15_000_000 })
  })

  test("that is good for a plan whose promotion shrank is judged by the new price", async () => {
    const promoted = (amount: number): Plan => ({ ...by(amount), amountBefore: 20_000_000 })
    const before = cartOf(promoted(silverPlan.amount))
    const quotes = { plans: [promoted(16_000_000)], withCoupon: [promoted(14_400_000)] }
    expect(await aBuyer({ kept: { cart: before }, quotes }).apply()).toMatchObject({
      success: { is: "changed", now: { item: { amount: 16_000_000 }, coupon: { item: { amount: 14_400_000 } } } }
    })
  })

  test("for a plan that has another coverage by now asks with it", async () => {
    const mini = { coverage: "USD 10.000" }
    const quotes = { plans: [{ ...silverPlan, ...mini }], withCoupon: [{ ...tenth, ...mini }] }
    const { apply, search } = aBuyer({ kept: { cart: silver }, quotes })
    expect(await apply()).toMatchObject({ success: { is: "changed", now: { ...mini, coupon: { code: "VIAJE10" } } } })
    expect(search.cart).toBe(silver)
  })

  test.each<readonly [string, QuoteApiMemoryOptions, boolean]>([
    ["takes nothing off the new price", { plans: [dearer] }, true],
    ["brings another plan", { plans: threePlans, withCoupon: [{ ...tenth, coverage: "USD 10.000" }] }, false],
    ["is for a plan that is gone without it", { plans: [goldPlan], withCoupon: [dearerTenth] }, true]
  ])("that %s is refused, and says if the plan changed", async (_, quotes, moved) => {
    const { apply, search } = aBuyer({ kept: { cart: discounted }, quotes })
    expect(await apply()).toMatchObject({ failure: { _tag: "CouponRefused", moved } })
    expect(search.cart).toBe(discounted)
  })

  // TR-15
  test("of a visitor who left is quoted with the first passenger's contact, once it is valid", async () => {
    const left = { ...aDraft, phone: "", email: "" }
    const { apply, asked, purchase, search } = aBuyer({
      kept: { cart: silver, draft: left },
      quotes: { plans: [tenth] },
      purchase: { passengers: twoPassengers }
    })
    const { main } = twoPassengers
    purchase.passengers = { ...twoPassengers, main: { ...main, phone: "11" } }
    expect(await apply()).toMatchObject({ failure: { _tag: "CouponNeedsContact" } })
    expect(asked).toEqual([])
    purchase.passengers = twoPassengers
    expect(await apply()).toMatchObject({ success: { is: "same", cart: discounted } })
    expect(asked).toEqual([expect.objectContaining({ phone: readPhone(main.phone), email: main.email })])
    expect(search.draft).toBe(left)
  })

  test.each<readonly [string, KeptSearch]>([
    ["there is no cart", { cart: undefined }],
    ["there is no search", { cart: silver, draft: undefined }],
    ["the trip has begun", { cart: silver, draft: { ...aDraft, start: "19/12/2026" } }]
  ])("fails without a call if %s", async (_, kept) => {
    const { apply, asked, remove } = aBuyer({ kept })
    expect(await apply()).toMatchObject({ failure: { _tag: "CartGone" } })
    expect(await remove()).toBeUndefined()
    expect(asked).toEqual([])
  })

  test.each<readonly [string, Partial<KeptSearch>]>([
    ["bought", { cart: undefined }],
    ["changed for another plan", { cart: cartOf(goldPlan) }],
    ["changed to another trip", { draft: { ...aDraft, ages: ["34"] } }]
  ])("changes nothing if another tab has %s the cart", async (_, meanwhile) => {
    const { apply, search } = aBuyer({ kept: { cart: silver }, quotes: { plans: [tenth], delay: 5 } })
    const applying = apply()
    Object.assign(search, meanwhile)
    const { cart } = search
    expect(await applying).toMatchObject({ failure: { _tag: "CartGone" } })
    expect(search.cart).toBe(cart)
  })

  test("keeps the ids of a quote that renewed the price meanwhile, under its coupon", async () => {
    const { apply, search } = aBuyer({ kept: { cart: silver }, quotes: { plans: [tenth], delay: 5 } })
    const applying = apply()
    const item = { ...silver.item, id: 977 }
    search.cart = { ...silver, item }
    await applying
    expect(search.cart).toEqual({ ...discounted, item })
  })

  test("is removed without a call, at the price as it was quoted", async () => {
    const quotedAt = Date.now() - 3 * 60 * 60_000
    const { asked, remove, search } = aBuyer({ kept: { cart: discounted, quotedAt } })
    expect(await remove()).toEqual(silver)
    expect(search).toMatchObject({ cart: silver, quotedAt })
    expect(asked).toEqual([])
  })

  test("is asked with the partner's own request in a partner's purchase (EX-05)", async () => {
    const request = { code: "PHT", annual: true, subscribed: false }
    const { apply, asked, search } = aBuyer({ kept: { cart: { ...silver, request } }, quotes: { plans: [tenth] } })
    await apply()
    expect(asked).toEqual([expect.objectContaining({ ...request, coupon: "VIAJE10" })])
    expect(search.cart).toEqual({ ...discounted, request })
  })

  test("that went and is applied again is no longer named as lost", async () => {
    const { apply, search } = aBuyer({
      kept: { cart: { ...silver, lostCoupon: "VIAJE10" } },
      quotes: { plans: [tenth] }
    })
    await apply()
    expect(search.cart).toEqual(discounted)
  })
})
