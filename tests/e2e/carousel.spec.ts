import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { holdUp } from "./steps/holdUp"
import { atPlans, passenger } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

const next = (page: Page) => page.getByRole("button", { name: "Planes siguientes" }).first()

// RS-01
test("the page stays where it is when the carousel comes", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await atPlans(page, sandbox, "b2c", { ages: [34, 8] })
  const bring = await holdUp(page, "swiper")
  const arrow = page.getByRole("button", { name: "Planes siguientes" }).filter({ visible: true })
  await arrow.focus()
  const top = () => arrow.evaluate((button) => button.getBoundingClientRect().top)
  const before = await top()
  await bring()
  await expect(page.locator(".swiper-initialized")).toBeVisible()
  expect(await top()).toBe(before)
})

// RS-01
test("presses in a plan and on the arrow count while the carousel comes", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "b2c")
  const bring = await holdUp(page, "swiper")
  await next(page).click()
  await expect(plans(page).first()).not.toBeInViewport({ ratio: 0.5 })
  const buy = plans(page).nth(3).getByRole("button", { name: "COMPRAR" })
  await buy.hover()
  await page.mouse.down()
  await bring()
  await page.mouse.up()
  await expect(passenger(page, 1)).toBeVisible()
})
