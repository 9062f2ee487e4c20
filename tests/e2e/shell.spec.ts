import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { account } from "./steps/login"
import { comeAs, dataLayer } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

const menu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Principal" })
const footer = (page: Page) => page.getByRole("contentinfo")
const chat = (page: Page) => page.getByRole("link", { name: "Chatear" }).filter({ visible: true })

// SH-13
test("the chat opens in its own tab without access to this one", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  // The chat comes with the first move of a visitor.
  await page.mouse.move(300, 300)
  await expect(chat(page)).toHaveAttribute("target", "_blank")
  await expect(chat(page)).toHaveAttribute("rel", "noopener")
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(footer(page).getByRole("link", { name: "Chatear" })).toBeVisible()
  await expect(chat(page)).toHaveCount(1)
})

// AN-02
test("every menu link works from every page", { tag: "@critical" }, async ({ page, sandbox }) => {
  await sandbox.open(page, "messis", "/faqs")
  await expect(menu(page).getByRole("link")).toHaveText(["HOME", "COTIZAR", "PRODUCTOS", "FAQs", "CONTACTO"])
  await expect(menu(page).getByRole("link", { name: "FAQs" })).toHaveAttribute("aria-current", "page")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  await menu(page).getByRole("link", { name: "COTIZAR" }).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(bar(page).getByRole("button", { name: "COTIZAR" })).toBeInViewport({ ratio: 1 })
  await menu(page).getByRole("link", { name: "FAQs" }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntas frecuentes")
  await menu(page).getByRole("link", { name: "PRODUCTOS" }).click()
  await expect(page).toHaveURL(/\/#productos$/)
  await expect(page.locator("#productos").getByRole("heading").first()).toBeInViewport({ ratio: 1 })
  await menu(page).getByRole("link", { name: "HOME" }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  await bar(page).getByLabel("Email").fill("viajera@example.com")
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole("banner").getByRole("link", { name: "Inicio" }).click()
  await expect(bar(page).getByLabel("Email")).toHaveValue("viajera@example.com")
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  const told = await dataLayer(page)
  for (const item_id of ["COTIZAR", "FAQs", "PRODUCTOS", "HOME"])
    expect(told).toContainEqual({ event: "select_content", content_type: "boton", item_id })
})

// SH-14
test("the portal saves the last page's path, but not an unknown one", async ({ page, sandbox }) => {
  const last = () => page.evaluate(() => JSON.parse(localStorage.getItem("ultimaPagina") ?? "null"))
  await sandbox.open(page, "belo", "/faqs?de=mail")
  await expect.poll(last).toMatchObject({ v: 1, savedAt: expect.any(Number), data: "/faqs" })
  await sandbox.open(page, "belo", "/noexiste")
  await expect(page.getByRole("link", { name: "Inicio" }).first()).toBeVisible()
  expect(await last()).toMatchObject({ data: "/faqs" })
  await page.getByRole("link", { name: "Inicio" }).first().click()
  await expect.poll(last).toMatchObject({ data: "/" })
})

test("in forced colours, menu, drawer and account list mark the page on show", async ({ page, sandbox }) => {
  const lines = (within: Locator) =>
    within.locator("[aria-current]:visible").evaluate((link) => {
      const widths = [getComputedStyle(link), getComputedStyle(link, "::after")].map(({ borderWidth }) => borderWidth)
      return Math.max(...widths.join(" ").split(" ").map(Number.parseFloat))
    })
  await page.emulateMedia({ forcedColors: "active" })
  await comeAs(page, sandbox, "b2c")
  await sandbox.open(page, "b2c", "/faqs")
  expect(await lines(menu(page))).toBeGreaterThanOrEqual(2)
  await sandbox.open(page, "b2c", "/tusdatos")
  await account(page).click()
  expect(await lines(page.getByRole("banner"))).toBeGreaterThanOrEqual(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await sandbox.open(page, "b2c", "/faqs")
  await page.getByRole("button", { name: "Abrir menú" }).click()
  expect(await lines(page.getByRole("dialog", { name: "Principal" }))).toBeGreaterThanOrEqual(2)
})
