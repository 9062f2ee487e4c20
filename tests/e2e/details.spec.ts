import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

const host = "asegura"

const comparison = (page: Page) => page.getByRole("dialog", { name: "Comparar planes" })
const tabs = (page: Page) => comparison(page).getByRole("tab")
/** A tab's name is its plan's title, then its coverage. */
const of = (title = "") => new RegExp(`^${title} USD`)
const active = (page: Page) => comparison(page).getByRole("tab", { selected: true })
const details = (page: Page, nth: number) => plans(page).nth(nth).getByRole("button", { name: "Ver detalles" })
const titles = (page: Page) => plans(page).getByRole("heading").allTextContents()

/** The tag manager's events of opening and closing, in order. */
const told = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer")
    if (!Array.isArray(layer)) return []
    return layer
      .filter((entry) => entry.event === "select_content")
      .map((entry) => entry.item_id)
      .filter((item) => item === "ver detalles" || item === "cerrar")
  })

test.beforeEach(async ({ page, sandbox }) => {
  await atPlans(page, sandbox, host)
})

// A11Y-04
test("the arrow keys, Home and End move between the plans", async ({ page }) => {
  const offered = await titles(page)
  await details(page, 0).focus()
  await page.keyboard.press("Enter")
  await expect(active(page)).toBeFocused()
  const step = async (key: string, title: string | undefined) => {
    await page.keyboard.press(key)
    await expect(active(page)).toHaveAccessibleName(of(title))
    await expect(active(page)).toBeFocused()
    await expect(active(page)).toBeInViewport({ ratio: 1 })
    await expect(comparison(page).locator("[role=tabpanel]:not([inert])")).toHaveAccessibleName(new RegExp(`^${title}`))
    await expect(comparison(page).getByRole("button", { name: `SELECCIONAR ${title}`, exact: true })).toBeVisible()
  }
  await step("ArrowRight", offered[1])
  await step("ArrowLeft", offered[0])
  await step("ArrowLeft", offered.at(-1))
  await step("Home", offered[0])
  await step("End", offered.at(-1))
})

// ER-02
test("VOLVER, Escape and the cross close it, and the focus returns to the link", async ({ page }) => {
  const ways = [
    () => comparison(page).getByRole("button", { name: "VOLVER" }).click(),
    () => page.keyboard.press("Escape"),
    () => comparison(page).getByRole("button", { name: "Cerrar" }).click()
  ]
  for (const [times, close] of ways.entries()) {
    await details(page, 1).click()
    await expect(comparison(page)).toBeVisible()
    await close()
    await expect(comparison(page)).toHaveCount(0)
    await expect(details(page, 1)).toBeFocused()
    expect(await told(page)).toEqual(Array.from({ length: times + 1 }, () => ["ver detalles", "cerrar"]).flat())
  }
})

test("SELECCIONAR acts as the buy button of that plan's card: here it opens the login question", async ({
  page,
  sandbox
}) => {
  const offered = await titles(page)
  await details(page, 0).click()
  await tabs(page).nth(1).click()
  await comparison(page)
    .getByRole("button", { name: `SELECCIONAR ${offered[1]}`, exact: true })
    .click()
  await page.waitForURL(/\/login/)
  await sandbox.open(page, host, "/faqs")
  const kept = await page.evaluate(() => localStorage.getItem("busquedaCotizar"))
  expect(kept).toContain(`"Name":"${offered[1]}"`)
})
