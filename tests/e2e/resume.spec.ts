import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { fillEverybody, goOnToPayment, onPayment } from "./steps/paying"
import { cart, passenger, toPassengers } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

const offer = (page: Page) => page.getByRole("region", { name: "Continuar tu compra" })
const go = (page: Page) => offer(page).getByRole("link", { name: "CONTINUAR", exact: true })

/** Closes the tab and opens the home in another one. */
const anew = async (page: Page, origin: string) => {
  const next = await page.context().newPage()
  await page.close()
  await next.goto(origin)
  return next
}

test("the home resumes a tab closed on step 2 or 3", { tag: "@critical" }, async ({ page: first, sandbox }) => {
  const asked: Array<string> = []
  first.on("request", (request) => asked.push(request.url()))
  await sandbox.open(first, "b2c")
  await expect(bar(first)).toBeVisible()
  await first.waitForLoadState("networkidle")
  // Nothing of a purchase or of a kept card, as there is none (OU-08, OU-on-the-road).
  expect(asked.filter((url) => /HomeResume|checkoutCore|RoadHelp|offline/.test(url))).toEqual([])

  await toPassengers(first, sandbox, "b2c", { ages: [34, 8] })
  const name = await cart(first).getByRole("heading").first().textContent()
  const price = await cart(first).getByText("Total", { exact: true }).locator("xpath=..").textContent()
  const origin = sandbox.originOf("b2c")
  let page = await anew(first, origin)
  await expect(offer(page)).toContainText(name ?? "?")
  await expect(offer(page)).toContainText(price?.replace("Total", "") ?? "?")
  await expect(offer(page)).toContainText("EUROPA, ")
  await go(page).click()
  await expect(passenger(page, 2)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()

  await fillEverybody(page, "b2c", [34, 8])
  await goOnToPayment(page)
  const number = () => page.getByLabel("Número de tarjeta")
  await number().fill("4242 4242")
  page = await anew(page, origin)
  await expect(offer(page)).toBeVisible()
  await expectClean(page)
  const left = page.waitForRequest((request) => request.isNavigationRequest())
  await go(page).click()
  expect(new URL((await left).url()).pathname).toBe("/cotizarcompletarpago")
  await onPayment(page)
  await expect(number()).toHaveValue("")
})
