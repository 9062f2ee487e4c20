import { channelIds } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { bar } from "./steps/quoteBar"

/** Usual laptops: the second is 1366x768 less the browser's own bars. */
const laptops = [
  [1280, 720],
  [1366, 657]
] as const

// QB-01, QB-05
for (const channel of channelIds)
  test(`${channel}: a laptop's first screen holds every field of the quote bar and COTIZAR`, async ({
    page,
    sandbox
  }) => {
    for (const [width, height] of laptops) {
      await page.setViewportSize({ width, height })
      await sandbox.open(page, channel)
      await page.waitForLoadState("networkidle")
      const fields = [
        ...["Destino", "Fechas", "Pasajeros"].map((name) => bar(page).getByRole("button", { name: new RegExp(name) })),
        ...["Teléfono", "Email"].map((name) => bar(page).getByLabel(name)),
        bar(page).getByRole("button", { name: "COTIZAR", exact: true })
      ]
      for (const field of fields) await expect(field).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })
