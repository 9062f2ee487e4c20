import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

/** The floating link. */
const now = (page: Page) => page.locator('a[href="/#cotizar"]', { hasText: "COTIZAR AHORA" }).last()

// HO-11
test("on a wide screen COTIZAR AHORA is always shown, also on a low one and while the quote bar is", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "bbva")
  await expect(page.getByRole("button", { name: "Cerrar banner" })).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [900, 700],
    [844, 390]
  ] as const) {
    await page.setViewportSize({ width, height })
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const top of [0, 60, 101, 180, 300, ...Array.from({ length: 9 }, (_, part) => (bottom * part) / 8)]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => setTimeout(settled, 50))))
      const shown = () =>
        page.getByRole("link", { name: "COTIZAR AHORA" }).evaluateAll((links) =>
          links.some((link) => {
            const { bottom, top } = link.getBoundingClientRect()
            return top >= 0 && bottom <= innerHeight && link.checkVisibility({ visibilityProperty: true })
          })
        )
      await expect.poll(shown, `at ${top} of ${width}x${height}`).toBe(true)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await now(page).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(page.getByRole("form", { name: "Cotizador" })).toBeInViewport()
  await expect(now(page)).toBeInViewport({ ratio: 1 })
})

// HO-11
test("from 1200 px it stands in the header, between the tagline and the menu", async ({ page, sandbox }) => {
  for (const channel of ["bbva", "b2cchile", "belo"]) {
    await sandbox.open(page, channel)
    for (const width of [1200, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => window.scrollTo(0, 1500))
      await expect(now(page)).toBeInViewport({ ratio: 1 })
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

// HO-11
test("no control that takes the focus lies below its bar", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [844, 390]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, innerHeight + 400))
    await expect(now(page)).toBeInViewport({ ratio: 1 })
    const below = await now(page).evaluate((link) => {
      const bar = link.parentElement?.getBoundingClientRect()
      const found: Array<string> = []
      const past = [...document.querySelectorAll<HTMLElement>("main section :is(a, button), footer a")].filter(
        (control) => control.getBoundingClientRect().top > 0 && control.checkVisibility()
      )
      for (const control of past) {
        control.focus()
        const { bottom } = control.getBoundingClientRect()
        if (bar && document.activeElement === control && bottom > bar.top) found.push(control.textContent ?? "")
      }
      return past.length === 0 ? ["no control"] : found
    })
    expect(below, `${width}x${height}`).toEqual([])
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
