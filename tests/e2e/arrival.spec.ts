import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { openAwake } from "./steps/forms"
import { holdUp } from "./steps/holdUp"
import { atPlans, choose, passenger } from "./steps/purchase"
import { aWish, bar, fillBar, plans, submit } from "./steps/quoteBar"

interface Moved {
  readonly item: string
  readonly opacity: string
  readonly lasts: string
}

/** Notes what moves inside the list of plans, and how visible it is when it begins. */
const watched = (page: Page) =>
  page.addInitScript(() => {
    const moved: Array<Moved> = []
    Object.assign(window, { moved })
    addEventListener("animationstart", ({ pseudoElement, target }) => {
      if (!(target instanceof Element) || !target.closest("[aria-label='Planes'] ul")) return
      const lasts = getComputedStyle(target, pseudoElement || null).animationDuration
      moved.push({ item: target.tagName + pseudoElement, opacity: getComputedStyle(target).opacity, lasts })
    })
  })
const moved = (page: Page) => page.evaluate(() => (window as { moved?: ReadonlyArray<Moved> }).moved ?? [])

for (const motion of ["no-preference", "reduce"] as const)
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    // RS-01
    test("plans are in sight from their first frame, still or not", async ({ page, sandbox }) => {
      await watched(page)
      await atPlans(page, sandbox, "b2c")
      const items = async () => (await moved(page)).filter(({ lasts }) => lasts !== "0s")
      const count = async (kind: string) => (await items()).filter(({ item }) => item === kind).length
      if (motion === "reduce") return expect(await items()).toEqual([])
      await expect.poll(() => count("LI")).toBeGreaterThan(2)
      await expect.poll(async () => [await count("DL::after"), await count("DL::before")]).toEqual([1, 1])
      expect((await items()).every(({ opacity }) => opacity === "1")).toBe(true)
    })
  })

type Blank = { blank?: Array<string> }

/** Notes each frame without a header: a page that is not here yet shows nothing at all. */
const watchBlank = (page: Page) =>
  page.evaluate(() => {
    const blank: Array<string> = []
    Object.assign(window, { blank })
    const look = () => {
      if (!document.querySelector("header a")?.checkVisibility()) blank.push(location.pathname)
      requestAnimationFrame(look)
    }
    look()
  })

const blankIn = (page: Page) => page.evaluate(() => (window as Blank).blank)

// SH-18
test("no frame is blank from the home to the plans, to step 2, and back", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await fillBar(page, aWish())
  await watchBlank(page)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
  await choose(page, "b2c")
  await expect(passenger(page, 1)).toBeVisible()
  await page.goBack()
  await expect(plans(page).first()).toBeVisible()
  await page.goBack()
  await expect(bar(page).getByRole("button", { name: "COTIZAR", exact: true })).toBeVisible()
  expect(await blankIn(page)).toEqual([])
})

// SH-18
test("COTIZAR says that it works while the results come slowly, goes there once, and takes along no visitor who has gone elsewhere", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "asegura")
  const bring = await holdUp(page, "ResultsPage")
  await fillBar(page, aWish())
  await submit(page)
  const sent = bar(page).getByRole("button", { name: "COTIZAR", exact: true })
  await expect(sent).toHaveAttribute("aria-busy", "true", { timeout: 1000 })
  await sent.press("Enter")
  await bring()
  await expect(plans(page).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(sent).not.toHaveAttribute("aria-busy")
  const bringAgain = await holdUp(page, "ResultsPage")
  await page.reload()
  await fillBar(page, aWish())
  await submit(page)
  await page.getByRole("banner").getByRole("link", { name: "FAQs", exact: true }).click()
  const title = page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })
  await expect(title).toBeVisible()
  await bringAgain()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(title).toBeVisible()
  await page.goBack()
  await submit(page)
  await expect(page).toHaveURL(/\/cotizar$/)
})

// SH-18
test("a line tells of a page that comes slowly; two presses of its link are one step", async ({ page, sandbox }) => {
  await openAwake(page, sandbox.originOf("asegura"))
  const bring = await holdUp(page, "FaqsPage")
  const link = page.getByRole("banner").getByRole("link", { name: "FAQs", exact: true })
  const line = page.getByRole("progressbar", { name: "Cargando la página" })
  await link.click()
  await expect(line).toBeVisible({ timeout: 2000 })
  await link.click()
  await bring()
  await expect(page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })).toBeVisible()
  await expect(line).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await holdUp(page, "ContactPage")
  await page.getByRole("banner").getByRole("link", { name: "CONTACTO", exact: true }).click()
  await expect(line).toBeVisible({ timeout: 2000 })
  await page.getByRole("banner").getByRole("link", { name: "Inicio" }).click()
  await expect(line).toBeHidden()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})
