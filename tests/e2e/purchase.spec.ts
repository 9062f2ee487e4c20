import { expectClean, sidewaysScroll } from "./steps/axe"
import { noteBodies } from "./steps/bodies"
import { expect, test } from "./steps/fixtures"
import {
  cards,
  countOf,
  fillCard,
  fillEverybody,
  goOnToPayment,
  noteEvents,
  onSuccess,
  payButton
} from "./steps/paying"
import { pdfText } from "./steps/pdfText"
import { applyCoupon, cart, toPassengers } from "./steps/purchase"
import { isoDay } from "./steps/quoteBar"

const saleKeys =
  "ATSPProductId CVC CardHolder CreditCardNumber DepartureDate IdPaymentPlan Passengers ProductorCode PromotionalCode ReturnDate USDValue expMonth expYear"
const passengerKeys =
  "Address CP City Comuna DNI DateOfBirth DocumentNo DocumentTypeId Email FirstName Gender IdCountry IdState LastName PhoneContact Province"
const keysOf = (value: object) => Object.keys(value).toSorted().join(" ")

// SU-04, AN-03
test("four people buy with a coupon: one event, one sale", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  test.setTimeout(120_000)
  const { step } = test
  const told = await noteEvents(page)
  const sent = await noteBodies(page)
  let apiUrls = 0
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api_url") apiUrls += 1
  })
  const wish = { email: `compra${process.pid}@example.com`, ages: [34, 8, 0, 71] }

  const total = await step("a coupon lowers the price of four people", async () => {
    await toPassengers(page, sandbox, "b2c", wish)
    await fillEverybody(page, "b2c", wish.ages)
    await applyCoupon(page)
    await expect(page.getByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
    return cart(page).getByText("Total", { exact: true }).locator("xpath=../dd").textContent()
  })

  await step("the payment shows the coupon and the same total", async () => {
    await goOnToPayment(page)
    await expect(cart(page)).toContainText("CUPON 10 % OFF")
    await expect(page.getByRole("form", { name: "Pago" })).toContainText(total ?? "-")
  })

  const body = await step("two presses send one sale, with a key", async () => {
    await fillCard(page)
    const asked = page.waitForRequest(/\/sales\/enroll$/)
    await payButton(page).dblclick()
    const sale = await asked
    expect(new URL(sale.url()).pathname).toBe("/public_api/sales/enroll")
    expect(sale.headers()["idempotency-key"]).toMatch(/^[\w-]{20,}$/)
    return sent(/\/sales\/enroll$/)
  })

  await step("the sale has its fields, and four passengers with theirs", () => {
    expect(keysOf(body)).toBe(saleKeys)
    expect(body).toMatchObject({
      DepartureDate: isoDay(30),
      CreditCardNumber: "4242424242424242",
      CVC: "",
      expMonth: "",
      expYear: "",
      PromotionalCode: "VIAJE10"
    })
    expect(body.Passengers).toHaveLength(4)
    expect(keysOf(body.Passengers[3])).toBe(passengerKeys)
    expect(body.Passengers[3]).toMatchObject({ DNI: 28456712, DocumentNo: 28456712, Gender: 1, City: "" })
  })

  const voucher = await step("the success page names the e-mail and the voucher", async () => {
    await onSuccess(page)
    await expect(page.getByText("Revisá tu correo para acceder a tu voucher y conocer todos")).toBeVisible()
    await expect(page.getByText(wish.email)).toBeVisible()
    await expect(page.getByRole("button", { name: "DESCARGAR CERTIFICADO" })).toHaveCount(0)
    return /Nº de voucher(\d+)/.exec((await page.locator("main").textContent()) ?? "")?.[1] ?? "-"
  })

  await step("each step was a document of its own, and /api_url was asked for once (CL-02)", () => {
    expect(apiUrls).toBe(1)
  })

  await step("each event is told once, without personal data", async () => {
    await expect.poll(() => countOf(told, "purchase")).toBe(1)
    expect(countOf(told, "begin_checkout")).toBe(1)
    expect(countOf(told, "add_payment_info")).toBe(1)
    const purchase = told.find((text) => text.includes('"event":"purchase"')) ?? ""
    expect(JSON.parse(purchase).ecommerce).toMatchObject({ currency: "ARS", transaction_id: expect.any(String) })
    expect(told.join()).not.toMatch(/@|28456712|Mart/)
  })

  await step("nothing of the purchase stays on the device", async () => {
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept.busquedaCotizar).toBeUndefined()
    expect(kept.pasajeros).toBeUndefined()
  })

  await step("a reload and Back tell no second event and send no second sale", async () => {
    await page.reload()
    await onSuccess(page)
    await page.goBack({ waitUntil: "commit" })
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/")
    expect(countOf(told, "purchase")).toBe(1)
    expect(await sandbox.salesOf(wish.email)).toHaveLength(1)
  })

  await step("the mailed voucher names the number and who travels", async () => {
    await page.goto(`${sandbox.originOf("b2c")}/_sandbox/correo?to=${wish.email}`)
    const address = await page.getByRole("link", { name: /\.pdf/ }).first().getAttribute("href")
    const paper = pdfText(await sandbox.file(address ?? ""))
    expect(paper).toContain("Voucher de asistencia al viajero")
    expect(paper).toContain("Beatriz Martínez")
    expect(paper).toContain(voucher)
  })
})

const walks = [
  { host: "bbva", to: "EUROPA", producer: "prod100", width: 1440, card: { number: cards.mastercard } },
  { host: "belo", to: "ARGENTINA", width: 320, card: { number: "3782 822463 10005" } },
  { host: "b2cchile", to: "EUROPA", width: 1440, card: { debit: true } }
]
for (const { card, host, producer, to, width } of walks)
  test(`${host} to ${to} at ${width} px${card.debit ? " by debit" : ""}: bought`, { tag: "@critical" }, async ({
    page,
    sandbox
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const sent = await noteBodies(page)
    await toPassengers(page, sandbox, host, { to, days: 7 })
    await fillEverybody(page, host)
    if (producer) {
      await page.getByRole("radio", { name: "SI" }).check()
      await page.getByLabel("Código de productor").fill(producer)
    }
    await goOnToPayment(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await fillCard(page, card)
    await payButton(page).click()
    const body = await sent(/\/sales\/enroll$/)
    const isChile = host === "b2cchile"
    const secrets = { CVC: isChile ? "987" : "", expMonth: isChile ? "11" : "", expYear: isChile ? "2031" : "" }
    expect(body).toMatchObject(secrets)
    if (producer) expect(body.ProductorCode.toLowerCase()).toBe(producer)
    if (isChile) expect(body.Passengers[0].DNI).toBe(12345678)
    await onSuccess(page)
    expect(await sidewaysScroll(page)).toBe(0)
    if (width === 320) await expectClean(page)
  })
