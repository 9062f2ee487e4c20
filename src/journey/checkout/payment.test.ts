import { describe, expect, test, vi } from "vitest"
import { atStep3, fill, pays, paysByCard, settledAs, shownBy } from "../../../contracts/fixtures/atStep3"
import { lost } from "../../../contracts/fixtures/buyer"
import { goldPlan, platinumPlan } from "../../../contracts/fixtures/plans"
import { SessionLost } from "../../core/account/AccountApi"
import { cartOf } from "../../core/cart/cart"
import { emptyCard } from "../../core/enroll/card"
import { SaleNotSent, SaleProcessing, SaleRefused, SaleTooMany, SaleUnknown } from "../../core/enroll/EnrollApi"
import { makeSuccess } from "./success"

describe("the card", () => {
  test("has the type of its number until the buyer chooses one, and only instalments offered for it", async () => {
    const visit = await atStep3()
    fill(visit)
    expect(visit.form.typed.value).toMatchObject({ type: "0", instalment: "103003" })
    // The same number of instalments, by the id of the other card type.
    visit.form.type({ number: "5555" })
    expect(visit.form.typed.value).toMatchObject({ type: "1", instalment: "103103" })
    visit.form.type({ type: "2" })
    expect(visit.form.offered.value).toEqual([])
    expect(visit.form.typed.value.instalment).toBe("")
    visit.form.type({ number: "4242" })
    expect(visit.form.typed.value.type).toBe("2")
  })

  test("chooses the only instalment plan there is, and drops one that another cart does not offer", async () => {
    const visit = await atStep3()
    const [only] = platinumPlan.instalments
    visit.step.cart.value = cartOf({ ...platinumPlan, instalments: only ? [only] : [] })
    visit.form.type({ number: "4242424242424242" })
    expect(visit.form.typed.value.instalment).toBe("103001")
    visit.step.cart.value = cartOf({ ...goldPlan, instalments: [] })
    visit.form.refit()
    expect(visit.form.typed.value.instalment).toBe("")
  })

  test("of another brand keeps the number of instalments, if that brand has it too", async () => {
    const visit = await atStep3()
    const by = (paymentMethod: number, count: number) => ({
      id: paymentMethod * 100 + count,
      paymentMethod,
      count,
      amount: 100
    })
    visit.step.cart.value = cartOf({
      ...goldPlan,
      instalments: [by(0, 3), by(0, 12), by(1, 1), by(1, 12), by(2, 3), by(2, 6)]
    })
    visit.form.type({ number: "4242" })
    visit.form.type({ instalment: "12" })
    for (const number of ["", "5", "55"]) visit.form.type({ number })
    expect(visit.form.typed.value).toMatchObject({ type: "1", instalment: "112" })
    visit.form.type({ number: "37" })
    expect(visit.form.typed.value).toMatchObject({ type: "2", instalment: "" })
    visit.form.type({ number: "42" })
    visit.step.cart.value = cartOf(platinumPlan)
    visit.form.refit()
    visit.form.type({ holder: "Ana" })
    expect(visit.form.typed.value.instalment).toBe("")
  })

  test("has the first passenger as holder until the buyer names another", async () => {
    const visit = await atStep3()
    const { form, payment } = visit
    const comeBack = async () => {
      payment.send({ is: "entered" })
      await settledAs(visit, "typing")
    }
    expect(form.typed.value.holder).toBe("Ana Martínez")
    form.clear()
    await comeBack()
    expect(form.typed.value.holder).toBe("Ana Martínez")
    form.type({ holder: "TOMAS MARTINEZ" })
    await comeBack()
    expect(form.typed.value.holder).toBe("TOMAS MARTINEZ")
  })

  test("shows a doubt or a tick once its number is left, and loses it when cleared", async () => {
    const { form } = await atStep3()
    form.type({ number: "4242424242424241" })
    expect(form.number.value).toBeUndefined()
    form.blur("number")
    expect(form.number.value).toBe("doubtful")
    form.type({ number: "4242424242424242" })
    form.blur("number")
    expect(form.number.value).toBe("good")
    form.clear()
    expect(form.typed.value).toEqual(emptyCard)
    expect(form.number.value).toBeUndefined()
  })
})

describe("COMPLETAR PAGO", () => {
  test("with a wrong field asks for it and sends nothing", async () => {
    const visit = await atStep3()
    visit.form.type({ holder: "" })
    visit.payment.pay()
    expect(shownBy(visit)).toBe("wrong")
    expect(visit.form.visible.value).toEqual({
      holder: "required",
      number: "required",
      instalment: "required",
      terms: "required"
    })
    expect(visit.asked).toEqual([])
    expect(visit.told).toEqual([])
  })

  test("pressed fifty times sends one sale and announces it once; the card is forgotten, the purchase is not", async () => {
    const visit = await atStep3({ sales: { delay: 20 } })
    fill(visit)
    for (let press = 0; press < 50; press++) visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked).toHaveLength(1))
    for (let press = 0; press < 50; press++) await pays(visit, "bought")
    visit.payment.pay()
    expect(visit.form.visible.value).toEqual({})
    expect(visit.purchase.receipt?.order.reserveId).toBe("48201936")
    expect(visit.asked).toHaveLength(1)
    expect(visit.asked[0]).toMatchObject({ instalment: 103003, signedIn: false, card: { number: "4242424242424242" } })
    expect(visit.told).toEqual([
      {
        name: "add_payment_info",
        currency: "ARS",
        value: 224_237.88,
        items: [{ id: "103", name: "PLATINUM" }]
      }
    ])
    expect(visit.form.typed.value).toEqual(emptyCard)
    expect(visit.search.cart).toBeUndefined()
  })

  test("of a logged-in buyer is sent as theirs, even if pressed before the session is known", async () => {
    const visit = await atStep3({ visit: { session: { email: "ana@example.com", verified: true } } })
    fill(visit)
    visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked[0]?.signedIn).toBe(true))
  })

  test("in debit asks for neither type nor instalments", async () => {
    const visit = await atStep3({ card: { modes: ["credit", "debit"], secrets: true } })
    visit.form.type({ mode: "debit", holder: "ANA", number: "4242424242424242", terms: true })
    visit.form.type({ code: "123", expiry: "12/2026" })
    visit.payment.pay()
    await vi.waitFor(() => expect(visit.asked[0]).toMatchObject({ instalment: 103001, card: { code: "123" } }))
  })

  test("ends the session if the provider denies it, and never pays without one where registration is required", async () => {
    const failure = new SessionLost()
    const session = { email: "ana@example.com", verified: true }
    const visit = await atStep3({ registration: "required", sales: { failure }, visit: { session } })
    await paysByCard(visit, "sessionLost")
    expect(visit.asked).toMatchObject([{ signedIn: true }])
    expect([visit.journey.visit.session.value, visit.journey.visit.ended.value]).toEqual([undefined, 1])
    visit.sales.failure = undefined
    visit.payment.send({ is: "entered" })
    await vi.waitFor(() => expect(visit.payment.state.value.now).toMatchObject({ is: "left", why: "loginFirst" }))
    expect(visit.asked).toHaveLength(1)
  })

  // OU-21
  test("sends nothing where the operator stopped the sale, and keeps the card", async () => {
    const visit = await atStep3({ switches: { sale: false } })
    await paysByCard(visit, "notOnSale")
    expect([visit.asked, visit.told]).toEqual([[], []])
    expect(visit.form.typed.value.number).toBe("4242 4242 4242 4242")
  })

  test.each([
    ["refused", new SaleRefused({ status: 400 }), false],
    ["declined", new SaleRefused({ status: 402 }), false],
    ["notSent", new SaleNotSent({ cause: "offline" }), false],
    ["sessionLost", new SessionLost(), false],
    ["tooMany", new SaleTooMany({ retryAfter: 90 }), false],
    ["processing", new SaleProcessing(), true],
    ["unknown", new SaleUnknown({ cause: "500" }), true]
  ])("that ends %s keeps all but the code", async (notice, failure, pending) => {
    const visit = await atStep3({ sales: { failure }, card: { modes: ["credit"], secrets: true } })
    fill(visit)
    visit.form.type({ code: "123", expiry: "12/2026" })
    await pays(visit, notice)
    const answered = ["refused", "declined", "tooMany", "processing", "unknown"].includes(notice)
    expect(visit.form.typed.value).toMatchObject({ number: "4242 4242 4242 4242", code: answered ? "" : "123" })
    expect(visit.form.visible.value).toEqual({})
    expect(visit.payment.state.value.open).toHaveLength(pending ? 1 : 0)
    expect(visit.search.cart).toBeDefined()
    visit.payment.send({ is: notice === "sessionLost" ? "entered" : "dismissed" })
    await settledAs(visit, "typing")
    visit.sales.failure = undefined
    visit.form.type({ code: "123" })
    await pays(visit, pending ? "again" : "bought")
    expect(visit.asked).toHaveLength(pending ? 1 : 2)
  })

  test("after a try of unknown result pays only on the buyer's word, under the same key and announced once", async () => {
    const visit = await atStep3({ sales: { failure: new SaleUnknown({ cause: "500" }) } })
    await paysByCard(visit, "unknown")
    visit.sales.failure = undefined
    for (let press = 0; press < 2; press++) {
      visit.payment.send({ is: "dismissed" })
      await pays(visit, "again")
    }
    expect(visit.payment.state.value.now).toMatchObject({ question: { trip: { key: visit.asked[0]?.key } } })
    expect(visit.asked).toHaveLength(1)
    visit.payment.send({ is: "agreed" })
    await settledAs(visit, "bought")
    expect(new Set(visit.asked.map(({ key }) => key)).size).toBe(1)
    expect(visit.told.filter(({ name }) => name === "add_payment_info")).toHaveLength(1)
  })

  test("of a plan that is no longer on sale sends nothing and says so", async () => {
    const visit = await atStep3({ gone: true })
    await paysByCard(visit, "gone")
    expect([visit.asked, visit.told]).toEqual([[], []])
  })

  test("while another tab pays, and without the core, sends nothing and says so", async () => {
    const [busy, lost] = [await atStep3({ kept: { busy: true } }), await atStep3({ lost: true })]
    for (const visit of [busy, lost]) {
      fill(visit)
      visit.payment.pay()
    }
    await Promise.all([settledAs(busy, "underWay"), settledAs(lost, "notSent")])
    expect([...busy.asked, ...lost.asked]).toEqual([])
  })
})

test("the page shows a payment of unknown result on entering, also after a reload", async () => {
  const { payment } = await atStep3({ kept: { tries: [lost] } })
  expect(payment.state.value.open).toEqual([lost])
})

test("a purchase is announced once however often its page is entered; without one the page is empty", async () => {
  const visit = await atStep3()
  await paysByCard(visit, "bought")
  for (let load = 0; load < 2; load++) {
    const success = makeSuccess(visit.journey)
    await success.enter()
    expect(success.found.value).toMatchObject({ signedIn: false, receipt: { total: platinumPlan.amount } })
  }
  const purchases = visit.told.filter(({ name }) => name === "purchase")
  expect(purchases).toEqual([
    { name: "purchase", currency: "ARS", value: 224_237.88, items: [{ id: "103", name: "PLATINUM" }], order: "9001" }
  ])
  const nobody = makeSuccess((await atStep3()).journey)
  await nobody.enter()
  expect(nobody.found.value).toBe("none")
})

describe("'Ya me llegó el voucher'", () => {
  test("closes the named trip, says so, and leaves the cart of another", async () => {
    const { payment, purchase, search } = await atStep3({ kept: { tries: [lost] } })
    payment.send({ is: "received", trip: lost })
    await vi.waitFor(() =>
      expect(payment.state.value).toMatchObject({ now: { is: "typing" }, open: [], received: lost })
    )
    expect(purchase.tries).toEqual([])
    expect(search.cart).toBeDefined()
  })

  test("waits for the payment of another tab", async () => {
    const visit = await atStep3({ kept: { tries: [lost], busy: true } })
    visit.payment.send({ is: "received", trip: lost })
    await settledAs(visit, "underWay")
    expect(visit.payment.state.value.open).toEqual([lost])
    expect(visit.payment.state.value).not.toHaveProperty("received")
  })
})

test("without a lasting record the buyer knows before anything is sent", async () => {
  const visit = await atStep3({ kept: { forgetful: true } })
  await paysByCard(visit, "unkept")
  expect(visit.asked).toEqual([])
  visit.payment.send({ is: "agreed" })
  await settledAs(visit, "bought")
})
