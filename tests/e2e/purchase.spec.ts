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
  const told = await noteEvents(page)
  const sent = await noteBodies(page)
  let apiUrls = 0
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api_url") apiUrls += 1
  })
  const wish = { email: `compra${process.pid}@example.com`, ages: [34, 8, 0, 71] }
  await toPassengers(page, sandbox, "b2c", wish)
  await fillEverybody(page, "b2c", wish.ages)
  await applyCoupon(page)
  await expect(page.getByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
  const total = await cart(page).getByText("Total", { exact: true }).locator("xpath=../dd").textContent()
  await goOnToPayment(page)
  await expect(cart(page)).toContainText("CUPON 10 % OFF")
  await expect(page.getByRole("form", { name: "Pago" })).toContainText(total ?? "-")
  await fillCard(page)
  const asked = page.waitForRequest(/\/sales\/enroll$/)
  await payButton(page).dblclick()
  const sale = await asked
  expect(new URL(sale.url()).pathname).toBe("/public_api/sales/enroll")
  expect(sale.headers()["idempotency-key"]).toMatch(/^[\w-]{20,}$/)
  const body = await sent(/\/sales\/enroll$/)
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

  await onSuccess(page)
  // CL-02: each step was a document of its own.
  expect(apiUrls).toBe(1)
  await expect(page.getByText("Revisá tu correo para acceder a tu voucher y conocer todos")).toBeVisible()
  await expect(page.getByText(wish.email)).toBeVisible()
  await expect(page.getByRole("button", { name: "DESCARGAR CERTIFICADO" })).toHaveCount(0)
  await expect.poll(() => countOf(told, "purchase")).toBe(1)
  expect(["begin_checkout", "add_payment_info"].map((event) => countOf(told, event))).toEqual([1, 1])
  const purchase = told.find((text) => text.includes('"event":"purchase"')) ?? ""
  expect(JSON.parse(purchase).ecommerce).toMatchObject({ currency: "ARS", transaction_id: expect.any(String) })
  expect(told.join()).not.toMatch(/@|28456712|Mart/)
  const voucher = /Nº de voucher(\d+)/.exec((await page.locator("main").textContent()) ?? "")?.[1] ?? "-"
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect([kept.busquedaCotizar, kept.pasajeros]).toEqual([undefined, undefined])

  await page.reload()
  await onSuccess(page)
  await page.goBack({ waitUntil: "commit" })
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/")
  expect(countOf(told, "purchase")).toBe(1)
  expect(await sandbox.salesOf(wish.email)).toHaveLength(1)

  await page.goto(`${sandbox.originOf("b2c")}/_sandbox/correo?to=${wish.email}`)
  const address = await page.getByRole("link", { name: /\.pdf/ }).first().getAttribute("href")
  const paper = pdfText(await sandbox.file(address ?? ""))
  for (const fact of ["Voucher de asistencia al viajero", "Beatriz Martínez", voucher]) expect(paper).toContain(fact)
})

const walks = [
  { host: "bbva", to: "EUROPA", producer: "prod100", width: 1440, card: { number: cards.mastercard } },
  { host: "belo", to: "ARGENTINA", width: 320, card: { number: "3782 822463 10005" } },
  { host: "b2cchile", to: "EUROPA", width: 390, card: {} },
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
    const secrets = host === "b2cchile" ? ["987", "11", "2031"] : ["", "", ""]
    expect([body.CVC, body.expMonth, body.expYear]).toEqual(secrets)
    if (producer) expect(body.ProductorCode.toLowerCase()).toBe(producer)
    if (host === "b2cchile") expect(body.Passengers[0].DNI).toBe(12345678)
    await onSuccess(page)
    expect(await sidewaysScroll(page)).toBe(0)
    if (width === 390) await expectClean(page)
  })
