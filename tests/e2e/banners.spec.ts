import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

const banners = (page: Page) => page.getByRole("region", { name: "Novedades" })
const dots = (page: Page) => banners(page).getByRole("button", { name: /^\d de \d$/ })
const shown = (page: Page) => banners(page).locator("[aria-current]")
const press = (page: Page, name: string) => banners(page).getByRole("button", { name, exact: true }).click()
const words = (page: Page) => page.getByRole("heading", { level: 1 }).locator("xpath=ancestor::div[4]")
const scenes = (page: Page) => banners(page).locator("svg[data-fit=hero] use")

test("with reduced motion no banner turns by itself or fades", async ({ page, sandbox }) => {
  await page.clock.install()
  await sandbox.open(page, "b2c")
  await expect(banners(page).getByRole("button", { name: "Reanudar" })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveAccessibleName("1 de 3")
  await expect(scenes(page)).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect(words(page)).toHaveCSS("opacity", "1")
})

test.describe("with motion, untouched", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } })

  // HO-01
  for (const touched of [false, true])
    test(`a page that came slowly waits until it ${touched ? "is touched" : "has rested"}`, async ({
      page,
      sandbox
    }) => {
      await page.clock.install()
      await page.route(/\/assets\/portal-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2100))
        await route.continue()
      })
      await sandbox.open(page, "b2c")
      await expect(page.locator("#root[data-alive]")).toBeAttached()
      await expect(dots(page)).toHaveCount(3)
      await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 500)))
      if (touched) await page.mouse.move(5, 5)
      await page.clock.runFor(touched ? 5500 : 7000)
      await expect(shown(page)).toHaveAccessibleName("1 de 3")
      await page.clock.runFor(touched ? 1000 : 7000)
      await expect(shown(page)).toHaveAccessibleName("2 de 3")
    })
})

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } })

  /** Stops the clock just after the first banner appears, so that its whole turn remains. */
  const stopTime = async (page: Page) => {
    await page.mouse.move(5, 5)
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 500)))
    await press(page, "1 de 3")
    await expect(shown(page)).toHaveAccessibleName("1 de 3")
    await banners(page).getByRole("button", { name: "1 de 3" }).blur()
    await page.mouse.move(5, 5)
    await playing(page, true)
  }
  const playing = (page: Page, yes: boolean) =>
    expect(banners(page).locator("[aria-live]")).toHaveAttribute("aria-live", yes ? "off" : "polite")

  test.beforeEach(async ({ page, sandbox }) => {
    await page.clock.install()
    await sandbox.open(page, "b2c")
    await expect(page.locator("#root[data-alive]")).toBeAttached()
    await expect(dots(page)).toHaveCount(3)
    await stopTime(page)
  })

  // HO-01
  test("a banner stays for 6000 ms and fades in 1000 ms; the next scene is there", async ({ page }) => {
    const places = () => dots(page).evaluateAll((found) => found.map((dot) => dot.getBoundingClientRect().toJSON()))
    const before = await places()
    await page.clock.runFor(5900)
    await expect(shown(page)).toHaveAccessibleName("1 de 3")
    await expect(scenes(page)).toHaveCount(2)
    await page.clock.runFor(100)
    await expect(shown(page)).toHaveAccessibleName("2 de 3")
    expect(await places()).toEqual(before)
    await expect(banners(page).locator("[data-current]").first()).toHaveCSS("transition-duration", "1s")
    await page.clock.runFor(6000)
    await expect(shown(page)).toHaveAccessibleName("3 de 3")
    await page.clock.runFor(6000)
    await expect(shown(page)).toHaveAccessibleName("1 de 3")
  })

  // A11Y-03
  test("pointer or focus stops the banners; Pausar stops them until Reanudar", async ({ page }) => {
    await page.mouse.move(300, 300)
    await playing(page, false)
    await page.clock.runFor(13_000)
    await expect(shown(page)).toHaveAccessibleName("1 de 3")
    await page.mouse.move(5, 5)
    await playing(page, true)
    await banners(page).getByRole("link", { name: "COTIZAR AHORA" }).focus()
    await playing(page, false)
    await page.clock.runFor(13_000)
    await expect(shown(page)).toHaveAccessibleName("1 de 3")
    await banners(page).getByRole("link", { name: "COTIZAR AHORA" }).blur()
    await playing(page, true)
    await press(page, "Pausar")
    await page.mouse.move(5, 5)
    await banners(page).getByRole("button", { name: "Reanudar" }).blur()
    await page.clock.runFor(13_000)
    await expect(shown(page)).toHaveAccessibleName("1 de 3")
    await press(page, "Reanudar")
    await page.mouse.move(5, 5)
    await playing(page, true)
    await page.clock.runFor(6000)
    await expect(shown(page)).toHaveAccessibleName("2 de 3")
  })

  // HO-02
  test("their words fade over 300 px of scroll, but not under keyboard focus", async ({ page }) => {
    const opacityAt = async (top: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      return words(page).evaluate((element) => Number(getComputedStyle(element).opacity))
    }
    await expect.poll(() => opacityAt(0)).toBe(1)
    await expect.poll(() => opacityAt(150)).toBeCloseTo(0.5, 1)
    await expect.poll(() => opacityAt(300)).toBe(0)
    await expect.poll(() => opacityAt(0)).toBe(1)
  })
})
