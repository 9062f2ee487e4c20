import { describe, expect, test } from "vitest"
import { aBuyer, discounted, silver, tenth } from "../../../contracts/fixtures/atCart"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { QuoteApiMemoryOptions } from "../../adapters/memory/provider"
import type { KeptSearch } from "../../adapters/memory/storage"
import { readPhone } from "../person/reach"
import { QuoteDeclined, QuoteRefused, QuoteUnavailable } from "../quote/QuoteApi"
import { cartOf } from "./cart"

describe("a coupon", () => {
  test("re-quotes the trip once, and the cart keeps the result (CU-01)", async () => {
    const { apply, asked, search } = aBuyer({ kept: { cart: silver }, quotes: { plans: [goldPlan, tenth] } })
    expect(await apply("  VIAJE10 ")).toMatchObject({ success: discounted })
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
    ["nothing was typed", "  ", {}, "CouponRefused", 0],
    ["it is a card number", "4242 4242 4242 4242", {}, "CouponRefused", 0],
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

  // TR-15
  test("of a visitor who left is quoted with the first passenger's contact, once it is valid", async () => {
    const left = { ...aDraft, phone: "", email: "" }
    const { apply, asked, purchase, search } = aBuyer({
      kept: { cart: silver, draft: left },
      quotes: { plans: [tenth] },
      purchase: { passengers: twoPassengers, valid: [false, false] }
    })
    const { main } = twoPassengers
    purchase.passengers = { ...twoPassengers, main: { ...main, phone: "11" } }
    expect(await apply()).toMatchObject({ failure: { _tag: "CouponNeedsContact" } })
    expect(asked).toEqual([])
    purchase.passengers = twoPassengers
    expect(await apply()).toMatchObject({ success: discounted })
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
