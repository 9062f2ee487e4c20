import { describe, expect, test, vi } from "vitest"
import { aBuyer, discounted, silver, tenth } from "../../../contracts/fixtures/atCart"
import type { QuoteApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { goldPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import type { Plan } from "../quote/plan"
import { QuoteDeclined, type QuoteFailure, QuoteRefused, QuoteUnavailable } from "../quote/QuoteApi"
import { type Cart, cartOf } from "./cart"
import { type PriceVerdict, priceLasts } from "./confirmPrice"
import { withCoupon } from "./coupon"

describe("the price of an old cart", () => {
  const old = () => Date.now() - priceLasts - 1000
  const confirm = (kept: KeptSearch, quotes: QuoteApiMemoryOptions) => aBuyer({ kept, quotes }).confirm()
  const dearer = { ...silverPlan, amount: silverPlan.amount + 1 }
  const dearerTenth = { ...tenth, amount: tenth.amount + 5 }
  const changed = (before: Cart, now: Cart, couponEnded = false) => ({
    is: "changed" as const,
    before,
    now,
    couponEnded
  })
  const newlyDiscounted = withCoupon(silver, "VIAJE10", dearerTenth) as Cart

  test.each<readonly [string, Cart, QuoteApiMemoryOptions, Partial<PriceVerdict>]>([
    ["is the same", silver, { plans: threePlans }, { is: "same", cart: silver }],
    ["changed", silver, { plans: [dearer] }, changed(silver, cartOf(dearer))],
    ["is gone: the plan is no longer sold", silver, { plans: [goldPlan] }, { is: "gone" }],
    [
      "is the same with its coupon",
      discounted,
      { plans: threePlans, withCoupon: [tenth] },
      { is: "same", cart: discounted }
    ],
    [
      "changed with its coupon",
      discounted,
      { plans: threePlans, withCoupon: [dearerTenth] },
      changed(discounted, newlyDiscounted)
    ],
    [
      "is the plain one: the coupon takes nothing off",
      discounted,
      { plans: threePlans },
      changed(discounted, silver, true)
    ],
    [
      "is the plain one: the provider refuses the coupon",
      discounted,
      { plans: threePlans, couponFailure: new QuoteRefused({ status: 400 }) },
      changed(discounted, silver, true)
    ],
    [
      "is the plain one: the provider declines the coupon",
      discounted,
      { plans: threePlans, couponFailure: new QuoteDeclined({ message: "no" }) },
      changed(discounted, silver, true)
    ],
    [
      "changed, though the coupon keeps the total",
      discounted,
      { plans: [dearer], withCoupon: [tenth] },
      changed(discounted, withCoupon(cartOf(dearer), "VIAJE10", tenth) as Cart)
    ],
    [
      "is not known if the provider does not answer about the coupon",
      discounted,
      { plans: [dearer], couponFailure: new QuoteUnavailable({ cause: "Timeout" }) },
      { is: "unconfirmed" }
    ],
    [
      "is gone: no instalments are left to pay it with",
      silver,
      { plans: [{ ...silverPlan, instalments: [] }] },
      { is: "gone" }
    ],
    ["is gone, whatever the coupon", discounted, { plans: [goldPlan], withCoupon: [tenth] }, { is: "gone" }]
  ])("%s", async (_, cart, quotes, verdict) => {
    const { asked, confirm, search } = aBuyer({ kept: { cart, quotedAt: old() }, quotes })
    expect(await confirm()).toMatchObject(verdict)
    const isGone = verdict.is === "gone"
    expect(asked.map(({ coupon }) => coupon)).toEqual([null, ...(cart.coupon && !isGone ? ["VIAJE10"] : [])])
    expect(search.cart).toEqual(cart)
  })

  test("lasts twenty minutes more if it is the same; nothing else renews it", async () => {
    const { asked, confirm, search } = aBuyer({
      kept: { cart: silver, quotedAt: old() },
      quotes: { plans: threePlans }
    })
    await confirm()
    expect(search.quotedAt).toBeGreaterThan(Date.now() - 5000)
    await confirm()
    expect(asked).toHaveLength(1)
    const dear = aBuyer({ kept: { cart: silver, quotedAt: old() }, quotes: { plans: [dearer] } })
    await dear.confirm()
    expect(dear.search.quotedAt).toBeLessThan(Date.now() - priceLasts)
  })

  test("is asked if its quote lies in the future: the device's clock was ahead by then", async () => {
    const quotedAt = Date.now() + 60_000
    const { asked, confirm, search } = aBuyer({ kept: { cart: silver, quotedAt }, quotes: { plans: [dearer] } })
    expect(await confirm()).toMatchObject({ is: "changed" })
    expect(asked).toHaveLength(1)
    expect(search.cart).toBe(silver)
  })

  test.each<readonly [string, Partial<KeptSearch>]>([
    ["bought", { cart: undefined }],
    ["changed", { cart: cartOf(goldPlan) }]
  ])("renews nothing if another tab has %s the cart meanwhile", async (_, meanwhile) => {
    const quotedAt = old()
    const { confirm, search } = aBuyer({ kept: { cart: silver, quotedAt }, quotes: { plans: threePlans, delay: 5 } })
    const confirming = confirm()
    Object.assign(search, meanwhile)
    expect(await confirming).toEqual({ is: "same" })
    expect(search).toMatchObject({ ...meanwhile, quotedAt })
  })

  const renumbered = {
    ...silverPlan,
    id: 303,
    rate: 1500,
    instalments: silverPlan.instalments.map((one) => ({ ...one, id: Number(one.id) + 500 }))
  }

  test("brings the ids and the rate of the new quote if it is the same, for the sale sends them", async () => {
    const { confirm, search } = aBuyer({ kept: { cart: silver, quotedAt: old() }, quotes: { plans: [renumbered] } })
    expect(await confirm()).toEqual({ is: "same", cart: cartOf(renumbered) })
    expect(search.cart).toEqual(cartOf(renumbered))
  })

  const [once, ...longer] = silverPlan.instalments
  if (!once) throw new Error("The fixture has no instalments.")
  test.each([
    ["costs more", [{ ...once, amount: once.amount + 100 }, ...longer]],
    ["is no longer offered", longer],
    ["is new", [...silverPlan.instalments, { ...once, count: 24 }]]
  ])("changed for a buyer who sees that an instalment %s, at the same total", async (_, instalments) => {
    const plans = [{ ...silverPlan, instalments }]
    const { confirm, search } = aBuyer({ kept: { cart: silver, quotedAt: old() }, quotes: { plans } })
    expect(await confirm()).toMatchObject({ is: "changed", before: silver, now: { item: { instalments } } })
    expect(search.cart).toBe(silver)
  })

  const mini = { ...silverPlan, title: "SILVER MINI", name: "SILVER MINI", coverage: "USD 10.000" }

  test.each<readonly [string, Partial<Plan>]>([
    ["name", { name: "SILVER MINI" }],
    ["title", { title: "Silver mini" }],
    ["coverage", { coverage: "USD 10.000" }],
    ["days in the year", { coverage: "USD 80.000 ANUAL 30" }],
    ["name and id, found by its product code,", { ...mini, id: 303 }]
  ])("changed for a buyer who sees another %s, at the same price (OU-15)", async (_, otherwise) => {
    const plan = { ...silverPlan, ...otherwise }
    const { confirm, search } = aBuyer({ kept: { cart: silver, quotedAt: old() }, quotes: { plans: [plan, goldPlan] } })
    expect(await confirm()).toMatchObject(changed(silver, cartOf(plan)))
    expect(search.cart).toBe(silver)
  })

  test("is the same if the words differ in blanks, case or invisible marks alone", async () => {
    const plan = { ...silverPlan, title: "Silver ", coverage: "usd\u00a0 80.000\u200b" }
    expect(await confirm({ cart: silver, quotedAt: old() }, { plans: [plan] })).toEqual({
      is: "same",
      cart: cartOf(plan)
    })
  })

  test("is the plain one: with the coupon the provider quotes another plan", async () => {
    const quotes = { plans: threePlans, withCoupon: [{ ...tenth, coverage: "USD 10.000" }] }
    expect(await confirm({ cart: discounted, quotedAt: old() }, quotes)).toMatchObject(
      changed(discounted, silver, true)
    )
  })

  test("of a partner's plan is asked with the partner's own request (EX-05)", async () => {
    const request = { code: "PHT", annual: true, subscribed: false }
    const cart = { ...discounted, request }
    const quotes = { plans: threePlans, withCoupon: [tenth] }
    const { asked, confirm, search } = aBuyer({ kept: { cart, quotedAt: old() }, quotes })
    expect(await confirm()).toMatchObject({ is: "same" })
    expect(asked).toEqual([expect.objectContaining(request), expect.objectContaining(request)])
    expect(search.cart).toEqual(cart)
  })

  test.each([
    ["seen nineteen minutes and 59 seconds ago is not checked", priceLasts - 1000, 0],
    ["seen twenty minutes ago is checked", priceLasts, 1]
  ])("%s", async (_, age, count) => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { asked, confirm } = aBuyer({
      kept: { cart: silver, quotedAt: Date.now() - age },
      quotes: { plans: threePlans }
    })
    expect(await confirm()).toMatchObject({ is: "same" })
    expect(asked).toHaveLength(count)
  })

  test.each<QuoteFailure>([
    new QuoteUnavailable({ cause: "Network" }),
    new QuoteRefused({ status: 400 }),
    new QuoteDeclined({ message: "no" })
  ])("is not known if the provider does not tell it: $_tag", async (failure) => {
    expect(await confirm({ cart: silver, quotedAt: old() }, { failure })).toEqual({ is: "unconfirmed" })
  })

  test("of a new cart is asked if the coupon found out that it moved", async () => {
    const { asked, confirm } = aBuyer({ kept: { cart: silver }, quotes: { plans: [dearer] } })
    expect(await confirm(true)).toMatchObject(changed(silver, cartOf(dearer)))
    expect(asked).toHaveLength(1)
  })

  test("of an empty cart is not asked", async () => {
    const { asked, confirm } = aBuyer({ kept: { cart: undefined, quotedAt: old() } })
    expect([await confirm(), asked]).toEqual([{ is: "same" }, []])
  })
})
