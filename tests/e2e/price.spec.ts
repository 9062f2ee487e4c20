import { expect, test } from "./steps/fixtures"
import { atPayment, payFor } from "./steps/paying"
import { agePrice, goOn } from "./steps/purchase"

test("both steps show a changed price, and the buyer pays it only after confirming (OU-15)", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPayment(page, sandbox, "b2c")
  await agePrice(page, 1000)
  const changed = page.getByRole("dialog", { name: "El precio de tu plan cambió" })
  await sandbox.open(page, "b2c", "/cotizarpasajeros")
  await expect(changed).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click()
  await goOn(page)
  await expect(changed).toBeVisible()
  await sandbox.open(page, "b2c", "/cotizarcompletarpago")
  await expect(changed).toBeVisible()
  const now = changed.getByText("Ahora", { exact: true }).locator("xpath=following-sibling::*[1]")
  const price = (await now.textContent()) ?? "-"
  await changed.getByRole("button", { name: "ACEPTAR EL PRECIO" }).click()
  await expect(changed).toHaveCount(0)
  await expect(page.getByRole("form", { name: "Pago" })).toContainText(price)
  await payFor(page)
})
