import type { Page } from "@playwright/test"
import { all, differing } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { anEmail, fillContact, send } from "./steps/forms"
import { hold } from "./steps/holdUp"
import { applyDates, aWish, bar, cell, fillAges, linkTo, plans, submit, typedDay } from "./steps/quoteBar"

const holdPortal = (page: Page) => hold(page, "**/assets/portal-*.js")

const scriptsBeforeLoad = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as Array<PerformanceNavigationTiming>
    const resources = performance.getEntriesByType("resource")
    const early = resources.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
    return early.map(({ name }) => name).filter((name) => name.endsWith(".js"))
  })

const alive = (page: Page) => page.locator("#root[data-alive]")

for (const host of all ? differing : ["b2cchile"]) {
  test(`${host}: typing, ticking and pressing before the script comes takes effect`, { tag: "@critical" }, async ({
    page,
    sandbox
  }) => {
    const wish = aWish()
    const release = await holdPortal(page)
    await sandbox.open(page, host)
    await expect(bar(page)).toBeVisible()
    await bar(page).getByLabel("Teléfono").fill(wish.phone)
    await bar(page).getByLabel("Email").fill(wish.email)
    await expect(bar(page).getByRole("checkbox")).toBeChecked({ checked: host !== "b2cchile" })
    await bar(page).getByRole("checkbox").check()
    await cell(page, "Destino").click()
    release()
    const destinations = page.getByRole("dialog", { name: "Destino" })
    await destinations.getByRole("radio", { name: wish.to, exact: true }).click()
    await expect(destinations).toBeHidden()
    await expect(bar(page).getByRole("checkbox")).toBeChecked()
    await applyDates(page, typedDay(wish.startsIn), typedDay(wish.startsIn + wish.days))
    await fillAges(page, wish.ages)
    await submit(page)
    await expect(plans(page).first()).toBeVisible()
    const [quoted] = await sandbox.quotesBy(wish.email)
    expect(quoted?.body).toMatchObject({ phoneNumber: wish.phone, subscribed: true })
  })
}

test("a home translated before the script comes keeps the input, and still quotes", async ({ context, sandbox }) => {
  const page = await context.newPage()
  const release = await holdPortal(page)
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      for (const title of document.querySelectorAll("h1")) title.textContent = "Travel far"
    })
  )
  await sandbox.open(page, "b2c")
  await bar(page).getByLabel("Teléfono").fill("1199990000")
  await bar(page).getByRole("checkbox").uncheck()
  await submit(page)
  release()
  await expect(alive(page)).toBeAttached()
  await expect(bar(page).getByText("Destino es requerido.")).toBeVisible()
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("1199990000")
  await expect(bar(page).getByRole("checkbox")).not.toBeChecked()
})

test("contact data typed and sent before the script comes quote a shared trip", async ({ page, sandbox }) => {
  const wish = aWish()
  const release = await holdPortal(page)
  await sandbox.open(page, "b2c", linkTo(wish))
  await bar(page).getByLabel("Teléfono").fill(wish.phone)
  await bar(page).getByLabel("Email").fill(wish.email)
  await submit(page)
  release()
  await expect(plans(page).first()).toBeVisible()
  expect(await sandbox.quotesBy(wish.email)).toMatchObject([{ body: { phoneNumber: wish.phone } }])
})

test("a message written and sent before the script comes has its slot", async ({ page, sandbox }) => {
  const email = anEmail()
  const release = await holdPortal(page)
  await sandbox.open(page, "b2c", "/contacto")
  await fillContact(page, { email, slot: "12 a 16 h" })
  await send(page)
  release()
  await expect(page.getByText("Mensaje enviado")).toBeVisible()
  expect(JSON.stringify(await sandbox.mailsFrom(email))).toContain("12 a 16")
})

test("Enter before the script comes sends nothing, and takes effect after it", async ({ page, sandbox }) => {
  const release = await holdPortal(page)
  await sandbox.open(page, "b2c")
  await bar(page).getByLabel("Email").fill("viajera@example.com")
  await bar(page).getByLabel("Email").press("Enter")
  await expect(page).toHaveURL(/\/$/)
  release()
  await expect(bar(page).getByText("Destino es requerido.")).toBeVisible()
  await expect(bar(page).getByLabel("Email")).toHaveValue("viajera@example.com")
})

test("a page has its styles without scripts; the browser downloads nothing twice", async ({ page, sandbox }) => {
  const sheets: Array<string> = []
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url())
  })
  await sandbox.open(page, "b2c")
  await expect(alive(page)).toBeAttached()
  expect(sheets).toEqual([])
  expect(await scriptsBeforeLoad(page)).toEqual([])
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "FAQs" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntas frecuentes")
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBe(new Set(sheets).size)
  const lost = await page.evaluate(() =>
    [...document.styleSheets].filter(({ disabled, href }) => href !== null && disabled).map(({ href }) => href)
  )
  expect(lost).toEqual([])
})

// SH-15
test("an unknown address is its brand's page with status 404, and leads home", async ({ page, sandbox }) => {
  const answer = await page.goto(`${sandbox.originOf("belo")}/nada`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos esta página")
  await expect(alive(page)).toBeAttached()
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0)
  await page.getByRole("main").getByRole("link").first().click()
  await expect(bar(page)).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1)
})

test("another brand's document or another spelling still shows the right page", async ({ page, sandbox }) => {
  await page.route("**/faqs", (route) =>
    route.continue({ url: route.request().url().replace("/faqs", "/belo/faqs/index.html") })
  )
  await sandbox.open(page, "b2c", "/faqs")
  await expect(page.locator("html")).toHaveAttribute("data-channel", "b2c")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /b2c\.example\/faqs$/)
  await sandbox.open(page, "b2c", "//")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos esta página")
  await sandbox.open(page, "b2c", "/FAQS/")
  await expect(alive(page)).toBeAttached()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /b2c\.example\/faqs$/)
})
