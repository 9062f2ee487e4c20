import { all, channelIds } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

const argentine = all ? channelIds.filter((id) => id !== "b2cchile") : ["b2c"]
const phone = { width: 360, height: 640 }

const inArgentina = ["Botón de arrepentimiento", "Botón baja de servicio"]
const inChile = ["Anulación de cobertura"]

// TR-29, WD-02
for (const [host, buttons] of [...argentine.map((id) => [id, inArgentina] as const), ["b2cchile", inChile] as const])
  test(`${host}: both legal buttons are on the first screen of a phone; each final price has the price without national taxes beside it, smaller, and its CFTEA`, {
    tag: "@critical"
  }, async ({ page, sandbox }) => {
    const onScreen = async () => {
      for (const name of buttons) await expect(page.getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize(phone)
    await sandbox.open(page, host)
    await onScreen()
    await atPlans(page, sandbox, host)
    await page.evaluate(() => scrollTo(0, 0))
    await onScreen()
    if (buttons === inChile) return
    await page.setViewportSize({ width: 1440, height: 900 })
    const cards = await plans(page).all()
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) {
      await expect(card).toContainText("CFTEA 0%")
      const size = (label: string | RegExp) =>
        card
          .getByRole("term")
          .filter({ hasText: label })
          .locator("xpath=following-sibling::dd[1]")
          .evaluate((price) => Number.parseFloat(getComputedStyle(price).fontSize))
      const [final, taxFree] = [await size(/^Precio final/), await size("Precio sin impuestos nacionales")]
      expect(taxFree).toBeLessThan(final)
    }
  })
