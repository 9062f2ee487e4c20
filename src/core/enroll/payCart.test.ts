import { Effect, Fiber, Layer, ManagedRuntime } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aPurchase } from "../../../contracts/fixtures/purchase"
import { aSale } from "../../../contracts/fixtures/sale"
import { aDraft, aToday } from "../../../contracts/fixtures/searches"
import { AccountApiMemory } from "../../adapters/memory/AccountApiMemory"
import { ClockMemory } from "../../adapters/memory/ClockMemory"
import { EnrollApiMemory, type EnrollApiMemoryOptions } from "../../adapters/memory/EnrollApiMemory"
import { type KeptPurchase, purchaseMemory } from "../../adapters/memory/purchaseMemory"
import { type KeptSearch, SavedCheckoutMemory } from "../../adapters/memory/SavedSearchMemory"
import type { Voucher } from "../account/voucher"
import { cartOf, fingerprintOf } from "../cart/cart"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SessionLost } from "../session/SessionLost"
import type { Attempt } from "./attempt"
import { type Sale, type SaleFailure, SaleNotSent, SaleRefused, type SaleTerms, SaleUnknown } from "./EnrollApi"
import { type Payment, payCart } from "./payCart"

const { card, checkout, instalment, travellers } = aSale
const fingerprint = fingerprintOf(checkout)
const hour = 60 * 60 * 1000
const lost: Attempt = { key: "k-lost", fingerprint, startedAt: Date.now() - hour }
const other: Attempt = { ...lost, key: "k-other", fingerprint: "other" }

interface Given {
  readonly provider?: EnrollApiMemoryOptions
  readonly vouchers?: ReadonlyArray<Voucher>
  readonly kept?: KeptPurchase
  readonly search?: KeptSearch
}

/** A buyer of `aSale` before the button. */
const aBuyer = ({ kept: change = {}, provider = {}, search: searched = {}, vouchers }: Given = {}) => {
  const asked: Array<Sale & SaleTerms> = []
  const kept: KeptPurchase = { passengers: twoPassengers, ...change }
  const search: KeptSearch = { draft: { ...aDraft, ages: ["34", "8"] }, cart: checkout.cart, ...searched }
  const world = Layer.mergeAll(
    EnrollApiMemory(Object.assign(provider, { asked })),
    AccountApiMemory(vouchers ? { vouchers } : {}),
    SavedCheckoutMemory(search),
    purchaseMemory(kept),
    ClockMemory(aToday),
    Layer.succeed(CurrentChannel, aChannel)
  )
  const runtime = ManagedRuntime.make(world)
  const payment = { card, instalment, fingerprint, signedIn: false, confirmed: false, today: aToday }
  return {
    asked,
    kept,
    search,
    pay: (said: Partial<Payment> = {}) => runtime.runPromise(Effect.result(payCart({ ...payment, ...said }))),
    start: () => runtime.runFork(payCart(payment))
  }
}

const failed = (_tag: string) => ({ failure: { _tag } })

describe("a payment", () => {
  test("sends what lies in the cart, once, keeps what was bought and forgets the rest (2§4)", async () => {
    const { asked, kept, pay, search } = aBuyer()
    expect(await pay()).toMatchObject({ success: aPurchase })
    expect(asked).toEqual([{ checkout, travellers, card, instalment, key: expect.any(String), signedIn: false }])
    expect(kept).toMatchObject({ purchase: aPurchase, passengers: undefined, attempt: undefined, busy: false })
    expect(search).toMatchObject({ cart: undefined, draft: undefined })
  })

  test("is noted before it leaves, with nothing of the card and nothing personal", async () => {
    const { kept, start } = aBuyer({ provider: { delay: "forever" } })
    const fiber = start()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(kept.attempt).toEqual({ key: expect.any(String), fingerprint, startedAt: expect.any(Number) })
    expect(kept.busy).toBe(true)
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(kept.attempt).toMatchObject({ fingerprint })
    expect(kept.busy).toBe(false)
  })

  test("under way lets no other one through", async () => {
    const { asked, pay } = aBuyer({ provider: { delay: 10 } })
    const results = await Promise.all(Array.from({ length: 50 }, () => pay()))
    expect(results.filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
    expect(results.slice(1)).toMatchObject(Array.from({ length: 49 }, () => failed("PaymentUnderWay")))
    expect(asked).toHaveLength(1)
  })

  test("that is left at the moment of the answer is made all the same", async () => {
    const { kept, search, start } = aBuyer({ provider: { delay: 1 } })
    const fiber = start()
    let purchase: unknown
    Object.defineProperty(kept, "purchase", {
      get: () => purchase,
      set: (bought: unknown) => {
        purchase = bought
        Effect.runFork(Fiber.interrupt(fiber))
      }
    })
    await Effect.runPromise(Fiber.await(fiber))
    expect(purchase).toEqual(aPurchase)
    expect(kept).toMatchObject({ attempt: undefined, passengers: undefined })
    expect(search.cart).toBeUndefined()
  })

  test("once made is not made again: there is nothing left to pay", async () => {
    const { asked, pay } = aBuyer()
    await pay()
    expect(await pay({ confirmed: true })).toMatchObject(failed("NothingToPay"))
    expect(asked).toHaveLength(1)
  })
})

describe("nothing is sent where", () => {
  test.each<readonly [string, string, Given, Partial<Payment>]>([
    ["the cart is empty", "NothingToPay", { search: { cart: undefined } }, {}],
    ["the trip has begun", "NothingToPay", { search: { draft: { ...aDraft, start: "01/12/2026" } } }, {}],
    ["nobody travels", "NothingToPay", { kept: { passengers: undefined } }, {}],
    ["somebody is missing", "NothingToPay", { kept: { passengers: { ...twoPassengers, others: [] } } }, {}],
    ["somebody has another age by now", "NothingToPay", {}, { today: "2027-05-14" }],
    ["another plan lies in the cart", "CartChanged", { search: { cart: cartOf(goldPlan) } }, {}],
    ["the buyer saw another purchase", "CartChanged", {}, { fingerprint: "other" }],
    ["the instalments are not on offer", "CartChanged", {}, { instalment: 7 }],
    ["another tab pays", "PaymentUnderWay", { kept: { busy: true } }, {}],
    ["nobody knows what became of the last try", "FateUnknown", { kept: { attempt: lost } }, {}]
  ])("%s: %s", async (_, failure, given, said) => {
    const { asked, kept, pay } = aBuyer(given)
    const { attempt } = kept
    expect(await pay(said)).toMatchObject(failed(failure))
    expect(asked).toEqual([])
    expect(kept.attempt).toBe(attempt)
  })
})

describe("a payment that fails", () => {
  const definite: ReadonlyArray<SaleFailure> = [
    new SaleRefused({ status: 402 }),
    new SaleNotSent({ cause: "Offline" }),
    new SessionLost()
  ]

  test.each(definite)(
    "for certain ($_tag) leaves cart and passengers, and the next one is another try",
    async (failure) => {
      const provider: EnrollApiMemoryOptions = { failure }
      const { asked, kept, pay, search } = aBuyer({ provider })
      expect(await pay()).toMatchObject({ failure })
      expect(kept).toMatchObject({ attempt: undefined, passengers: twoPassengers })
      expect(search.cart).toBe(checkout.cart)
      provider.failure = undefined
      expect(await pay()).toMatchObject({ success: aPurchase })
      expect(asked[1]?.key).not.toBe(asked[0]?.key)
    }
  )

  test("nobody knows how wants the buyer's word, and goes under the same key", async () => {
    const provider: EnrollApiMemoryOptions = { failure: new SaleUnknown({ cause: "Timeout" }) }
    const { asked, kept, pay } = aBuyer({ provider })
    expect(await pay()).toMatchObject(failed("SaleUnknown"))
    expect(kept).toMatchObject({ attempt: { fingerprint }, passengers: twoPassengers })
    expect(await pay()).toMatchObject(failed("FateUnknown"))
    provider.failure = undefined
    expect(await pay({ confirmed: true })).toMatchObject({ success: aPurchase })
    expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key])
    expect(kept.attempt).toBeUndefined()
  })

  test.each(definite)("for certain ($_tag) after one that nobody knows of leaves that as it was", async (failure) => {
    const { asked, kept, pay } = aBuyer({ kept: { attempt: lost }, provider: { failure } })
    expect(await pay({ confirmed: true })).toMatchObject({ failure })
    expect(asked).toMatchObject([{ key: "k-lost" }])
    expect(kept.attempt).toMatchObject({ key: "k-lost", fingerprint })
    expect(await pay()).toMatchObject(failed("FateUnknown"))
  })
})

describe("a try of unknown fate for another purchase", () => {
  test("keeps its key beside the new one, which a certain failure takes away again", async () => {
    const provider: EnrollApiMemoryOptions = { failure: new SaleUnknown({ cause: "Timeout" }) }
    const { asked, kept, pay } = aBuyer({ kept: { attempt: other }, provider })
    await pay({ confirmed: true })
    expect(asked[0]?.key).not.toBe("k-other")
    expect(kept.attempt).toMatchObject({ key: asked[0]?.key, earlier: [other] })
    const refused = aBuyer({ kept: { attempt: other }, provider: { failure: new SaleRefused({ status: 402 }) } })
    await refused.pay({ confirmed: true })
    expect(refused.kept.attempt).toEqual(other)
  })

  test("stays open when this one is bought", async () => {
    const { kept, pay } = aBuyer({ kept: { attempt: { ...other, earlier: [lost] } } })
    expect(await pay({ confirmed: true })).toMatchObject({ success: aPurchase })
    expect(kept.attempt).toEqual(other)
  })
})

describe("whoever is logged in and pays again", () => {
  const voucher: Voucher = {
    reserveId: "777",
    order: "42",
    plan: "SILVER",
    passengers: ["Ana Martínez"],
    bought: new Date(lost.startedAt).toISOString().slice(0, 10),
    start: checkout.search.trip.start,
    end: checkout.search.trip.end,
    documents: []
  }
  const confirmed = { confirmed: true, signedIn: true }
  const paysAgain = (vouchers: ReadonlyArray<Voucher> | undefined, purchase?: KeptPurchase["purchase"]) =>
    aBuyer({ kept: { attempt: lost, ...(purchase ? { purchase } : {}) }, ...(vouchers ? { vouchers } : {}) })

  test("has bought already where the voucher is there by now: nothing is sent (C24)", async () => {
    const { asked, kept, pay } = paysAgain([voucher])
    const order = { idSalesOrder: "42", reserveId: "777" }
    expect(await pay(confirmed)).toMatchObject({ success: { ...aPurchase, order } })
    expect(asked).toEqual([])
    expect(kept).toMatchObject({ attempt: undefined, purchase: { order } })
  })

  test.each<readonly [string, ReadonlyArray<Voucher> | undefined]>([
    ["cannot be fetched", undefined],
    ["is empty", []],
    ["has another start", [{ ...voucher, start: "2027-01-11" }]],
    ["has another end", [{ ...voucher, end: "2027-01-26" }]],
    ["has the same trip, bought long before", [{ ...voucher, bought: "2020-01-01" }]]
  ])("is charged where the list %s", async (_, vouchers) => {
    const { asked, pay } = paysAgain(vouchers)
    expect(await pay(confirmed)).toMatchObject({ success: aPurchase })
    expect(asked).toMatchObject([{ key: "k-lost", signedIn: true }])
  })

  test("is charged where the voucher is of the purchase before", async () => {
    const { asked, pay } = paysAgain([voucher], { ...aPurchase, order: { idSalesOrder: "42", reserveId: "777" } })
    await pay(confirmed)
    expect(asked).toHaveLength(1)
  })

  test("is asked first, and nothing is looked up for whoever is not logged in", async () => {
    const { asked, pay } = paysAgain([voucher])
    expect(await pay({ signedIn: true })).toMatchObject(failed("FateUnknown"))
    expect(asked).toEqual([])
    expect(await pay({ confirmed: true })).toMatchObject({ success: aPurchase })
    expect(asked).toMatchObject([{ signedIn: false }])
  })
})
