import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { anEmail, fillContact, openAwake, send } from "./steps/forms"
import { atPayment, fillCard, onSuccess, payButton } from "./steps/paying"
import { atPlans, passenger } from "./steps/purchase"
import { bar, cell, openBar, plans } from "./steps/quoteBar"

/*
 * A tab stays open over a release: its document names files that are gone. The next step asks again
 * or comes in a new document, with what was typed (ER-05).
 */

/** From now on each file is gone, until a new document comes. */
const release = async (page: Page) => {
  let gone = true
  page.on("request", (request) => {
    if (request.isNavigationRequest()) gone = false
  })
  await page.route("**/assets/**", (route) =>
    gone ? route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }) : route.continue()
  )
}

const retry = (page: Page) => page.getByRole("button", { name: "Reintentar", exact: true })
/** Waits until a press leads to a new document. */
const anew = (page: Page, press: Promise<void>) =>
  Promise.all([page.waitForRequest((request) => request.isNavigationRequest()), press])
const alive = (page: Page) => expect(page.locator("#root[data-alive]")).toBeAttached()

const atHome = (page: Page, open: (page: Page, channel: string) => Promise<void>) =>
  open(page, "b2c").then(() => alive(page))

test("the home: COTIZAR comes anew with what was typed, and says what is missing", async ({ page, sandbox }) => {
  await atHome(page, sandbox.open)
  await release(page)
  await bar(page).getByLabel("Teléfono").fill("1155550143")
  await bar(page).getByLabel("Email").fill("viajera@example.com")
  await bar(page).getByRole("button", { name: "COTIZAR", exact: true }).click()
  await expect(bar(page).getByText("Destino es requerido.")).toBeVisible()
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("1155550143")
  await expect(bar(page).getByLabel("Email")).toHaveValue("viajera@example.com")
})

test("COMPRAR of an open tab goes on after Reintentar, in a new document", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "b2c")
  await release(page)
  const buy = plans(page).first().getByRole("button", { name: "COMPRAR" })
  await buy.click()
  await anew(page, retry(page).click())
  await buy.click()
  await expect(passenger(page, 1)).toBeVisible()
})

for (const lost of ["HomeSections", "ProductDetails"])
  test(`a product of the home opens in a new document that keeps a bar in use: without ${lost}`, async ({
    page,
    sandbox
  }) => {
    await atHome(page, sandbox.open)
    await bar(page).getByLabel("Email").fill("viajera@example.com")
    await expect(bar(page).locator("xpath=self::*[@data-dry]")).toHaveCount(0)
    await page.route(`**/assets/${lost}-*`, (route) => route.fulfill({ status: 404, body: "gone" }))
    const product = page.locator("#productos").getByRole("button", { name: "Ver detalles" }).first()
    await anew(page, product.click())
    await page.unroute(`**/assets/${lost}-*`)
    await expect(bar(page).getByLabel("Email")).toHaveValue("viajera@example.com")
    await product.click()
    await expect(page.getByRole("dialog")).toBeVisible()
  })

test("the results' Fechas: Reintentar, then a new document with what was typed", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "b2c")
  // The first walk here has loaded the popups.
  await page.reload()
  await expect(plans(page).first()).toBeVisible()
  await release(page)
  await openBar(page)
  await bar(page).getByLabel("Teléfono").fill("1155550199")
  const dates = cell(page, "Fechas")
  await dates.click()
  await expect(page.getByRole("alert").filter({ hasText: "No pudimos abrir esta parte." })).toBeVisible()
  await anew(page, retry(page).click())
  await openBar(page)
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("1155550199")
  await dates.click()
  await expect(page.getByRole("dialog", { name: "Fechas" })).toBeVisible()
})

test("the message fails, and goes from a new document that keeps what was typed", async ({ page, sandbox }) => {
  const email = anEmail()
  await openAwake(page, `${sandbox.originOf("b2c")}/contacto`)
  await release(page)
  await fillContact(page, { email, slot: "12 a 16 h" })
  await send(page)
  await expect(page.getByText("Fallo al el enviar el mensaje")).toBeVisible()
  await anew(page, send(page))
  await alive(page)
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await send(page)
  await expect(page.getByRole("status").getByText("Mensaje enviado")).toBeVisible()
  expect(await sandbox.mailsFrom(email)).toHaveLength(1)
})

// TR-30
test("a card filled before a release pays once after it", { tag: "@critical" }, async ({ page, sandbox }) => {
  const email = anEmail()
  await atPayment(page, sandbox, "b2c", { email })
  await fillCard(page)
  await release(page)
  await payButton(page).click()
  await onSuccess(page)
  expect(await sandbox.mailsTo(email)).toHaveLength(1)
})

test("'Preferencias de cookies' offline say so, and Reintentar opens them", async ({ context, page, sandbox }) => {
  await sandbox.open(page, "b2c", "/politicascookies")
  await alive(page)
  await context.setOffline(true)
  await page.getByRole("button", { name: "Preferencias de cookies" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "No pudimos abrir tus preferencias." })).toBeVisible()
  await context.setOffline(false)
  await retry(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("a cut connection is no release: the popup opens when it is back", async ({ context, page, sandbox }) => {
  await atHome(page, sandbox.open)
  await context.setOffline(true)
  const failed = page.waitForEvent("requestfailed")
  await cell(page, "Destino").click()
  await failed
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole("dialog", { name: "Destino" })).toBeVisible()
})
