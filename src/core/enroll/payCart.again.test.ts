import { describe, expect, test, vi } from "vitest"
import { aBuyer, elsewhere, failed, type Given, lost, other } from "../../../contracts/fixtures/buyer"
import { aChannel } from "../../../contracts/fixtures/channel"
import type { EnrollApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { twoOthers, twoPassengers } from "../../../contracts/fixtures/passengers"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { aReceipt } from "../../../contracts/fixtures/receipt"
import { aSale } from "../../../contracts/fixtures/sale"
import { aToday } from "../../../contracts/fixtures/searches"
import type { Voucher } from "../account/voucher"
import { cartOf } from "../cart/cart"
import type { PassengersDraft } from "../passengers/passenger"
import { SaleKeyTaken, SaleRefused, SaleSold, SaleUnknown } from "./EnrollApi"
import { saleOf, travellersOf } from "./identity"
import type { Receipt } from "./purchase"
import type { TriedTrip } from "./Tries"

const { purchase } = aSale
const unknown: EnrollApiMemoryOptions = { failure: new SaleUnknown({ cause: "Timeout" }) }
const hour = 60 * 60 * 1000
const old: TriedTrip = { ...lost, firstTriedAt: Date.now() - 25 * hour }
const mayCostTwice = { failure: { _tag: "OutcomeUnknown", honoured: false } }

/** What a buyer sees with these people and this cart. */
const seenOf = (passengers: PassengersDraft, cart = purchase.cart) => {
  const travellers = travellersOf(purchase, passengers, { channel: aChannel, today: aToday })
  if (!travellers) throw new Error("The passengers of the fixture do not hold.")
  return saleOf({ purchase: { ...purchase, cart }, travellers }, aSale.instalment)
}

const dearer = cartOf({ ...silverPlan, amount: silverPlan.amount + 100 })
const respelled = { ...twoPassengers, main: { ...twoPassengers.main, name: "Anna", document: "28456712" } }

// TR-10, TR-12
describe("a trip that was tried", () => {
  test.each<readonly [string, Given, string]>([
    ["at another price", { search: { cart: dearer } }, seenOf(twoPassengers, dearer)],
    ["with another e-mail", { kept: { passengers: elsewhere } }, seenOf(elsewhere)],
    ["with a name and a document spelled anew", { kept: { passengers: respelled } }, seenOf(respelled)]
  ])("is the same %s: another key, once the buyer agrees to a second charge", async (_, given, seen) => {
    const { asked, kept, pay } = aBuyer({ ...given, kept: { ...given.kept, tries: [lost] }, provider: unknown })
    for (const agreed of ["none", "again"] as const) expect(await pay({ seen, agreed })).toMatchObject(mayCostTwice)
    expect(asked).toEqual([])
    await pay({ seen, agreed: "twice" })
    expect(asked[0]?.key).not.toBe("k-lost")
    expect(kept.tries).toMatchObject([{ key: asked[0]?.key, known: [] }])
  })

  test("keeps its key for a day from the first try, however often it is tried", async () => {
    const { asked, kept, pay } = aBuyer({ kept: { tries: [lost] }, provider: unknown })
    await pay({ agreed: "again" })
    expect(kept.tries).toEqual([lost])
    kept.tries = [old]
    expect(await pay({ agreed: "again" })).toMatchObject(mayCostTwice)
    kept.tries = [{ ...lost, firstTriedAt: Date.now() + hour }]
    expect(await pay({ agreed: "again" })).toMatchObject(mayCostTwice)
    expect(asked).toHaveLength(1)
  })

  test("is forgotten only when it starts", async () => {
    const { asked, pay } = aBuyer({ kept: { tries: [{ ...lost, start: "2026-12-19" }] } })
    expect(await pay()).toMatchObject({ success: aReceipt })
    expect(asked[0]?.key).not.toBe("k-lost")
  })
})

describe("another trip that was tried", () => {
  test("is asked about for a day, and keeps its record beside the new one", async () => {
    const { asked, kept, pay } = aBuyer({ kept: { tries: [other] }, provider: unknown })
    expect(await pay()).toMatchObject({ failure: { ...mayCostTwice.failure, tried: other } })
    await pay({ agreed: "twice" })
    expect(asked[0]?.key).not.toBe("k-other")
    expect(kept.tries).toMatchObject([{ key: asked[0]?.key }, other])
    const tomorrow = aBuyer({ kept: { tries: [{ ...old, trip: "none" }] } })
    expect(await tomorrow.pay()).toMatchObject({ success: aReceipt })
  })

  test("and has no name, is asked about for a day: its record may be this trip's", async () => {
    const unnamed = { ...lost, trip: "", body: "", plan: "", start: "2026-12-21", end: "" }
    const { asked, close, kept, pay } = aBuyer({ kept: { tries: [unnamed] } })
    for (const agreed of ["none", "again"] as const) expect(await pay({ agreed })).toMatchObject(mayCostTwice)
    expect(await close(unnamed)).toMatchObject({ success: { bought: false } })
    expect(kept).toMatchObject({ tries: [], passengers: twoPassengers })
    expect(asked).toEqual([])
    kept.tries = [{ ...unnamed, firstTriedAt: old.firstTriedAt }]
    expect(await pay()).toMatchObject({ success: aReceipt })
  })

  test("stays open when this one is refused or bought", async () => {
    const refused = aBuyer({ kept: { tries: [other] }, provider: { failure: new SaleRefused({ status: 402 }) } })
    await refused.pay({ agreed: "twice" })
    expect(refused.kept.tries).toEqual([other])
    const { kept, pay } = aBuyer({ kept: { tries: [other, lost], passengers: twoPassengers } })
    expect(await pay({ agreed: "again" })).toMatchObject({ success: aReceipt })
    expect(kept.tries).toEqual([other])
  })

  test("has other travellers", async () => {
    const { pay } = aBuyer({ kept: { tries: [lost], passengers: twoOthers } })
    expect(await pay({ seen: seenOf(twoOthers) })).toMatchObject({ failure: { tried: lost, honoured: false } })
  })
})

describe("a provider that accepts no more requests under a key", () => {
  test("gets another key once the buyer takes the risk", async () => {
    const provider: EnrollApiMemoryOptions = { failure: new SaleKeyTaken() }
    const { asked, kept, pay } = aBuyer({ kept: { tries: [lost] }, provider })
    await pay({ agreed: "again" })
    expect(kept.tries).toEqual([{ ...lost, spent: true }])
    provider.failure = undefined
    for (const agreed of ["none", "again"] as const) expect(await pay({ agreed })).toMatchObject(mayCostTwice)
    expect(asked).toHaveLength(1)
    expect(await pay({ agreed: "twice" })).toMatchObject({ success: aReceipt })
    expect(asked[1]?.key).not.toBe("k-lost")
    expect(kept.tries).toEqual([])
  })

  test("leaves no record if it refuses the first request", async () => {
    const { kept, pay } = aBuyer({ provider: { failure: new SaleKeyTaken() } })
    await pay()
    expect(kept.tries).toEqual([])
  })

  test("and refuses the new key too, leaves the old record", async () => {
    const { kept, pay } = aBuyer({ kept: { tries: [old] }, provider: { failure: new SaleKeyTaken() } })
    await pay({ agreed: "twice" })
    expect(kept.tries).toEqual([old])
  })
})

test("a trip that the provider sold before is shown as found", async () => {
  const order = { idSalesOrder: "42", reserveId: "777" }
  const { kept, pay } = aBuyer({ provider: { failure: new SaleSold({ order }) } })
  expect(await pay()).toMatchObject({ success: { ...aReceipt, order, found: true } })
  expect(kept).toMatchObject({ tries: [], receipt: { order } })
})

describe("'Ya me llegó el voucher'", () => {
  test("of this trip ends the purchase, at whatever price", async () => {
    const { close, kept, pay, search } = aBuyer({ kept: { tries: [lost] }, search: { cart: dearer } })
    expect(await close()).toMatchObject({ success: { bought: true } })
    expect(kept).toMatchObject({ tries: [], passengers: undefined })
    expect(search).toMatchObject({ cart: undefined, draft: undefined })
    expect(await pay()).toMatchObject(failed("NothingToPay"))
  })

  test("of another trip leaves this one as it is", async () => {
    const { close, kept, pay } = aBuyer({ kept: { tries: [lost, other] } })
    expect(await close(other)).toMatchObject({ success: { bought: false } })
    expect(kept).toMatchObject({ tries: [lost], passengers: twoPassengers })
    expect(await pay()).toMatchObject(failed("OutcomeUnknown"))
  })

  test("cannot be said during a payment", async () => {
    const { close, kept } = aBuyer({ kept: { tries: [other], busy: true } })
    expect(await close(other)).toMatchObject(failed("PaymentUnderWay"))
    expect(kept.tries).toEqual([other])
  })
})

describe("a logged-in buyer", () => {
  const voucher: Voucher = {
    reserveId: "777",
    order: "42",
    plan: "Silver",
    passengers: ["BEATRIZ  MUÑOZ", "Ana Martinez"],
    bought: new Date(lost.firstTriedAt).toISOString().slice(0, 10),
    start: purchase.search.trip.start,
    end: purchase.search.trip.end,
    documents: []
  }
  const order = { idSalesOrder: "42", reserveId: "777" }
  const paysAgain = (vouchers: ReadonlyArray<Voucher> | undefined, tried: TriedTrip = lost) =>
    aBuyer({ kept: { tries: [tried] }, ...(vouchers ? { vouchers } : {}) })

  test.each<readonly [string, Given, string]>([
    ["unchanged", {}, seenOf(twoPassengers)],
    ["at another price", { search: { cart: dearer } }, seenOf(twoPassengers, dearer)],
    ["with another e-mail", { kept: { passengers: elsewhere } }, seenOf(elsewhere)]
  ])("whose voucher is on the list by now has bought, before any question: %s (TR-12)", async (_, given, seen) => {
    const kept = { ...given.kept, tries: [old, other] }
    const list = [{ ...voucher, reserveId: "1", end: "2027-02-01" }, voucher]
    const buyer = aBuyer({ ...given, kept, vouchers: list })
    expect(await buyer.pay({ seen, signedIn: true })).toMatchObject({ success: { order, found: true } })
    expect(buyer.asked).toEqual([])
    expect(buyer.kept).toMatchObject({ tries: [other], receipt: { order } })
  })

  test.each<readonly [string, ReadonlyArray<Voucher> | undefined, TriedTrip]>([
    ["the list is not available", undefined, lost],
    ["the list is empty", [], lost],
    ["the list has another plan", [{ ...voucher, plan: "GOLD" }], lost],
    ["the list has other travellers", [{ ...voucher, passengers: ["Gregorio Paz", "Lía Paz"] }], lost],
    ["the list had it before", [voucher], { ...lost, known: ["42 777"] }],
    ["the list was not available before", [voucher], (({ known: _, ...rest }) => rest)(lost)]
  ])("is asked, then charged under the same key, if %s", async (_, vouchers, tried) => {
    const { asked, kept, pay } = paysAgain(vouchers, tried)
    expect(await pay({ signedIn: true })).toMatchObject({ failure: { _tag: "OutcomeUnknown", honoured: true } })
    expect(kept.tries).toEqual([tried])
    expect(await pay({ signedIn: true, agreed: "again" })).toMatchObject({ success: aReceipt })
    expect(asked).toMatchObject([{ key: "k-lost", signedIn: true }])
  })

  test("waits for a slow list before any question; a first payment does not", async () => {
    vi.useFakeTimers()
    const [buyer, first] = [[lost], []].map((tries) =>
      aBuyer({ kept: { tries }, vouchers: [voucher], listTakes: 20_000 })
    )
    const [again, charged] = [buyer?.pay({ signedIn: true }), first?.pay({ signedIn: true })]
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect(await again).toMatchObject({ success: { order, found: true } })
    expect(await charged).toMatchObject({ success: aReceipt })
    expect([buyer?.asked.length, first?.asked.length]).toEqual([0, 1])
  })

  test("has the orders of the list noted before the request leaves", async () => {
    const { kept, pay } = aBuyer({ provider: unknown, vouchers: [{ ...voucher, order: "1", plan: "GOLD" }, voucher] })
    await pay({ signedIn: true })
    expect(kept.tries).toMatchObject([{ known: ["1 777", "42 777"] }])
  })

  test("alone has a list: others are asked", async () => {
    const { asked, pay } = paysAgain([voucher])
    expect(await pay()).toMatchObject(failed("OutcomeUnknown"))
    expect(await pay({ agreed: "again" })).toMatchObject({ success: aReceipt })
    expect(asked).toMatchObject([{ signedIn: false }])
  })

  // TR-12
  describe("whose first payment is of a trip on the list", () => {
    const day = (bought: Voucher["bought"]) => [{ ...voucher, bought }]

    test.each(["2026-12-20", "2026-12-19", undefined])(
      "is asked before anything is sent, if it was bought on %s; the next one is the buyer's word",
      async (bought) => {
        const { asked, kept, pay } = aBuyer({ vouchers: day(bought) })
        for (const agreed of ["none", "again", "twice"] as const)
          expect(await pay({ signedIn: true, agreed })).toMatchObject({
            failure: { _tag: "BoughtAlready", order: "42" }
          })
        expect([asked, kept.tries]).toEqual([[], []])
        expect(await pay({ signedIn: true, agreed: "bought" })).toMatchObject({ success: aReceipt })
        expect(asked).toHaveLength(1)
      }
    )

    test("is asked too, if the list has it under another plan's name: the provider may have renamed it", async () => {
      const today = { ...voucher, bought: aToday }
      const renamed = { ...today, order: "41", plan: "SILVER MINI" }
      const { asked, pay } = aBuyer({ vouchers: [renamed] })
      const failure = { _tag: "BoughtAlready", order: "41", plan: "SILVER MINI" }
      expect(await pay({ signedIn: true })).toMatchObject({ failure })
      expect(asked).toEqual([])
      expect(await aBuyer({ vouchers: [renamed, today] }).pay({ signedIn: true })).toMatchObject({
        failure: { order: "42", plan: "Silver" }
      })
    })

    test.each<readonly [string, ReadonlyArray<Voucher>]>([
      ["it was bought before yesterday", day("2026-12-18")],
      ["it was another plan before yesterday", [{ ...voucher, plan: "GOLD", bought: "2026-12-18" }]],
      ["it was another plan on a day that the list does not tell", [{ ...voucher, plan: "GOLD", bought: undefined }]],
      ["it is another plan and has other days", [{ ...voucher, plan: "GOLD", bought: aToday, start: "2027-01-11" }]],
      ["it has other days", [{ ...voucher, end: "2027-02-01" }]],
      ["it has other travellers", [{ ...voucher, passengers: ["Gregorio Paz", "Lía Paz"] }]]
    ])("pays unasked, if %s", async (_, vouchers) =>
      expect(await aBuyer({ vouchers }).pay({ signedIn: true })).toMatchObject({ success: aReceipt })
    )
  })
})

// TR-12
describe("a trip that this browser bought within a day", () => {
  const bought: Given = { kept: { receipt: aReceipt } }

  test.each<readonly [string, Given]>([
    ["unchanged", bought],
    ["at another price", { ...bought, search: { cart: dearer } }],
    ["on another plan", { kept: { receipt: { ...aReceipt, item: { id: "1", name: "GOLD" } } } }]
  ])("is asked about before a guest pays again, %s; the next one is the buyer's word", async (_, given) => {
    const { asked, kept, pay } = aBuyer(given)
    const seen = seenOf(twoPassengers, given.search?.cart)
    const failure = { _tag: "BoughtAlready", order: "9001", plan: given.kept?.receipt?.item.name, here: true }
    for (const agreed of ["none", "again", "twice"] as const)
      expect(await pay({ agreed, seen })).toMatchObject({ failure })
    expect([asked, kept.tries]).toEqual([[], []])
    await pay({ agreed: "bought", seen })
    expect(asked).toHaveLength(1)
  })

  test.each<readonly [string, Partial<Receipt>]>([
    ["had other days", { end: "2027-02-01" }],
    ["was for others", { names: ["Gregorio", "Lía"] }],
    ["was for people of other ages", { ages: [34, 9] }],
    ["was stored by a release that kept no names", { names: [], ages: [] }]
  ])("is paid unasked, if it %s", async (_, change) =>
    expect(await aBuyer({ kept: { receipt: { ...aReceipt, ...change } } }).pay()).toMatchObject({ success: aReceipt })
  )
})
