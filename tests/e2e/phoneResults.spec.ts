import { all, channelIds } from "./steps/channels"
import { endOf, price } from "./steps/firstScreen"
import { expect, test } from "./steps/fixtures"
import { atPlans, buyLabel } from "./steps/purchase"
import { bar, plans } from "./steps/quoteBar"

const pair = { ages: [34, 30] }

/** A strip above the header, the longest names, the longest amounts. */
const looked = all ? channelIds : ["bbva", "b2cchile"]

// RS-20, RS-22
for (const channel of looked)
  test(`${channel}: a phone's first screen has the first price and its button`, async ({ page, sandbox }) => {
    await atPlans(page, sandbox, channel, pair)
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(bar(page).getByRole("button", { name: "Editar" })).toBeVisible()
    if (channel === "bbva") await expect(page.getByRole("region", { name: "Promoción" })).toBeVisible()
    const first = plans(page).first()
    expect(await endOf(page, price(first))).toBeLessThan(420)
    expect(await endOf(page, first.getByRole("button", { name: buyLabel(channel) }))).toBeLessThan(664)
    await expect(first.getByText("Precio final, 2 pasajeros")).toBeVisible()
    // The landscape stays beside the title.
    expect(
      (await page.locator("h1").locator("xpath=ancestor::section/*[name()='svg']").boundingBox())?.width
    ).toBeLessThan(200)
  })
