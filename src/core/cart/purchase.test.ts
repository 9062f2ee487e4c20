import { Effect, ManagedRuntime } from "effect"
import { describe, expect, test } from "vitest"
import { aBuyer, discounted } from "../../../contracts/fixtures/atCart"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type KeptPurchase, type KeptSearch, storageMemory } from "../../../contracts/fixtures/memory/storage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, platinumPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "./cart"
import { keepPassengers } from "./purchase"

const typed = { passengers: twoPassengers, valid: [true, true] }

const keep = (search: KeptSearch) => {
  const kept: KeptPurchase = {}
  const texts = new Map<string, string>()
  const runtime = ManagedRuntime.make(storageMemory(search, kept, texts))
  return { kept, texts, outcome: runtime.runSync(Effect.result(keepPassengers(typed))) }
}

test("the passengers are saved while a purchase exists, even for a trip that has begun", () => {
  const begun = { ...aDraft, start: "01/12/2020" }
  expect(keep({ draft: begun, cart: cartOf(goldPlan) }).kept.passengers).toEqual(twoPassengers)
})

test.each<readonly [string, KeptSearch]>([
  ["bought the plan", {}],
  ["quoted another trip", { draft: aDraft }]
])("no personal data is saved once another tab has %s (SU-03)", (_, search) => {
  const { outcome, texts } = keep(search)
  expect(outcome).toMatchObject({ failure: { _tag: "PurchaseGone" } })
  expect(texts.size).toBe(0)
})

describe("choosing a plan", () => {
  const others = () => ({ passengers: twoPassengers })

  test("fills the cart without the earlier coupon, which it names, and other passengers (CU-02, RS-15)", async () => {
    const { choose, purchase, search } = aBuyer({ kept: { cart: discounted }, purchase: others() })
    await choose(platinumPlan)
    expect(search.cart).toEqual({ ...cartOf(platinumPlan), lostCoupon: "VIAJE10" })
    await choose(silverPlan)
    expect(search.cart).toEqual({ ...cartOf(silverPlan), lostCoupon: "VIAJE10" })
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

  // PA-13
  test("keeps the other passengers if the trip was quoted for them as typed", async () => {
    const { choose, purchase } = aBuyer({ purchase: others() })
    await choose(platinumPlan, Date.now(), true)
    expect(purchase.passengers).toEqual(twoPassengers)
  })

  test("of a list that stood on the screen for a month keeps the trip, at a price to be asked anew", async () => {
    const { choose, search } = aBuyer({})
    await choose(silverPlan, Date.now() - 31 * 24 * 60 * 60_000)
    const hours = (Date.now() - (search.quotedAt ?? 0)) / 3_600_000
    expect([Math.round(hours), search.cart?.item.name]).toEqual([24, "SILVER"])
  })

  test("dates the price by the quote of its list, however long the list was on the screen (OU-15)", async () => {
    const quotedAt = Date.now() - 25 * 60_000
    const { choose, search } = aBuyer({})
    await choose(silverPlan, quotedAt)
    expect(search.quotedAt).toBe(quotedAt)
  })

  test("keeps its trip when the visitor quotes another one elsewhere, until a plan of that is chosen", async () => {
    const { choose, confirm, search } = aBuyer({ quotes: { plans: [silverPlan] } })
    await choose(silverPlan, 0)
    const elsewhere = { ...aDraft, destination: "CARIBE" }
    Object.assign(search, { draft: elsewhere, cartDraft: aDraft })
    expect(await confirm()).toMatchObject({ is: "same", cart: cartOf(silverPlan) })
    expect(search).toMatchObject({ draft: elsewhere, cartDraft: aDraft })
    await choose(goldPlan)
    expect(search).toMatchObject({ draft: aDraft, cart: cartOf(goldPlan) })
    expect(search.cartDraft).toBeUndefined()
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

// TR-20
test.each<readonly [string, string, KeptSearch]>([
  ["here", "changed nothing", { cart: cartOf(silverPlan) }],
  ["changed", "chosen another plan", { cart: cartOf(goldPlan) }],
  ["changed", "chosen it in other words", { cart: cartOf({ ...silverPlan, coverage: "USD 1" }) }],
  ["changed", "chosen it for other ages", { cart: cartOf(silverPlan), cartDraft: { ...aDraft, ages: ["34"] } }],
  ["gone", "bought or dropped it", {}],
  ["gone", "left it until its trip began", { cart: cartOf(silverPlan), cartDraft: { ...aDraft, start: "01/12/2020" } }]
])("the purchase that a page shows is %s once another tab has %s", async (is, _, kept) => {
  expect(await aBuyer({ kept }).check(silverPlan)).toBe(is)
})
