import { expectClean, sidewaysScroll } from "./steps/axe"
import { all, farthest } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { bar, cell, plans, submit } from "./steps/quoteBar"

/**
 * axe runs where brands differ most. Other tests compute every theme's contrast and check every
 * story.
 */
for (const host of farthest) {
  test(`${host}: axe finds nothing on the home with errors, and on the results`, async ({ page, sandbox }) => {
    await sandbox.open(page, host)
    await expect(page).toHaveTitle(/Tu portal de asistencia al viajero/)
    await expect(page.locator("html")).toHaveAttribute("lang", host === "b2cchile" ? "es-CL" : "es-AR")
    await submit(page)
    await expect(bar(page).getByText("Email es requerido.").filter({ visible: true })).toBeVisible()
    await expectClean(page)
    await atPlans(page, sandbox, host)
    await expectClean(page)
  })
}

// A11Y-07
test("from 320 to 1440 px nothing scrolls sideways: home, popups and results", async ({ page, sandbox }) => {
  const widths = all ? [320, 390, 768, 1024, 1440] : [320, 768, 1440]
  await sandbox.open(page, "b2c")
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
    for (const popup of ["Destino", "Fechas", "Pasajeros"]) {
      await cell(page, popup).click()
      await expect(page.getByRole("dialog", { name: popup })).toBeVisible()
      expect([width, popup, await sidewaysScroll(page)]).toEqual([width, popup, 0])
      await page.keyboard.press("Escape")
    }
  }
  await atPlans(page, sandbox, "b2c")
  await page.getByRole("button", { name: "Ver todos" }).filter({ visible: true }).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(plans(page).last()).toBeVisible()
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
  }
})
