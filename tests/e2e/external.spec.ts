import { expectClean, sidewaysScroll } from "./steps/axe"
import { noteBodies } from "./steps/bodies"
import { callsOf, current, expectExternalHeader, expectShopHeader, messages, passUntil } from "./steps/external"
import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { fillCard, onPayment, onSuccess, payButton } from "./steps/paying"
import { kept } from "./steps/purchase"

const [, plan, passengers, payment] = messages

// EX-06, TR-16
test("b2c: a partner's link leads to the payment in three seconds, and the sale names the partner", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const calls = callsOf(page)
  const sent = await noteBodies(page)
  // The page stops just before its waits.
  const letGo = await hold(page, /\/sales\/quote$/)
  await page.clock.install()
  await sandbox.open(page, "b2c", "/compraexterna?p=vigente")
  await expect(current(page)).toHaveText(plan)
  await expect(page).toHaveURL(/\/compraexterna$/)
  await expect(page.getByRole("status")).toContainText("Estamos preparando tu compra")
  await expect(page.getByRole("progressbar", { name: "Avance" })).toHaveAttribute("value", "33")
  await expectExternalHeader(page)

  // From here on only the walk advances the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  letGo()
  const begun = await passUntil(page, async () => (await current(page).textContent()) === passengers)
  await page.clock.runFor(1990 - begun)
  await expect(current(page)).toHaveText(passengers)
  const ended = await passUntil(page, async () => (await current(page).textContent()) === payment)
  await page.clock.runFor(990 - ended)
  await expect(current(page)).toHaveText(payment)
  expect(new URL(page.url()).pathname).toBe("/compraexterna")
  await page.clock.resume()

  await onPayment(page)
  await expectExternalHeader(page)
  expect(calls.map(({ pathname, search }) => [pathname, search])).toEqual([
    ["/public_api/sales/external/getquote", "?id=vigente"],
    ["/public_api/sales/quote", ""]
  ])
  expect(await kept(page, "busquedaCotizar")).toMatchObject({ vendioProductor: true, productor: "BOTB2C" })
  const travellers = JSON.stringify(await kept(page, "pasajeros"))
  for (const name of ["Valentina", "Mateo", "Suárez"]) expect(travellers).toContain(name)

  await fillCard(page, { holder: "VALENTINA SUAREZ" })
  await payButton(page).click()
  expect(await sent(/\/sales\/enroll$/)).toMatchObject({
    ProductorCode: "BOTB2C",
    Passengers: [{ FirstName: "Valentina" }, { FirstName: "Mateo" }]
  })
  await onSuccess(page)
  await expectExternalHeader(page)
  await page.getByRole("banner").getByRole("link", { name: "Inicio" }).click()
  await expectShopHeader(page)
})

test("b2cchile on a phone: the same way, with a RUT and Chile's card fields", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent = await noteBodies(page)
  await sandbox.open(page, "b2cchile", "/contacto")
  await sandbox.open(page, "b2cchile", "/compraexterna?p=vigente")
  await expect(current(page)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await onPayment(page)
  // Back to the page before the link, not to the link.
  await page.goBack()
  await expect(page).toHaveURL(/\/contacto$/)
  await page.goForward()
  await onPayment(page)
  await fillCard(page)
  await payButton(page).click()
  expect(await sent(/\/sales\/enroll$/)).toMatchObject({ ProductorCode: "BOTB2C", Passengers: [{ DNI: 15482963 }, {}] })
  await onSuccess(page)
})

test("b2c: a link with little data asks for the contact, step 2 for the travellers", async ({ page, sandbox }) => {
  const sent = await noteBodies(page)
  await sandbox.open(page, "b2c", "/compraexterna?p=incompleta")
  await expect(page.getByRole("heading", { level: 1, name: "¿Cómo te contactamos?" })).toBeVisible()
  await expectClean(page)
  await page.getByLabel("Teléfono").fill("351 555 0143")
  await page.getByLabel("Email").fill("eva@example.com")
  await page.keyboard.press("Enter")
  expect(await sent(/\/sales\/quote$/)).toMatchObject({ phoneNumber: "3515550143", email: "eva@example.com" })
  await expect(page).toHaveURL(/\/cotizarpasajeros$/)
  await expectExternalHeader(page)
  await expect(page.getByRole("heading", { name: /Pasajero 2/ })).toBeVisible()
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("eva@example.com")
  // The link has no destination, and the page shows none.
  await expect(page.getByRole("region", { name: "Tu compra" }).getByText("Fechas")).toBeVisible()
  await expect(page.getByText("Destino", { exact: true })).toHaveCount(0)
  expect(await kept(page, "busquedaCotizar")).toMatchObject({ objDetallesViaje: { destino: "" }, productor: "BOTB2C" })
})

// EX-08
test("messis: without a login a link leads home", { tag: "@critical" }, async ({ page, sandbox }) => {
  await sandbox.open(page, "messis", "/compraexterna?p=vigente")
  await expect(current(page)).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expectShopHeader(page)
})
