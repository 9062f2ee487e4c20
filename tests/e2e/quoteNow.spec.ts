import type { Page } from "@playwright/test"
import { spaceOut } from "./steps/adapting"
import { expect, test } from "./steps/fixtures"

/** The floating link. */
const now = (page: Page) => page.locator('a[href="/#cotizar"]', { hasText: "COTIZAR AHORA" }).last()

// HO-11
test("100 px down it comes; no control that takes the focus lies below its bar", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [844, 390]
  ] as const) {
    await page.setViewportSize({ width, height })
    await spaceOut(page, width < 768)
    // On a narrow screen it goes again where the visitor scrolls back.
    for (const past of width < 768 ? [400, 99, 400] : [400]) {
      await page.evaluate((top) => window.scrollTo(0, innerHeight + top), past)
      if (past > 100) await expect(now(page)).toBeInViewport({ ratio: 1 })
      else await expect(now(page)).not.toBeInViewport()
    }
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
