import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"

for (const channel of all ? ["b2c", "bbva", "belo", "miw"] : ["b2c", "bbva"])
  for (const width of [320, 390, 1280])
    test(`${channel}, ${width} px: under a notice, all of the header can be pressed`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 740 })
      await sandbox.open(page, channel, "/tuscompras")
      await expect(page.getByText("Para ver tus datos y tus compras, ingresá a tu cuenta.")).toBeVisible()
      await page.waitForLoadState("networkidle")
      const header = page.getByRole("banner")
      const controls = header.getByRole("link").or(header.getByRole("button")).filter({ visible: true })
      expect(await controls.count()).toBeGreaterThan(2)
      for (const control of await controls.all()) await control.click({ trial: true })
    })
