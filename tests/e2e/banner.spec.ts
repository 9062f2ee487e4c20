import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { hold, holdUp } from "./steps/holdUp"
import { bar } from "./steps/quoteBar"
import { shifts, sumOf, watchShifts } from "./steps/shifts"

const banner = (page: Page) => page.getByRole("region", { name: "Promoción" })

// SH-01, SH-10
test("a banner, 50 px high, stands above bar and menu and closes for the session", async ({ page, sandbox }) => {
  await sandbox.open(page, "bbva")
  await expect(banner(page).getByRole("img")).toHaveAccessibleName("Promoción: asistencia en todo el mundo")
  expect((await banner(page).boundingBox())?.height).toBe(50)
  const order = ["section[aria-label='Promoción']", "[aria-label='Trámites legales']", "[aria-label='Principal']"]
  const found = await page.evaluate((selectors) => {
    const parts = selectors.map((selector) => document.querySelector(selector))
    return parts.map((part) => [...document.querySelectorAll("*")].indexOf(part ?? document.body))
  }, order)
  expect(found).toEqual(found.toSorted((a, b) => a - b))

  await page.getByRole("link", { name: "FAQs" }).first().click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(banner(page)).toBeVisible()
  await page.getByRole("button", { name: "Cerrar banner" }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole("link", { name: "Botón de arrepentimiento" }).first()).toBeFocused()
  await page.reload()
  await expect(page.getByRole("link", { name: "ENTRAR" })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expect(banner(page)).toBeHidden()
})

const moments = [
  { before: "the page's script", held: /assets\/portal-.*js$/, last: /banners\// },
  { before: "the banner's answer", held: /public_api\/banner/, last: /banners\// },
  { before: "the banner's code", held: /assets\/Banner-/, last: /assets\/Banner-/ }
]
for (const { before, held, last } of moments)
  test(`a press before ${before} lets the banner wait for the next page: nothing moves under a finger`, async ({
    page,
    sandbox
  }) => {
    const release = await hold(page, held)
    const asked = page.waitForRequest(held)
    await sandbox.open(page, "bbva")
    await asked
    const title = page.getByRole("heading", { level: 1 })
    await title.click()
    const place = await title.boundingBox()
    const came = page.waitForResponse(last)
    release()
    await came
    await page.waitForLoadState("networkidle")
    expect(await title.boundingBox()).toEqual(place)
    await expect(banner(page)).toHaveCount(0)
    await page.getByRole("link", { name: "FAQs" }).first().click()
    await expect(banner(page)).toBeVisible()
  })

// SH-09
test("a late banner slides the page down, without a shift, and not under a finger", async ({ page, sandbox }) => {
  await watchShifts(page)
  const release = await holdUp(page, "Banner")
  await sandbox.open(page, "bbva")
  const top = () => page.getByRole("heading", { level: 1 }).evaluate((title) => title.getBoundingClientRect().top)
  const before = await top()
  await page.evaluate(() => document.documentElement.style.setProperty("--d-3", "900s"))
  await release()
  await expect(banner(page)).toBeVisible()
  expect((await top()) - before).toBeLessThan(10)
  expect(sumOf(await shifts(page))).toBeLessThan(0.01)
  const slide = () => page.getByRole("main").evaluate((main) => main.getAnimations().map(({ playState }) => playState))
  expect(await slide()).toEqual(["running"])
  await page.mouse.down()
  expect(await slide()).toEqual(["paused"])
  await page.mouse.up()
  expect(await slide()).toEqual(["running"])
})

// SH-09
test("a banner whose image does not exist is none, without a message", async ({ page, sandbox }) => {
  await sandbox.fault("bbva", "banner", "answer", 1, { body: { name: "no-existe.svg" } })
  const refused = page.waitForResponse(/banners\/no-existe\.svg$/)
  await sandbox.open(page, "bbva")
  expect((await refused).status()).toBe(404)
  await expect(bar(page)).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0)
})
