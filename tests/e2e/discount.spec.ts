import type { Page } from "@playwright/test"
import { allowClipboard } from "./steps/clipboard"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

const host = "b2c"
const code = "VIAJE10"

const discount = (page: Page) => page.getByRole("dialog", { name: "Tenés un descuento" })
const copied = (page: Page) => discount(page).getByRole("button", { name: "Copiado" })

/** Makes the channel's discount active. */
const turnOn = (page: Page, sandbox: SandboxHandle) =>
  page.route(/\/assets\/brand-[^/]*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const { port } = new URL(sandbox.originOf(host))
    const text = await (await fetch(`http://127.0.0.1:${port}${pathname}`)).text()
    const body = text.replace(/(discount:\{active:)!1(,text:[^}]*,code:)(["'`]){2}\}/, `$1!0$2"${code}"}`)
    await route.fulfill({ contentType: "text/javascript", body })
  })

/** The results with their plans. A reload brings the discount, whose dialog would cover the quote bar. */
const atDiscount = async (page: Page, sandbox: SandboxHandle) => {
  await atPlans(page, sandbox, host)
  await turnOn(page, sandbox)
  await page.reload()
  await expect(discount(page)).toBeVisible()
}

// DB-01
test("an active discount appears once the plans are there, once for each session", async ({ page, sandbox }) => {
  await atDiscount(page, sandbox)
  await expect(discount(page)).toContainText("5 % de descuento extra")
  await expect(discount(page)).toContainText(code)
  await discount(page).getByRole("button", { name: "Cerrar" }).click()
  await expect(discount(page)).toHaveCount(0)
  await page.reload()
  await expect(plans(page).first()).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expect(discount(page)).toHaveCount(0)
})

test("its code is copied, and the confirmation stays for 20 seconds", async ({ page, sandbox }) => {
  await allowClipboard(page)
  await atDiscount(page, sandbox)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await discount(page).getByRole("button", { name: "Copiar" }).click()
  await expect(copied(page)).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await page.clock.runFor(19_900)
  await expect(copied(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied(page)).toHaveCount(0)
  await expect(discount(page).getByRole("button", { name: "Copiar" })).toBeVisible()
})

test("an inactive discount shows nothing and loads nothing", async ({ page, sandbox }) => {
  const fetched: Array<string> = []
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname))
  await atPlans(page, sandbox, host)
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(fetched.filter((path) => /Discount|offers-/.test(path))).toEqual([])
})
