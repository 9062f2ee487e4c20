import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { atPayment, cards, fillCard, onPayment, onSuccess, payButton, payFor } from "./steps/paying"
import { atPassengers, cart, comeAs } from "./steps/purchase"

const close = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click()
const number = (page: Page) => page.getByLabel("Número de tarjeta")

// SR-07
test("step 3 leads home without a purchase, to step 2 without passengers, home on a closed channel", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/cotizarcompletarpago")
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await sandbox.open(page, "messis", "/cotizarcompletarpago")
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await sandbox.open(page, "b2c", "/cotizarpagoexitoso")
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByText(/^En este navegador no hay ninguna compra reciente/)).toBeVisible()
  await atPassengers(page, sandbox, "b2c")
  await sandbox.open(page, "b2c", "/cotizarcompletarpago")
  await expect(page).toHaveURL(/\/cotizarpasajeros$/)
})

// TR-20
test("two tabs: a plan changed in one appears before payment in the other, and a paid one cannot be paid again", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  const email = `dos${process.pid}@example.com`
  await atPayment(page, sandbox, "b2c", { email })
  await fillCard(page)
  const other = await context.newPage()
  await sandbox.open(other, "b2c", "/cotizar")
  await other.getByRole("button", { name: "COMPRAR", exact: true }).nth(1).click()
  await expect(other).toHaveURL(/\/cotizarpasajeros$/)
  const before = await cart(page).getByRole("heading").textContent()
  await payButton(page).click()
  await expect(page.getByRole("dialog", { name: "Tu compra cambió" })).toBeVisible()
  await close(page)
  await expect(cart(page).getByRole("heading")).not.toHaveText(before ?? "")
  await sandbox.open(other, "b2c", "/cotizarcompletarpago")
  await onPayment(other)
  await payFor(other)
  await expect(page.getByText(/^Esta compra ya está hecha/)).toBeVisible()
  await fillCard(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page.getByRole("link", { name: "Ver el voucher" }).click()
  await onSuccess(page)
  expect(await sandbox.salesOf(email)).toHaveLength(1)
})

// TR-14
test("entering and leaving the payment loads a new document; however a shop's document comes to the payment's address, the payment loads its own", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const documents: Array<string> = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await atPayment(page, sandbox, "b2c")
  await page.getByRole("link", { name: "Volver a pasajeros" }).click()
  await expect(page).toHaveURL(/\/cotizarpasajeros$/)
  await expect(page.getByLabel("Nombre", { exact: true }).first()).toHaveValue("Ana")
  await page.goBack()
  await onPayment(page)
  await expect(number(page)).toHaveValue("")
  await page.getByRole("navigation").getByRole("link", { name: "FAQs" }).first().click()
  await expect(page).toHaveURL(/\/faqs$/)
  expect(documents.slice(-4)).toEqual(["/cotizarcompletarpago", "/cotizarpasajeros", "/cotizarcompletarpago", "/faqs"])
  const policies: Array<string> = []
  page.on("response", (answer) => {
    if (answer.request().isNavigationRequest()) policies.push(answer.headers()["content-security-policy"] ?? "")
  })
  await expect(page.locator("[data-alive]")).toBeAttached()
  for (const path of ["/cotizarcompletarpago", "/CotizarCompletarPago/"]) {
    const before = policies.length
    await page.evaluate((to) => {
      const look = () => {
        if (document.querySelector("[autocomplete=cc-number]")) sessionStorage.setItem("drawn", to)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
      history.pushState(null, "", to)
      dispatchEvent(new PopStateEvent("popstate"))
    }, path)
    await expect(number(page)).toBeVisible()
    expect(policies.slice(before)).toEqual([expect.stringContaining("trusted-types 'none'")])
    expect(await page.evaluate(() => sessionStorage.getItem("drawn"))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/faqs$/)
    await expect(page.locator("[data-alive]")).toBeAttached()
  }
})

// The page's own calls leave connections open. Browsers repeat a request that is cut on one of
// those.
// TR-09
for (const who of ["anybody", "ana@example.com"])
  test(`a connection cut after the sale: one order for ${who}`, { tag: "@critical" }, async ({ page, sandbox }) => {
    const email = `corte-${who.length}-${process.pid}@example.com`
    if (who !== "anybody") await comeAs(page, sandbox, "b2c", who)
    await atPayment(page, sandbox, "b2c", { email })
    await fillCard(page)
    await sandbox.fault("b2c", "sales/enroll", "cut", 20)
    await payButton(page).click()
    await expect(page.getByRole("dialog")).toContainText("No vuelvas a pagar")
    const sent = await sandbox.salesOf(email)
    const keys = new Set(sent.map(({ headers }) => headers["idempotency-key"]))
    expect([keys.size, keys.has(undefined)]).toEqual([1, false])
    expect(await sandbox.mailsTo(email)).toHaveLength(1)
    // A logged-in sale needs the cookie and so a reused connection: only the key protects it.
    if (who === "anybody") expect(sent.length).toBe(1)
  })

// TR-12
test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test("a second tap, where the question about a payment in doubt comes, agrees to nothing", {
    tag: "@critical"
  }, async ({ page, sandbox }) => {
    const email = `dostoques${process.pid}@example.com`
    await atPayment(page, sandbox, "b2c", { email })
    await fillCard(page, { number: cards.lost })
    await payButton(page).click()
    await close(page)
    await fillCard(page)
    await payButton(page).click()
    const asked = page.getByRole("dialog", { name: "¿Querés pagar de todos modos?" })
    const agree = asked.getByRole("button", { name: "PAGAR DE TODOS MODOS" })
    const place = await agree.boundingBox()
    await asked.getByRole("button", { name: "Cerrar" }).click()
    await payButton(page).click({ trial: true })
    const from = await payButton(page).boundingBox()
    await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), (from?.y ?? 0) - (place?.y ?? 0))
    const tap = () => page.touchscreen.tap((place?.x ?? 0) + 40, (place?.y ?? 0) + 24)
    await tap()
    await asked.waitFor()
    await tap()
    await expect(asked).toBeVisible()
    expect(await sandbox.salesOf(email)).toHaveLength(1)
    await agree.click()
    await onSuccess(page)
  })

  // TR-09
  test("a double tap on Cerrar, over COMPLETAR PAGO, pays nothing", { tag: "@critical" }, async ({ page, sandbox }) => {
    const email = `cerrar${process.pid}@example.com`
    await atPayment(page, sandbox, "b2c", { email })
    await fillCard(page)
    await sandbox.fault("b2c", "sales/enroll", "400", 2)
    const told = page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "Cerrar" })
    await payButton(page).click()
    await told.click({ trial: true })
    const place = await told.boundingBox()
    await told.click()
    const from = await payButton(page).boundingBox()
    await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), (from?.y ?? 0) - (place?.y ?? 0))
    await payButton(page).click()
    await told.click({ trial: true })
    const tap = () => page.touchscreen.tap((place?.x ?? 0) + 40, (place?.y ?? 0) + 24)
    await tap()
    await tap()
    await expect(told).toHaveCount(0)
    await payButton(page).click({ trial: true })
    expect(await sandbox.salesOf(email)).toHaveLength(2)
  })
})

/** By how many pixels the text of a list is wider than its room. */
const cutOf = (select: HTMLSelectElement) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement("canvas").getContext("2d")
  if (!pen) throw new Error("No canvas to measure on.")
  pen.font = font
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return pen.measureText(select.selectedOptions[0]?.text ?? "").width - room
}

// PY-11, PY-17
for (const host of ["b2c", "b2cchile"])
  test(`${host}: a phone shows number and instalment whole; an empty form and a declined card lead back to their field, and another card pays`, async ({
    page,
    sandbox
  }) => {
    const email = `otra-${host}-${process.pid}@example.com`
    await page.setViewportSize({ width: 360, height: 740 })
    await atPayment(page, sandbox, host, { email })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(number(page)).toBeInViewport({ ratio: 1 })
    await payButton(page).click()
    await expect(page.getByRole("dialog")).toContainText("Faltan algunos datos")
    await page.keyboard.press("Escape")
    await expect(number(page)).toBeFocused()
    for (const said of ["Cuotas es requerido.", "Debe aceptar los términos y condiciones."])
      await expect(page.getByText(said)).toBeVisible()
    await fillCard(page, { number: cards.declined })
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const instalments = page.getByLabel("Cuotas", { exact: true })
      expect(await instalments.evaluate(cutOf), `instalments at ${width}`).toBeLessThanOrEqual(0)
      const over = await number(page).evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)
      expect(over, `number at ${width}`).toBeLessThanOrEqual(0)
      const visa = page.getByRole("radio", { name: "Visa" })
      const mark = await visa.locator("xpath=following-sibling::*[name()='svg']").boundingBox()
      expect((mark?.x ?? 0) + (mark?.width ?? 0), `mark at ${width}`).toBeLessThan((await visa.boundingBox())?.x ?? 0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await payButton(page).click()
    await expect(page.getByRole("dialog")).toContainText("Ocurrió un error con el pago")
    await close(page)
    await expect(number(page)).toBeFocused()
    await expect(number(page)).toHaveAccessibleDescription(/^Tu banco no aprobó esta tarjeta/)
    expect(await sandbox.mailsTo(email)).toEqual([])
    await page.getByRole("button", { name: "Usar otra tarjeta" }).click()
    await expect(number(page)).toBeFocused()
    await expect(number(page)).toHaveValue("")
    await payFor(page)
    expect(await sandbox.mailsTo(email)).toHaveLength(1)
  })
