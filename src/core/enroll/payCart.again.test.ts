import { describe, expect, test } from "vitest"
import { aBuyer, elsewhere, failed, fingerprint, lost, other } from "../../../contracts/fixtures/buyer"
import { aChannel } from "../../../contracts/fixtures/channel"
import { twoOthers, twoPassengers } from "../../../contracts/fixtures/passengers"
import { aPurchase } from "../../../contracts/fixtures/purchase"
import { aSale } from "../../../contracts/fixtures/sale"
import { aToday } from "../../../contracts/fixtures/searches"
import type { EnrollApiMemoryOptions } from "../../adapters/memory/EnrollApiMemory"
import type { Voucher } from "../account/voucher"
import { travellersOf } from "../cart/travellersOf"
import type { Attempt } from "./attempt"
import { SaleKeyTaken, SaleRefused, SaleUnknown } from "./EnrollApi"
import { identityOf } from "./identity"

const { checkout } = aSale

describe("an open attempt at another purchase", () => {
  const unknown: EnrollApiMemoryOptions = { failure: new SaleUnknown({ cause: "Timeout" }) }

  test("keeps its key beside the new one, which a definite failure removes again", async () => {
    const { asked, kept, pay } = aBuyer({ kept: { attempts: [other] }, provider: unknown })
    await pay({ agreed: "again" })
    expect(asked[0]?.key).not.toBe("k-other")
    expect(kept.attempts).toMatchObject([{ key: asked[0]?.key }, other])
    const refused = aBuyer({ kept: { attempts: [other] }, provider: { failure: new SaleRefused({ status: 402 }) } })
    await refused.pay({ agreed: "again" })
    expect(refused.kept.attempts).toEqual([other])
  })

  test("stays open when the buyer buys this one", async () => {
    const { kept, pay } = aBuyer({ kept: { attempts: [other, lost] } })
    expect(await pay({ agreed: "again" })).toMatchObject({ success: aPurchase })
    expect(kept.attempts).toEqual([other])
  })

  test.each([
    ["the travellers differ", { passengers: twoOthers }],
    ["the voucher has another e-mail", { passengers: elsewhere }]
  ])("is one if %s: this purchase gets another key", async (_, { passengers }) => {
    const read = travellersOf(checkout, passengers, { channel: aChannel, today: aToday })
    if (!read) throw new Error("The passengers of the fixture do not hold.")
    const { asked, pay } = aBuyer({ kept: { attempts: [lost], passengers } })
    expect(await pay({ seen: identityOf({ checkout, travellers: read }), agreed: "again" })).toMatchObject({
      success: { order: aPurchase.order }
    })
    expect(asked[0]?.key).not.toBe("k-lost")
  })
})

describe("a provider that accepts no more requests under a key", () => {
  test("gets another key once the buyer takes the risk", async () => {
    const provider: EnrollApiMemoryOptions = { failure: new SaleKeyTaken() }
    const { asked, kept, pay } = aBuyer({ kept: { attempts: [lost] }, provider })
    await pay({ agreed: "again" })
    expect(kept.attempts).toMatchObject([{ key: "k-lost", spent: true }])
    provider.failure = undefined
    for (const agreed of ["none", "again"] as const)
      expect(await pay({ agreed })).toMatchObject({ failure: { _tag: "OutcomeUnknown", spent: true } })
    expect(asked).toHaveLength(1)
    expect(await pay({ agreed: "twice" })).toMatchObject({ success: aPurchase })
    expect(asked[1]?.key).not.toBe("k-lost")
    expect(kept.attempts).toMatchObject([{ key: "k-lost", spent: true }])
  })

  test("leaves no attempt open if it refuses the first one", async () => {
    const { kept, pay } = aBuyer({ provider: { failure: new SaleKeyTaken() } })
    await pay()
    expect(kept.attempts).toEqual([])
  })
})

describe("when the voucher of an attempt has come", () => {
  test("this very purchase is done", async () => {
    const { close, kept, pay, search } = aBuyer({ kept: { attempts: [lost] } })
    expect(await close()).toMatchObject({ success: { bought: true } })
    expect(kept).toMatchObject({ attempts: [], passengers: undefined })
    expect(search).toMatchObject({ cart: undefined, draft: undefined })
    expect(await pay()).toMatchObject(failed("NothingToPay"))
  })

  test("another purchase can be paid at once", async () => {
    const { asked, close, kept, pay } = aBuyer({ kept: { attempts: [other] } })
    expect(await close()).toMatchObject({ success: { bought: false } })
    expect(kept).toMatchObject({ attempts: [], passengers: twoPassengers })
    expect(await pay()).toMatchObject({ success: aPurchase })
    expect(asked).toHaveLength(1)
  })

  test("the buyer cannot confirm it during another payment", async () => {
    const { close, kept } = aBuyer({ kept: { attempts: [other], busy: true } })
    expect(await close()).toMatchObject(failed("PaymentUnderWay"))
    expect(kept.attempts).toEqual([other])
  })
})

describe("a logged-in buyer", () => {
  const voucher: Voucher = {
    reserveId: "777",
    order: "42",
    plan: "Silver",
    passengers: ["BEATRIZ  MUÑOZ", "Ana Martinez"],
    bought: new Date(lost.startedAt).toISOString().slice(0, 10),
    start: checkout.search.trip.start,
    end: checkout.search.trip.end,
    documents: []
  }
  const again = { agreed: "again", signedIn: true } as const
  const paysAgain = (vouchers: ReadonlyArray<Voucher> | undefined, attempt: Attempt = lost) =>
    aBuyer({ kept: { attempts: [attempt] }, ...(vouchers ? { vouchers } : {}) })

  test("whose voucher is on the list by now has bought: nothing is sent (TR-12)", async () => {
    const { asked, kept, pay } = paysAgain([{ ...voucher, reserveId: "1", end: "2027-02-01" }, voucher])
    const order = { idSalesOrder: "42", reserveId: "777" }
    expect(await pay(again)).toMatchObject({ success: { ...aPurchase, order } })
    expect(asked).toEqual([])
    expect(kept).toMatchObject({ attempts: [], purchase: { order } })
  })

  test("still has to confirm the other attempts", async () => {
    const { kept, pay } = aBuyer({ kept: { attempts: [lost, other] }, vouchers: [voucher] })
    expect(await pay(again)).toMatchObject({ success: { order: { idSalesOrder: "42" } } })
    expect(kept.attempts).toEqual([other])
  })

  test.each<readonly [string, ReadonlyArray<Voucher> | undefined, Attempt]>([
    ["the list is not available", undefined, lost],
    ["the list is empty", [], lost],
    ["the list has another start", [{ ...voucher, start: "2027-01-11" }], lost],
    ["the list has another end", [{ ...voucher, end: "2027-01-26" }], lost],
    ["the list has another plan", [{ ...voucher, plan: "GOLD" }], lost],
    ["the list has only one of the travellers", [{ ...voucher, passengers: ["Ana Martínez"] }], lost],
    ["the list has other travellers", [{ ...voucher, passengers: ["Gregorio Paz", "Lía Paz"] }], lost],
    ["the list has one more traveller", [{ ...voucher, passengers: [...voucher.passengers, "Lía Paz"] }], lost],
    ["the list had it before", [voucher], { ...lost, known: ["42 777"] }],
    ["the list was not available before", [voucher], { key: "k-lost", fingerprint, startedAt: lost.startedAt }]
  ])("is charged if %s", async (_, vouchers, attempt) => {
    const { asked, pay } = paysAgain(vouchers, attempt)
    expect(await pay(again)).toMatchObject({ success: aPurchase })
    expect(asked).toMatchObject([{ key: "k-lost", signedIn: true }])
  })

  test("has the known orders of this purchase noted before the request leaves", async () => {
    const provider: EnrollApiMemoryOptions = { failure: new SaleUnknown({ cause: "Timeout" }) }
    const { kept, pay } = aBuyer({ provider, vouchers: [{ ...voucher, order: "1", plan: "GOLD" }, voucher] })
    await pay({ signedIn: true })
    expect(kept.attempts).toMatchObject([{ known: ["42 777"] }])
  })

  test("loads the list before the payment; other buyers load no list", async () => {
    const { asked, pay } = paysAgain([voucher])
    expect(await pay({ signedIn: true })).toMatchObject(failed("OutcomeUnknown"))
    expect(asked).toEqual([])
    expect(await pay({ agreed: "again" })).toMatchObject({ success: aPurchase })
    expect(asked).toMatchObject([{ signedIn: false }])
  })
})
