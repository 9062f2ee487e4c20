import type { Locator, Page } from "@playwright/test"
import { channelIds } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { atPlans, buyLabel } from "./steps/purchase"
import { bar, plans } from "./steps/quoteBar"

const pair = { ages: [34, 30] }

/** The headline amount of a plan, `$ 16.817,84`. */
const price = (plan: Locator) => plan.getByText(/^\$ [\d.]+(,\d\d)?$/).first()

/** Where an element ends, in pixels below the top of the page. */
const endOf = async (page: Page, element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not on the page.")
  return box.y + box.height + (await page.evaluate(() => scrollY))
}

// RS-20, RS-22
for (const channel of channelIds)
  test(`${channel}: a phone's first screen has the first price and its button`, async ({ page, sandbox }) => {
    await atPlans(page, sandbox, channel, pair)
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(bar(page).getByRole("button", { name: "Editar" })).toBeVisible()
    if (channel === "bbva") await expect(page.getByRole("region", { name: "Promoción" })).toBeVisible()
    const first = plans(page).first()
    expect(await endOf(page, price(first))).toBeLessThan(420)
    expect(await endOf(page, first.getByRole("button", { name: buyLabel(channel) }))).toBeLessThan(664)
    await expect(first.getByText("Precio final, 2 pasajeros")).toBeVisible()
  })

// RS-01
test("beside the one plan in a phone's view, the next one shows its edge, at the end too", async ({
  page,
  sandbox
}) => {
  await atPlans(page, sandbox, "b2c")
  await page.setViewportSize({ width: 390, height: 664 })
  const left = async (plan: Locator) => Math.round((await plan.boundingBox())?.x ?? 0)
  const next = page.getByRole("button", { name: "Planes siguientes" }).filter({ visible: true })
  await expect.poll(() => left(plans(page).nth(1))).toBe(366)
  await next.click()
  await expect.poll(() => left(plans(page).nth(1))).toBe(20)
  await expect.poll(() => left(plans(page).nth(2))).toBe(366)
  while ((await next.getAttribute("aria-disabled")) !== "true") await next.click()
  await expect.poll(() => left(plans(page).last())).toBe(20)
})
