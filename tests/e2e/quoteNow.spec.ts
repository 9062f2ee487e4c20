import type { Page } from "@playwright/test"
import { spaceOut } from "./steps/adapting"
import { expect, test } from "./steps/fixtures"
import { toPassengers } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

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

// HO-11
test("with a phone's keyboard open, nothing at the foot lies on the form that is typed into", async ({
  page,
  sandbox
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await toPassengers(page, sandbox, "b2c", { ages: [34] })
  await sandbox.open(page, "b2c")
  const strip = page.getByRole("region", { name: "Continuar tu compra" })
  await expect(strip).toBeVisible()
  const email = bar(page).getByLabel("Email")
  await email.focus()
  await page.setViewportSize({ width: 320, height: 360 })
  await email.evaluate((field) => field.scrollIntoView({ block: "center" }))
  expect(await page.evaluate(() => scrollY - innerHeight)).toBeGreaterThan(100)
  await expect(email).toBeInViewport({ ratio: 1 })
  await expect(now(page)).toBeHidden()
  await expect(strip).toBeHidden()
  await email.blur()
  await expect(now(page)).toBeVisible()
  await expect(strip).toBeVisible()
})
