import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { anEmail, fillContact, openAwake, send } from "./steps/forms"
import { lose } from "./steps/hindrances"
import { atPlans, choose, comeAs } from "./steps/purchase"
import { aWish, bar, cell, fillBar, plans, quoteFor, submit } from "./steps/quoteBar"

const host = "asegura"

const pageFailed = (page: Page) => page.getByRole("alert").filter({ hasText: "No pudimos cargar la página" })
const retry = (page: Page) => page.getByRole("button", { name: "Reintentar", exact: true })

test("results that do not load: the page says so with phones, and Reintentar quotes", async ({ page, sandbox }) => {
  const wish = aWish()
  const lost = await lose(page, "ResultsPage", "js")
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await submit(page)
  await expect(pageFailed(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No pudimos cargar la página")
  await expect(page.getByRole("link", { name: /^[\d\s]+$/ }).first()).toHaveAttribute("href", /^tel:/)
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toBeVisible()
  await expect(page).toHaveTitle(/^No pudimos cargar la página · /)
  await page.goBack()
  await expect(bar(page)).toBeVisible()
  await expect(pageFailed(page)).toBeHidden()
  await page.goForward()
  await expect(pageFailed(page)).toBeVisible()
  await lost.heal()
  await retry(page).click()
  await expect(plans(page).first()).toBeVisible()
  // COTIZAR asked at the press; the new document does not know that answer.
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(2)
})

test("styles of the results that do not load come later; the trip is quoted", async ({ page, sandbox }) => {
  const lost = await lose(page, "ResultsPage", "css")
  await sandbox.open(page, host)
  await quoteFor(page, aWish())
  expect(lost.asked()).toBeGreaterThan(0)
  const came = page.waitForResponse(/\/ResultsPage-[^/]*\.css$/)
  await lost.heal()
  expect((await came).ok()).toBe(true)
})

test("a refusal without its dialog appears in the page, and can be closed", async ({ page, sandbox }) => {
  const lost = await lose(page, "RefusalDialog", "js")
  await sandbox.open(page, host)
  await fillBar(page, aWish({ startsIn: 400 }))
  await submit(page)
  const told = page.getByRole("alert").filter({ hasText: "Cantidad de Días" })
  await expect(told).toContainText("Lo sentimos, pero su viaje debe comenzar")
  await expect(told).toBeInViewport({ ratio: 1 })
  expect(lost.asked()).toBeGreaterThan(0)
  await told.getByRole("button", { name: "Cerrar" }).click()
  await expect(told).toBeHidden()
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("1155550143")
})

// RS-14, ER-05
test("a session that ended, without its dialog: the page says that the plan is kept, not that it is lost", async ({
  page,
  sandbox
}) => {
  await comeAs(page, sandbox, host)
  await atPlans(page, sandbox, host)
  await page.context().clearCookies()
  const lost = await lose(page, "SessionOver", "js")
  await choose(page, host)
  const told = page.getByRole("alert").filter({ hasText: "Tu sesión terminó" })
  await expect(told).toContainText("El plan que elegiste queda guardado")
  await lost.heal()
  await retry(page).click()
  await expect(page.getByRole("dialog", { name: "Tu sesión terminó" })).toBeVisible()
})

test("without its script the burger leads to the footer, and opens once it loads", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lost = await lose(page, "MenuDrawer", "js")
  await sandbox.open(page, host)
  await expect(bar(page)).toBeVisible()
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  const burger = page.getByRole("button", { name: "Abrir menú" })
  await burger.click()
  expect(lost.asked()).toBeGreaterThan(0)
  await expect(page).toHaveURL(/#pie$/)
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Preguntas frecuentes" })).toBeInViewport()
  await expect(page.getByRole("dialog")).toBeHidden()
  await lost.heal()
  await burger.click()
  await expect(page.getByRole("dialog", { name: "Principal" })).toBeVisible()
})

test("without the carousel's script every plan is visible and can be bought", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lost = await lose(page, "swiper", "js")
  await atPlans(page, sandbox, host)
  const offered = await plans(page).count()
  await page.getByRole("button", { name: "Planes siguientes" }).first().click()
  await expect.poll(lost.asked).toBeGreaterThan(0)
  await expect(plans(page)).toHaveCount(offered)
  await plans(page).last().getByRole("button", { name: "COMPRAR" }).click()
  await page.waitForURL(/\/login/)
})

test("popups without their script open at the second press, once it loads", async ({ page, sandbox }) => {
  const lost = await lose(page, "popups", "js")
  await sandbox.open(page, host)
  const destination = cell(page, "Destino")
  await destination.click()
  await expect.poll(lost.asked).toBeGreaterThan(0)
  await expect(page.getByRole("dialog", { name: "Destino" })).toBeHidden()
  await bar(page).getByLabel("Email").fill("viajera@example.com")
  await lost.heal()
  await destination.click()
  await expect(page.getByRole("dialog", { name: "Destino" })).toBeVisible()
  await expect(bar(page).getByLabel("Email")).toHaveValue("viajera@example.com")
})

test("a portal whose brand does not load says so, and Reintentar loads it", async ({ page, sandbox }) => {
  const lost = await lose(page, "brand", "js")
  await sandbox.open(page, host)
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar la página")
  await expect(page).toHaveTitle("No pudimos cargar la página")
  await lost.heal()
  await retry(page).click()
  await expect(bar(page)).toBeVisible()
})

test("the code that formats dates fails once: it loads by itself", async ({ page, sandbox }) => {
  const lost = await lose(page, "readings", "js", 1)
  await sandbox.open(page, host)
  await fillBar(page, aWish())
  await expect.poll(lost.asked).toBeGreaterThan(1)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
})

test("a file that the lost code imports fails once: the message is sent all the same", async ({ page, sandbox }) => {
  const email = anEmail()
  const lost = await lose(page, "cancellation", "js", 1)
  await openAwake(page, `${sandbox.originOf("b2c")}/contacto`)
  await fillContact(page, { email, slot: "12 a 16 h" })
  await send(page)
  await expect(page.getByRole("status").getByText("Mensaje enviado")).toBeVisible()
  expect(lost.asked()).toBe(2)
  expect(await sandbox.mailsFrom(email)).toHaveLength(1)
})
