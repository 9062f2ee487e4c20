import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

test("360 x 740 px show 300 px of the table; forced colours mark the chosen tab", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "b2c")
  await page.setViewportSize({ width: 360, height: 740 })
  await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
  const comparison = page.getByRole("dialog", { name: "Comparar planes" })
  await comparison.getByRole("button", { name: "Ver diferencias" }).click()
  const seen = await comparison.evaluate((dialog) => {
    const box = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const tops = [...dialog.querySelectorAll("footer button")].map((button) => button.getBoundingClientRect().top)
    return { table: box("footer").top - box("table").top, rows: new Set(tops).size }
  })
  expect(seen.table).toBeGreaterThanOrEqual(300)
  expect(seen.rows).toBe(1)
  await expect(comparison.getByText("Comparar con", { exact: true })).toBeInViewport({ ratio: 1 })
  // A name that takes two lines of its button.
  await comparison.getByRole("tab", { name: /^PLATINUM PLUS/ }).click()
  const buttons = comparison.locator("footer").getByRole("button")
  const [way, choice] = await buttons.evaluateAll((found) => found.map(({ clientHeight }) => clientHeight))
  expect(choice).toBeGreaterThan(48)
  expect(way).toBe(choice)
  // Forced colours drop the shadows: the dialog's, and the one that marks the chosen tab.
  await page.emulateMedia({ forcedColors: "active" })
  await expect(comparison).toHaveCSS("outline-style", "solid")
  await expect(comparison.getByRole("tab", { selected: true })).toHaveCSS("border-bottom-width", "3px")
})
