import { expect, test } from "./steps/fixtures"
import { fillEverybody, goOnToPayment, payFor } from "./steps/paying"
import { applyCoupon, atPlans, cart, choose } from "./steps/purchase"
import { plans } from "./steps/quoteBar"
import { translate } from "./steps/translating"

// SH-16
test("a page that the browser translates compares and sells at the shown price", async ({ page, sandbox }) => {
  const ages = [34, 8]
  await translate(page)
  await atPlans(page, sandbox, "b2c", { ages })
  await expect(page.locator("main font").first()).toBeAttached()
  const offered = await plans(page).getByRole("heading").allTextContents()
  await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
  const comparison = page.getByRole("dialog", { name: "Comparar planes" })
  for (const title of offered.slice(0, 3)) {
    await expect(comparison.locator("[role=tabpanel]:not([inert])")).toHaveAccessibleName(new RegExp(`^${title}`))
    await comparison.getByRole("tab", { selected: true }).press("ArrowRight")
  }
  await comparison.getByRole("button", { name: "Cerrar" }).click()

  await choose(page, "b2c")
  await fillEverybody(page, "b2c", ages)
  const total = cart(page).getByText("Total", { exact: true }).locator("xpath=ancestor-or-self::dt/../dd")
  const full = (await total.textContent()) ?? "-"
  await applyCoupon(page)
  await expect(page.getByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
  await expect(total).not.toHaveText(full)
  await cart(page).getByRole("button", { name: "Quitar cupón" }).click()
  await expect(total).toHaveText(full)
  await goOnToPayment(page)
  await expect(page.getByRole("form", { name: "Pago" })).toContainText(full)
  await payFor(page)
})
