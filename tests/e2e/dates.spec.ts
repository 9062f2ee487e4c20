import type { Page } from "@playwright/test"
import { expect, type SandboxHandle, setNow, test } from "./steps/fixtures"
import { bar } from "./steps/quoteBar"

const months = (page: Page) => page.getByRole("grid")
const day = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`${name} de`) })

const openDates = async (page: Page, sandbox: SandboxHandle, width: number) => {
  await setNow(page, "2026-11-26T12:00-03:00")
  await page.setViewportSize({ width, height: 740 })
  await sandbox.open(page, "b2c")
  await bar(page)
    .getByRole("button", { name: /Fechas/ })
    .click()
  await expect(months(page).first()).toBeVisible()
}

// QB-02, QR-24
test("late in a month a phone's dates begin with this week and scroll through all starts", async ({
  page,
  sandbox
}) => {
  await openDates(page, sandbox, 360)
  await expect(months(page)).toHaveCount(4)
  await expect(day(page, "lunes, 23 de noviembre")).toBeVisible()
  await expect(day(page, "domingo, 22 de noviembre")).toHaveCount(0)
  const weeks = months(page).first().getByRole("row").filter({ visible: true })
  await expect(weeks).toHaveCount(2)
  await day(page, "sábado, 12 de diciembre").click()
  await day(page, "miércoles, 24 de febrero").click()
  const popup = page.getByRole("dialog", { name: /Fechas/ })
  await expect(popup.getByText("12/12/2026 – 24/02/2027")).toBeInViewport()
})

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

// QB-02
test("beside the bar the dates are two months to turn", async ({ page, sandbox }) => {
  await openDates(page, sandbox, 1280)
  await expect(months(page)).toHaveCount(2)
  await page.getByRole("button", { name: "Mes siguiente" }).click()
  await expect(months(page).last()).toHaveAccessibleName(/enero/i)
})
