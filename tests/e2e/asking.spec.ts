import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { atPlans, dataLayer } from "./steps/purchase"

const entry = (page: Page) => page.getByRole("region", { name: "Planes" }).getByRole("button", { name: "¿Me cubre…?" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "¿Me cubre…?" })
const field = (page: Page) => dialog(page).getByRole("textbox")

test("a question goes nowhere: no request, no event, no address, no storage", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "b2c")
  await entry(page).click()
  await expect(field(page)).toBeFocused()
  const address = page.url()
  const before = (await dataLayer(page)).length
  const sent: Array<string> = []
  page.on("request", (request) => sent.push(request.url()))
  await field(page).pressSequentially("embarazada zxqv")
  await expect(dialog(page).getByRole("heading", { name: "Embarazo" })).toBeVisible()
  await field(page).press("Enter")
  await dialog(page).getByRole("button", { name: "VOLVER" }).click()
  expect(sent).toEqual([])
  expect((await dataLayer(page)).length).toBe(before)
  expect(page.url()).toBe(address)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(kept).not.toContain("zxqv")
})
