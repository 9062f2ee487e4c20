import { describe, expect, test, vi } from "vitest"
import { atStep3, fill, pays, paysByCard, type Visit } from "../../../contracts/fixtures/atStep3"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, platinumPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aReceipt } from "../../../contracts/fixtures/receipt"
import { cartOf } from "../../core/cart/cart"
import { priceLasts } from "../../core/cart/confirmPrice"
import { type Sale, SaleRefused, type SaleTerms } from "../../core/enroll/EnrollApi"
import { QuoteDeclined, type QuoteFailure, QuoteRefused, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { handedOf } from "./handed"
import { makeSuccess } from "./success"

const person = (name: string) => ({ email: `${name}@example.com`, verified: true })

const empty: KeptSearch = { draft: undefined, cart: undefined }

describe("COMPLETAR PAGO", () => {
  const led = (visit: Visit, value: object) =>
    vi.waitFor(() => expect(visit.step.state.value).toEqual({ is: "done", value }))

  test.each<readonly [string, (visit: Visit) => void, object]>([
    [
      "that was bought in another tab",
      ({ purchase, search }) => Object.assign(purchase, { receipt: aReceipt }, Object.assign(search, empty)),
      { is: "elsewhere", path: "/", why: "bought" }
    ],
    [
      "that was emptied in another tab",
      ({ search }) => Object.assign(search, empty),
      { is: "elsewhere", path: "/", why: "empty" }
    ],
    [
      "whose trip has begun by now",
      ({ search }) => Object.assign(search, { draft: { ...search.draft, start: "01/12/2026" } }),
      { is: "elsewhere", path: "/cotizar", why: "begun" }
    ],
    [
      "without those who travel, whose day is over",
      ({ purchase }) => Object.assign(purchase, { passengers: undefined }),
      { is: "elsewhere", path: "/cotizarpasajeros", why: "passengersGone" }
    ],
    [
      "with a traveller who no longer fits",
      ({ purchase }) => Object.assign(purchase, { passengers: { ...twoPassengers, others: [] } }),
      { is: "elsewhere", path: "/cotizarpasajeros", why: "passengers" }
    ]
  ])("of a purchase %s leads away, and says why", async (_, change, value) => {
    const visit = await atStep3()
    fill(visit)
    change(visit)
    visit.payment.pay()
    await led(visit, value)
    expect(visit.asked).toEqual([])
    expect(visit.payment.state.value.now.is).toBe("left")
  })

  // OU-15
  test("that the provider refuses asks for the price anew: a plan that is off sale says so", async () => {
    const visit = await atStep3({ sales: { failure: new SaleRefused({ status: 400 }) } })
    fill(visit)
    visit.quotes.plans = [goldPlan]
    await pays(visit, "refused")
    await vi.waitFor(() => expect(visit.payment.state.value.price).toEqual({ is: "gone" }))
    visit.payment.send({ is: "dismissed" })
    await pays(visit, "gone")
    expect(visit.asked).toHaveLength(1)
  })

  // OU-15
  test.each<readonly [asked: number, says: string, failure: QuoteFailure]>([
    [1, "gone", new QuoteRefused({ status: 400, message: "El viaje ya empezó." })],
    [1, "gone", new QuoteDeclined({ message: "El viaje ya empezó." })],
    [2, "refused", new QuoteRefused({ status: 429 })],
    [2, "refused", new QuoteUnavailable({ cause: "Timeout" })]
  ])(
    "that the provider refuses, and whose price too: after %i of two presses left, it says %s",
    async (asked, says, failure) => {
      const visit = await atStep3({ sales: { failure: new SaleRefused({ status: 400 }) } })
      fill(visit)
      visit.quotes.failure = failure
      await pays(visit, "refused")
      await vi.waitFor(() => expect(visit.payment.state.value.price.is).not.toBe("asking"))
      visit.payment.send({ is: "dismissed" })
      await pays(visit, says)
      expect(visit.asked).toHaveLength(asked)
    }
  )

  test("of a purchase that another tab makes finds out at once", async () => {
    const visit = await atStep3()
    const unfollow = visit.step.follow()
    await vi.waitFor(() => expect(visit.purchase.onPurchase).toBeDefined())
    Object.assign(visit.purchase, { receipt: aReceipt })
    Object.assign(visit.search, empty)
    visit.purchase.onPurchase?.()
    await vi.waitFor(() => expect(visit.step.ended.value).toBe("bought"))
    expect(visit.step.state.value).toMatchObject({ value: { is: "here" } })
    unfollow()
    await vi.waitFor(() => expect(visit.purchase.onPurchase).toBeUndefined())
  })

  test("sends nothing of a registered buyer once another person is logged in", async () => {
    const ana = { session: person("ana") }
    const visit = await atStep3({ registration: "required", visit: ana })
    fill(visit)
    ana.session = person("bruno")
    await pays(visit, "sessionLost")
    expect([visit.asked, visit.journey.visit.ended.value]).toEqual([[], 1])
  })

  test("of a logged-in buyer goes on if the login service does not answer", async () => {
    const ana = { session: { email: "ana@example.com", verified: true } }
    const visit = await atStep3({ visit: ana })
    fill(visit)
    Object.assign(ana, { session: undefined })
    visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked[0]?.signedIn).toBe(true))
  })

  test("after twenty minutes on the page checks the price, and asks the buyer", async () => {
    const visit = await atStep3()
    fill(visit)
    visit.quotes.plans = [{ ...platinumPlan, amount: platinumPlan.amount + 100 }]
    visit.search.quotedAt = Date.now() - priceLasts
    await pays(visit, "price")
    expect(visit.asked).toEqual([])
    visit.payment.send({ is: "agreed" })
    await vi.waitFor(() => expect(visit.step.cart.value?.item.amount).toBe(platinumPlan.amount + 100))
    fill(visit)
    visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked).toHaveLength(1))
    expect(visit.asked[0]?.purchase.cart.item.amount).toBe(platinumPlan.amount + 100)
  })

  test("after twenty minutes at the same price sends the ids and the rate of the new quote", async () => {
    const visit = await atStep3()
    fill(visit)
    const instalments = platinumPlan.instalments.map((one) => ({ ...one, id: Number(one.id) + 500 }))
    visit.quotes.plans = [{ ...platinumPlan, id: 303, rate: 1500, instalments }]
    visit.search.quotedAt = Date.now() - priceLasts
    visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked).toHaveLength(1))
    expect(visit.asked[0]).toMatchObject({ purchase: { cart: { item: { id: 303, rate: 1500 } } }, instalment: 103_503 })
  })

  test("after twenty minutes sells no plan that another tab chose, and shows it", async () => {
    const visit = await atStep3()
    fill(visit)
    visit.quotes.plans = threePlans
    Object.assign(visit.search, { cart: cartOf(goldPlan), quotedAt: Date.now() - priceLasts })
    await pays(visit, "changed")
    expect(visit.asked).toEqual([])
    expect(visit.step.cart.value?.item.name).toBe("GOLD")
  })

  test("at an old price that could not be asked anew says so first", async () => {
    const visit = await atStep3()
    fill(visit)
    visit.quotes.failure = new QuoteUnavailable({ cause: "Timeout" })
    visit.search.quotedAt = Date.now() - priceLasts
    await pays(visit, "unconfirmed")
    expect([visit.step.price.shown.peek(), visit.asked]).toEqual([true, []])
    visit.payment.send({ is: "agreed" })
    visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked).toHaveLength(1))
  })
})

// TR-15
test("a purchase during which another person logs in is shown by its own document alone, and kept nowhere", async () => {
  const asked: Array<Sale & SaleTerms> = []
  const here = {
    get session() {
      return person(asked.length > 0 ? "bruno" : "ana")
    }
  }
  const visit = await atStep3({ visit: here, sales: { asked } })
  await paysByCard(visit, "bought")
  await vi.waitUntil(() => handedOf(visit.journey).receipt)
  await vi.waitFor(() => expect(visit.purchase.receipt).toBeUndefined())
  const success = makeSuccess(visit.journey)
  const look = async () => {
    await success.enter()
    return success.found.value
  }
  const seen = { hidden: true, signedIn: false, receipt: { order: { idSalesOrder: "9001" } } }
  for (let time = 0; time < 2; time++) expect(await look()).toMatchObject(seen)
  expect(visit.purchase.receipt).toBeUndefined()
  expect(visit.told.filter(({ name }) => name === "purchase")).toHaveLength(1)
})
