import { Effect, Layer, ManagedRuntime } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, platinumPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aDraft, aSearch, aToday } from "../../../contracts/fixtures/searches"
import { ClockMemory } from "../../adapters/memory/ClockMemory"
import { type KeptPurchase, purchaseMemory } from "../../adapters/memory/purchaseMemory"
import { QuoteApiMemory, type QuoteApiMemoryOptions } from "../../adapters/memory/QuoteApiMemory"
import { type KeptSearch, SavedCheckoutMemory, SavedSearchMemory } from "../../adapters/memory/SavedSearchMemory"
import { CurrentChannel } from "../channel/CurrentChannel"
import type { Channel } from "../channel/channel"
import type { Plan } from "../quote/plan"
import { QuoteDeclined, type QuoteFailure, QuoteRefused, type QuoteRequest, QuoteUnavailable } from "../quote/QuoteApi"
import { applyCoupon, removeCoupon } from "./applyCoupon"
import { type Cart, cartOf, totalOf } from "./cart"
import { choosePlan } from "./choosePlan"
import { confirmPrice, type PriceVerdict, priceLasts } from "./confirmPrice"
import { withCoupon } from "./coupon"

const silver = cartOf(silverPlan)
const tenth: Plan = { ...silverPlan, amount: 12_317_616, amountBefore: silverPlan.amount }
const discounted = withCoupon(silver, "VIAJE10", tenth) as Cart

interface Given {
  readonly kept?: KeptSearch
  readonly quotes?: QuoteApiMemoryOptions
  readonly channel?: Channel
  readonly purchase?: KeptPurchase
}

const aBuyer = ({ channel = aChannel, kept = {}, purchase = {}, quotes = {} }: Given) => {
  const asked: Array<QuoteRequest> = []
  const search: KeptSearch = Object.assign(kept, { draft: "draft" in kept ? kept.draft : aDraft })
  const world = Layer.mergeAll(
    QuoteApiMemory(Object.assign(quotes, { asked })),
    SavedSearchMemory(search),
    SavedCheckoutMemory(search),
    purchaseMemory(purchase),
    ClockMemory(aToday),
    Layer.succeed(CurrentChannel, channel)
  )
  const runtime = ManagedRuntime.make(world)
  return {
    asked,
    search,
    purchase,
    apply: (typed = "VIAJE10") => runtime.runPromise(Effect.result(applyCoupon(typed))),
    remove: () => runtime.runPromise(removeCoupon()),
    choose: (plan: Plan) => runtime.runPromise(choosePlan({ plan, plans: threePlans, search: aSearch })),
    confirm: () => runtime.runPromise(confirmPrice())
  }
}

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

  test("is removed without a call", async () => {
    const { asked, remove, search } = aBuyer({ kept: { cart: discounted } })
    expect(await remove()).toEqual(silver)
    expect(search.cart).toEqual(silver)
    expect(asked).toEqual([])
  })
})

describe("choosing a plan", () => {
  const others = () => ({ passengers: twoPassengers })

  test("fills the cart without the earlier coupon and other passengers (CU-02, RS-15)", async () => {
    const { choose, purchase, search } = aBuyer({ kept: { cart: discounted }, purchase: others() })
    await choose(platinumPlan)
    expect(search.cart).toEqual(cartOf(platinumPlan))
    expect(purchase.passengers).toEqual({ ...twoPassengers, others: [] })
  })

  test("keeps the producer's answer on channels with producers", async () => {
    const producer = { sold: true, code: "P-77" }
    const sold = aBuyer({ kept: { producer }, channel: { ...aChannel, producer: { soldByDefault: false } } })
    await sold.choose(silverPlan)
    expect(sold.search.producer).toEqual(producer)
    const other = aBuyer({ kept: { producer } })
    await other.choose(silverPlan)
    expect(other.search.producer).toEqual({ sold: false, code: "" })
  })

  test("leaves its own search in place", async () => {
    const draft = { ...aDraft, phone: "11 4444-5555" }
    const { choose, search } = aBuyer({ kept: { draft, plans: [goldPlan] } })
    await choose(silverPlan)
    expect(search.draft).toBe(draft)
    expect(search.plans).toEqual([goldPlan])
  })

  test.each<readonly [string, KeptSearch["draft"]]>([
    ["another tab searched another trip", { ...aDraft, destination: "CARIBE" }],
    ["the travellers' ages changed", { ...aDraft, ages: ["34"] }],
    ["the search is gone", undefined]
  ])("restores its own search if %s: the price is for no other trip", async (_, draft) => {
    const { choose, search } = aBuyer({ kept: { draft } })
    await choose(silverPlan)
    expect(search).toMatchObject({ draft: aDraft, plans: threePlans, cart: cartOf(silverPlan) })
  })
})

describe("the price of an old cart", () => {
  const old = () => Date.now() - priceLasts - 1000
  const confirm = (kept: KeptSearch, quotes: QuoteApiMemoryOptions) => aBuyer({ kept, quotes }).confirm()
  const dearer = { ...silverPlan, amount: silverPlan.amount + 1 }
  const dearerTenth = { ...tenth, amount: tenth.amount + 5 }
  const changed = (before: Cart, cart: Cart, couponEnded = false): PriceVerdict => ({
    is: "changed",
    before: totalOf(before),
    now: totalOf(cart),
    cart,
    couponEnded
  })
  const newlyDiscounted = withCoupon(silver, "VIAJE10", dearerTenth) as Cart

  test.each<readonly [string, Cart, QuoteApiMemoryOptions, PriceVerdict]>([
    ["is the same", silver, { plans: threePlans }, { is: "same" }],
    ["changed", silver, { plans: [dearer] }, changed(silver, cartOf(dearer))],
    ["is gone: the plan is no longer sold", silver, { plans: [goldPlan] }, { is: "gone" }],
    ["is the same with its coupon", discounted, { plans: threePlans, withCoupon: [tenth] }, { is: "same" }],
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
      { is: "unasked" }
    ],
    ["is gone, whatever the coupon", discounted, { plans: [goldPlan], withCoupon: [tenth] }, { is: "gone" }]
  ])("%s", async (_, cart, quotes, verdict) => {
    const { asked, confirm, search } = aBuyer({ kept: { cart, savedAt: old() }, quotes })
    expect(await confirm()).toEqual(verdict)
    const isGone = verdict.is === "gone"
    expect(asked.map(({ coupon }) => coupon)).toEqual([null, ...(cart.coupon && !isGone ? ["VIAJE10"] : [])])
    expect(search.cart).toEqual(cart)
  })

  test("lasts twenty minutes more if it is the same; nothing else renews it", async () => {
    const { asked, confirm, search } = aBuyer({ kept: { cart: silver, savedAt: old() }, quotes: { plans: threePlans } })
    await confirm()
    expect(search.savedAt).toBeGreaterThan(Date.now() - 5000)
    await confirm()
    expect(asked).toHaveLength(1)
    const dear = aBuyer({ kept: { cart: silver, savedAt: old() }, quotes: { plans: [dearer] } })
    await dear.confirm()
    expect(dear.search.savedAt).toBeLessThan(Date.now() - priceLasts)
  })

  test.each<readonly [string, Partial<KeptSearch>]>([
    ["bought", { cart: undefined }],
    ["changed", { cart: cartOf(goldPlan) }]
  ])("renews nothing if another tab has %s the cart meanwhile", async (_, meanwhile) => {
    const savedAt = old()
    const { confirm, search } = aBuyer({ kept: { cart: silver, savedAt }, quotes: { plans: threePlans, delay: 5 } })
    const confirming = confirm()
    Object.assign(search, meanwhile)
    expect(await confirming).toEqual({ is: "same" })
    expect(search).toMatchObject({ ...meanwhile, savedAt })
  })

  test.each([
    ["seen nineteen minutes and 59 seconds ago is not checked", priceLasts - 1000, 0],
    ["seen twenty minutes ago is checked", priceLasts, 1]
  ])("%s", async (_, age, count) => {
    const { asked, confirm } = aBuyer({
      kept: { cart: silver, savedAt: Date.now() - age },
      quotes: { plans: threePlans }
    })
    await confirm()
    expect(asked).toHaveLength(count)
  })

  test.each<QuoteFailure>([
    new QuoteUnavailable({ cause: "Network" }),
    new QuoteRefused({ status: 400 }),
    new QuoteDeclined({ message: "no" })
  ])("is not known if the provider does not tell it: $_tag", async (failure) => {
    expect(await confirm({ cart: silver, savedAt: old() }, { failure })).toEqual({ is: "unasked" })
  })

  test("is not checked before twenty minutes, nor for an empty cart", async () => {
    const fresh = aBuyer({
      kept: { cart: silver, savedAt: Date.now() - priceLasts + 5000 },
      quotes: { plans: [dearer] }
    })
    expect(await fresh.confirm()).toEqual({ is: "same" })
    const empty = aBuyer({ kept: { cart: undefined, savedAt: old() } })
    expect(await empty.confirm()).toEqual({ is: "same" })
    expect([...fresh.asked, ...empty.asked]).toEqual([])
  })
})
