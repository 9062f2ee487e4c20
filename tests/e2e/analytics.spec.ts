import { expect, type Page } from "@playwright/test"
import { test } from "./steps/fixtures"
import { dataLayer } from "./steps/purchase"
import { aWish, bar, plans, quoteFor, requote } from "./steps/quoteBar"

/** The clicks and events so far, by text and name. */
const told = async (page: Page) =>
  (await dataLayer(page)).flatMap((entry) =>
    typeof entry === "object" && entry !== null && "event" in entry
      ? ["item_id" in entry ? `${entry.event}: ${entry.item_id}` : String(entry.event)]
      : []
  )

test("after a denied consent a quote sends its buttons, and nothing of the travellers (QB-15, CM-04, AN-05)", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const wish = aWish({ phone: "1155550987", ages: [34, 61] })
  await sandbox.open(page, "b2c")
  await quoteFor(page, wish)
  await requote(page)
  await expect(plans(page).first()).toBeVisible()
  await page
    .getByRole("button", { name: /ver detalles/i })
    .first()
    .click()
  await expect(page.getByRole("dialog", { name: "Comparar planes" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect.poll(() => told(page)).toContain("select_content: cerrar")
  const events = await told(page)
  expect(events).toContain("select_content: aplicar barra cotizadora")
  expect(events.filter((event) => event.includes("cotizar barra") || event.includes("recotizar"))).toEqual([
    "select_content: cotizar barra cotizadora",
    "select_content: recotizar"
  ])
  expect(events.slice(-2)).toEqual(["select_content: ver detalles", "select_content: cerrar"])

  expect((await dataLayer(page))[0]).toEqual([
    "consent",
    "default",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" }
  ])
  const layer = JSON.stringify(await dataLayer(page))
  expect(layer).not.toMatch(/@|\d{6}/)
  for (const secret of [wish.email, wish.phone]) expect(layer).not.toContain(secret)
  await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
})
