import type { Page } from "@playwright/test"
import { expect, setNow, test } from "./steps/fixtures"

/** Two colours of the first scene: its sun, and the sky behind the words. */
const colours = (page: Page) =>
  page
    .locator("main [data-mood]")
    .first()
    .evaluate((scene) => {
      const style = getComputedStyle(scene)
      return { sun: style.getPropertyValue("--sc-sun"), sky: style.getPropertyValue("--sc-s1") }
    })

// HO-12
test("the scene has the light of the visitor's hour, before any script of the portal; its sky stays", async ({
  page,
  sandbox
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const seen = []
  for (const hour of ["12:30", "17:30", "21:30"]) {
    await setNow(page, `2026-11-23T${hour}:00-03:00`)
    await sandbox.open(page, "b2c")
    seen.push(await colours(page))
  }
  expect(new Set(seen.map(({ sun }) => sun)).size).toBe(3)
  expect(new Set(seen.map(({ sky }) => sky)).size).toBe(1)
})
