import type { Page } from "@playwright/test"
import { expect, type SandboxHandle, setNow, test } from "./steps/fixtures"
import { cell } from "./steps/quoteBar"

const months = (page: Page) => page.getByRole("grid")
const day = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`${name} de`) })

const openDates = async (page: Page, sandbox: SandboxHandle, width: number) => {
  await setNow(page, "2026-11-26T12:00-03:00")
  await page.setViewportSize({ width, height: 740 })
  await sandbox.open(page, "b2c")
  await cell(page, "Fechas").click()
  await expect(months(page).first()).toBeVisible()
}

// A11Y-02
test("arrow keys go from month to month of a phone's dates, and beyond them", async ({ page, sandbox }) => {
  await openDates(page, sandbox, 360)
  await day(page, "lunes, 30 de noviembre").focus()
  for (const _ of [1, 2]) await page.keyboard.press("ArrowUp")
  await expect(day(page, "lunes, 23 de noviembre")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowRight")
  await expect(day(page, "martes, 1 de diciembre")).toBeFocused()
  await page.keyboard.press("Shift+ArrowLeft")
  await expect(day(page, "martes, 1 de diciembre")).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press("PageDown")
  await expect(day(page, "lunes, 1 de marzo")).toBeFocused()
  await expect(day(page, "lunes, 1 de marzo")).toBeInViewport()
  await expect(months(page)).toHaveCount(5)
  await page.getByRole("button", { name: "Mes siguiente" }).click()
  await expect(months(page)).toHaveCount(6)
})
