import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

/** The floating link. */
const now = (page: Page) => page.locator('a[href="/#cotizar"]', { hasText: "COTIZAR AHORA" }).last()

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
