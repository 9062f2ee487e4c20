import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

const banners = (page: Page) => page.getByRole("region", { name: "Novedades" })
/** The floating link. */
const now = (page: Page) => page.getByRole("link", { name: "COTIZAR AHORA" }).last()

test("on a wide screen COTIZAR AHORA is always visible, and never covers the quote bar or the chat", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c")
  await expect(banners(page).getByRole("link", { name: "COTIZAR AHORA" })).toBeInViewport()
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 300; top < bottom; top += 450) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect(now(page)).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => window.scrollTo(0, 900))
  const [own, chat] = await Promise.all(
    [now(page), page.getByRole("link", { name: /^Chat/ }).first()].map((link) => link.boundingBox())
  )
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(chat?.x ?? 0)
  await now(page).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(page.getByRole("form", { name: "Cotizador" })).toBeInViewport()
})

test("on a narrow screen COTIZAR AHORA appears 100 px after the first window", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await sandbox.open(page, "messis")
  const inView = () =>
    page
      .getByRole("link", { name: "COTIZAR AHORA" })
      .evaluateAll(
        (links) =>
          links.filter(
            (link) =>
              link.getBoundingClientRect().bottom > 0 &&
              link.getBoundingClientRect().top < innerHeight &&
              link.checkVisibility({ visibilityProperty: true })
          ).length
      )
  await page.evaluate(() => window.scrollTo(0, innerHeight + 99))
  await expect.poll(inView).toBe(0)
  await page.evaluate(() => window.scrollTo(0, innerHeight + 101))
  await expect.poll(inView).toBe(1)
  await page.evaluate(() => window.scrollTo(0, innerHeight + 99))
  await expect.poll(inView).toBe(0)
})
