import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"

for (const channel of all ? ["b2c", "bbva", "belo", "miw"] : ["b2c", "bbva"])
  test(`${channel}: under a notice, all of the header can be pressed at any width`, async ({ page, sandbox }) => {
    await sandbox.open(page, channel, "/tuscompras")
    await page.waitForLoadState("networkidle")
    const header = page.getByRole("banner")
    const controls = header.getByRole("link").or(header.getByRole("button")).filter({ visible: true })
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(page.getByText("Para ver tus datos y tus compras, ingresá a tu cuenta.")).toBeVisible()
      expect(await controls.count()).toBeGreaterThan(2)
      for (const control of await controls.all()) await control.click({ trial: true })
    }
  })
