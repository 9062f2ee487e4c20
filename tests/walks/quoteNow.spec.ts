import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

const banners = (page: Page) => page.getByRole("region", { name: "Novedades" })
/** The floating link. */
const now = (page: Page) => page.locator('a[href="/#cotizar"]', { hasText: "COTIZAR AHORA" }).last()

// HO-11
test("on a wide screen COTIZAR AHORA is always visible, except while the quote bar itself is", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c")
  await expect(banners(page).getByRole("link", { name: "COTIZAR AHORA" })).toBeInViewport()
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 900, height: 700 }
  ]) {
    await page.setViewportSize(size)
    for (let top = 300; top < bottom; top += 450) {
      const barInView = await page.evaluate((y) => {
        window.scrollTo(0, y)
        const bar = document.querySelector("#cotizar")?.getBoundingClientRect()
        return bar !== undefined && bar.bottom > 76 && bar.top < innerHeight
      }, top)
      if (barInView) await expect(now(page)).toBeHidden()
      else {
        await expect(now(page)).toBeVisible()
        await expect(now(page)).toBeInViewport({ ratio: 1 })
      }
    }
  }
  await now(page).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(page.getByRole("form", { name: "Cotizador" })).toBeInViewport()
  await expect(now(page)).toBeHidden()
})

// HO-11
test("from 1200 px it stands in the header, between the tagline and the menu", async ({ page, sandbox }) => {
  for (const channel of ["bbva", "b2cchile", "belo"]) {
    await sandbox.open(page, channel)
    for (const width of [1200, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => window.scrollTo(0, 1500))
      await expect(now(page)).toBeVisible()
      const header = page.getByRole("banner")
      const [own, menu, tagline] = await Promise.all(
        [
          now(page),
          header.getByRole("navigation", { name: "Principal" }),
          header.getByText("Tu portal de asistencia al viajero")
        ].map((part) => part.boundingBox())
      )
      expect(own?.x).toBeGreaterThanOrEqual((tagline?.x ?? 0) + (tagline?.width ?? 0))
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(menu?.x ?? 0)
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(76)
    }
  }
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
