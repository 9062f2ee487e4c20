import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

/** Holds the file of all stamps back until released. */
const holdStamps = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/stamps[^/]*\.svg/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

const stamp = (page: Page) =>
  page
    .locator("li", { has: page.getByRole("heading", { name: "Asistencia 24/7" }) })
    .locator("svg")
    .first()

/** Counts the fades of drawings from now on, as `fades` on the window. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      if (this instanceof SVGUseElement) document.documentElement.dataset.fades = "seen"
      return animate.apply(this, how)
    }
  })

const motions = { "no-preference": "seen", reduce: null } as const
for (const motion of ["no-preference", "reduce"] as const)
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test("a stamp that comes late has its paper from the start", async ({ page, sandbox }) => {
      const release = await holdStamps(page)
      await countFades(page)
      await sandbox.open(page, "b2c")
      await expect(page.locator("#root[data-alive]")).toBeAttached()
      await stamp(page).scrollIntoViewIfNeeded()
      await expect(stamp(page)).toHaveCSS("background-image", /linear-gradient/)
      await expect(stamp(page).locator("use")).toHaveCount(0)
      release()
      await expect(stamp(page).locator("use")).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.dataset.fades ?? null)).toBe(motions[motion])
    })
  })
