import type { Page } from "@playwright/test"
import { farthest } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { told } from "./steps/purchase"
import { shifts, sumOf, watchShifts } from "./steps/shifts"

const shelf = (page: Page) => page.locator("#productos")
const cards = (page: Page) => shelf(page).getByRole("article")
const middle = (page: Page) => shelf(page).locator("[data-place='0']")
const inMiddle = (page: Page, name: string) => expect(middle(page).getByRole("heading", { level: 3 })).toHaveText(name)
const turn = (page: Page, name: "Producto anterior" | "Producto siguiente") =>
  shelf(page).getByRole("button", { name }).click()
const details = (page: Page) => middle(page).getByRole("button", { name: "Ver detalles" })

// HO-05, QB-01, HO-06
test("banners, quote bar, products, benefits and the channel's block, in order; the shelf shows three or one; details give the focus back", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await expect(cards(page)).toHaveCount(3)
  const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true })
  const parts = [
    page.getByRole("region", { name: "Novedades" }),
    page.locator("#cotizar"),
    shelf(page),
    heading("Los beneficios de contratarnos"),
    heading("NUESTROS PLANES ANUALES")
  ]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))

  await inMiddle(page, "GOLD")
  const at = await middle(page).boundingBox()
  expect((at?.x ?? 0) + (at?.width ?? 0) / 2).toBeCloseTo(720, 0)
  // In one look: a card that goes out of sight meanwhile would be waited for.
  const whole = () =>
    cards(page).evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect())
      return boxes.filter(({ left, right, width }) => width > 0 && left >= 0 && right <= innerWidth).length
    })
  for (const [width, products] of [
    [769, 3],
    [768, 1]
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(whole).toBe(products)
  }

  await details(page).click()
  const dialog = page.getByRole("dialog", { name: "GOLD", exact: true })
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(details(page)).toBeFocused()
  expect((await told(page, "select_content")).map(({ item_id }) => item_id)).toEqual(["ver detalles", "cerrar"])
})

// HO-09
test("a card says what its plan adds to the one before, and leads to the quote bar", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await inMiddle(page, "GOLD")
  await expect(middle(page).getByRole("listitem").first()).toHaveText("USD 70.000 más que SILVER")
  await turn(page, "Producto siguiente")
  await expect(middle(page).getByRole("listitem").first()).toHaveText("USD 150.000 más que GOLD")
  await middle(page).getByRole("link", { name: "Cotizar" }).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(page.locator("#cotizar")).toBeInViewport()
})

for (const channel of farthest) {
  test(`${channel}: a font that comes late moves the page by less than 0.03`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const bring = await hold(page, /\.woff2$/)
    await watchShifts(page)
    const opened = sandbox.open(page, channel)
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    bring()
    await opened
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true)
    await page.waitForLoadState("networkidle")
    expect(sumOf(await shifts(page))).toBeLessThan(0.03)
  })
}
