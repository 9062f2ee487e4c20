import { Effect, Fiber } from "effect"
import { describe, expect, test } from "vitest"
import { aVoucher } from "../../../contracts/fixtures/account"
import { aBuyer, elsewhere, failed, type Given, lost } from "../../../contracts/fixtures/buyer"
import type { EnrollApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import type { KeptPurchase } from "../../../contracts/fixtures/memory/storage"
import { twoOthers, twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aReceipt } from "../../../contracts/fixtures/receipt"
import { aPurchase, aSale, twoTravellers } from "../../../contracts/fixtures/sale"
import { aDraft } from "../../../contracts/fixtures/searches"
import { SessionLost } from "../account/AccountApi"
import type { Voucher } from "../account/voucher"
import { cartOf } from "../cart/cart"
import { type SaleFailure, SaleNotSent, SaleProcessing, SaleRefused, SaleTooMany, SaleUnknown } from "./EnrollApi"
import type { Want } from "./identity"
import { orderIdOf, type Payment, vouchersOf } from "./payCart"

const { card, purchase, instalment, travellers } = aSale

describe("a payment", () => {
  test("sends the cart once, keeps the purchase and erases the rest (PY-13, SU-03)", async () => {
    const { asked, kept, pay, search } = aBuyer()
    expect(await pay()).toMatchObject({ success: aReceipt })
    expect(asked).toEqual([{ purchase, travellers, card, instalment, key: expect.any(String), signedIn: false }])
    expect(kept).toMatchObject({ receipt: aReceipt, passengers: undefined, tries: [], busy: false })
    expect(search).toMatchObject({ cart: undefined, draft: undefined })
  })

  test("is noted before it leaves, without card data or personal data", async () => {
    const { kept, start } = aBuyer({ provider: { delay: "forever" } })
    const fiber = start()
    await new Promise((resolve) => setTimeout(resolve, 5))
    const digest = expect.stringMatching(/^[\da-f]+$/)
    const { end, start: from } = purchase.search.trip
    expect(kept.tries).toEqual([
      {
        key: expect.any(String),
        trip: digest,
        body: digest,
        plan: "SILVER",
        start: from,
        end,
        firstTriedAt: expect.any(Number)
      }
    ])
    expect(kept.tries?.[0]?.trip).toHaveLength(4)
    expect(kept.busy).toBe(true)
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(kept.tries).toHaveLength(1)
    expect(kept.busy).toBe(false)
  })

  // PY-18
  test("blocks any other payment while it runs", async () => {
    const { asked, pay } = aBuyer({ provider: { delay: 10 } })
    const results = await Promise.all(Array.from({ length: 50 }, () => pay()))
    expect(results.filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
    expect(results.slice(1)).toMatchObject(Array.from({ length: 49 }, () => failed("PaymentUnderWay")))
    expect(asked).toHaveLength(1)
  })

  test("cannot be repeated: nothing is left to pay", async () => {
    const { asked, pay } = aBuyer()
    await pay()
    expect(await pay({ agreed: "again" })).toMatchObject(failed("NothingToPay"))
    expect(asked).toHaveLength(1)
  })
})

describe("nothing is sent if", () => {
  test.each<readonly [string, string, Given, Partial<Payment>]>([
    ["the cart is empty", "NothingToPay", { search: { cart: undefined } }, {}],
    ["the trip has begun", "NothingToPay", { search: { draft: { ...aDraft, start: "01/12/2026" } } }, {}],
    ["the passengers are missing", "NothingToPay", { kept: { passengers: undefined } }, {}],
    ["one passenger is missing", "NothingToPay", { kept: { passengers: { ...twoPassengers, others: [] } } }, {}],
    ["a passenger has had a birthday", "NothingToPay", {}, { today: "2027-05-14" }],
    ["the cart holds another plan", "CartChanged", { search: { cart: cartOf(goldPlan) } }, {}],
    ["the travellers changed", "CartChanged", { kept: { passengers: twoOthers } }, {}],
    ["the voucher's e-mail changed", "CartChanged", { kept: { passengers: elsewhere } }, {}],
    ["the producer changed", "CartChanged", { search: { producer: { sold: true, code: "PROD100" } } }, {}],
    ["the buyer saw another purchase", "CartChanged", {}, { seen: "other" }],
    ["the instalments are not on offer", "CartChanged", {}, { instalment: 7 }],
    ["another tab is paying", "PaymentUnderWay", { kept: { busy: true } }, {}],
    ["the trip was tried without a known outcome", "OutcomeUnknown", { kept: { tries: [lost] } }, {}]
  ])("%s: %s", async (_, failure, given, said) => {
    const { asked, kept, pay } = aBuyer(given)
    const { tries } = kept
    expect(await pay(said)).toMatchObject(failed(failure))
    expect(asked).toEqual([])
    expect(kept.tries).toEqual(tries)
  })
})

// ER-04
test.each<readonly [string, KeptPurchase]>([
  ["a first payment", {}],
  ["another one of a tried trip", { tries: [lost] }]
])("%s of a session that is over sends nothing, whatever the sale would answer", async (_, kept) => {
  const { asked, kept: left, pay } = aBuyer({ kept, over: true })
  expect(await pay({ signedIn: true, agreed: "again" })).toMatchObject(failed("SessionLost"))
  expect([asked, left.tries ?? []]).toEqual([[], kept.tries ?? []])
  expect(left.passengers).toEqual(twoPassengers)
})

describe("a payment that fails", () => {
  const definite: ReadonlyArray<SaleFailure> = [
    new SaleRefused({ status: 402 }),
    new SaleTooMany({ retryAfter: 90 }),
    new SaleNotSent({ cause: "Offline" }),
    new SessionLost()
  ]

  test.each(definite)(
    "for certain ($_tag) leaves cart and passengers, and the next one has a new key",
    async (failure) => {
      const provider: EnrollApiMemoryOptions = { failure }
      const { asked, kept, pay, search } = aBuyer({ provider })
      expect(await pay()).toMatchObject({ failure })
      expect(kept).toMatchObject({ tries: [], passengers: twoPassengers })
      expect(search.cart).toBe(purchase.cart)
      provider.failure = undefined
      expect(await pay()).toMatchObject({ success: aReceipt })
      expect(asked[1]?.key).not.toBe(asked[0]?.key)
    }
  )

  test.each([new SaleUnknown({ cause: "Timeout" }), new SaleProcessing()])(
    "with unknown outcome ($_tag) needs the buyer's word, and goes under the same key",
    async (failure) => {
      const provider: EnrollApiMemoryOptions = { failure }
      const { asked, kept, pay } = aBuyer({ provider })
      expect(await pay()).toMatchObject({ failure })
      expect(kept).toMatchObject({ tries: [{ key: asked[0]?.key }], passengers: twoPassengers })
      expect(await pay()).toMatchObject(failed("OutcomeUnknown"))
      provider.failure = undefined
      expect(await pay({ agreed: "again" })).toMatchObject({ success: aReceipt })
      expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key])
      expect(kept.tries).toEqual([])
    }
  )

  test.each(definite)("for certain ($_tag) after an unknown one leaves that open", async (failure) => {
    const { asked, kept, pay } = aBuyer({ kept: { tries: [lost] }, provider: { failure } })
    expect(await pay({ agreed: "again" })).toMatchObject({ failure })
    expect(asked).toMatchObject([{ key: "k-lost" }])
    expect(kept.tries).toEqual([lost])
    expect(await pay()).toMatchObject(failed("OutcomeUnknown"))
  })
})

describe("where the record would not outlast the document", () => {
  test("nothing is sent before the buyer knows", async () => {
    const { asked, kept, pay } = aBuyer({ kept: { forgetful: true } })
    expect(await pay()).toMatchObject(failed("NotKept"))
    expect([asked, kept.tries]).toEqual([[], []])
    expect(await pay({ agreed: "unkept" })).toMatchObject({ success: aReceipt })
  })

  test("the word to pay without a record agrees to no payment in doubt, which another tab left meanwhile", async () => {
    const { asked, kept, pay } = aBuyer({ kept: { forgetful: true } })
    expect(await pay()).toMatchObject(failed("NotKept"))
    kept.tries = [lost]
    expect(await pay({ agreed: "unkept" })).toMatchObject(failed("OutcomeUnknown"))
    expect(asked).toEqual([])
    expect(await pay({ agreed: "again" })).toMatchObject({ success: aReceipt })
    expect(asked).toMatchObject([{ key: "k-lost" }])
  })
})

const { cart, search } = aPurchase
const [first, second = first] = twoTravellers.passengers
const want: Want = {
  purchase: {
    ...aPurchase,
    cart: { ...cart, item: { ...cart.item, name: "Clásico Plus" } },
    search: { ...search, trip: { ...search.trip, start: "2026-12-01", end: "2026-12-09" } }
  },
  travellers: {
    ...twoTravellers,
    passengers: [
      { ...first, name: "Zoé", surname: "Núñez" },
      { ...second, name: "Ana", surname: "De la Cruz" }
    ]
  }
}
const voucher: Voucher = {
  ...aVoucher,
  order: "7",
  reserveId: "8147",
  start: "2026-12-01",
  end: "2026-12-09",
  plan: "CLASICO  PLUS",
  passengers: ["ana delacruz", "ZOE NUÑEZ"]
}

const found = (over: Partial<Voucher>) => vouchersOf(want, [{ ...voucher, ...over }]).length === 1

// TR-12
describe("a voucher is of this purchase", () => {
  test("whichever way its plan and its people are spelled and ordered", () => expect(found({})).toBe(true))

  test.each<readonly [string, Partial<Voucher>]>([
    ["another start", { start: "2026-12-02" }],
    ["another end", { end: "2026-12-10" }],
    ["another plan", { plan: "Clásico" }],
    ["one traveller more", { passengers: [...voucher.passengers, "Luz Paz"] }],
    ["one traveller fewer", { passengers: ["Ana De la Cruz"] }],
    ["another traveller", { passengers: ["Ana De la Cruz", "Zoé Núñes"] }],
    ["the same traveller twice", { passengers: ["Ana De la Cruz", "Ana De la Cruz"] }]
  ])("but not with %s", (_, over) => expect(found(over)).toBe(false))
})

test("an order is known by its number and its voucher's", () => expect(orderIdOf(voucher)).toBe("7 8147"))
