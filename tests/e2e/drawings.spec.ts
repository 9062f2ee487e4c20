import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"

const stamp = (page: Page) =>
  page
    .locator("li", { has: page.getByRole("heading", { name: "Asistencia 24/7" }) })
    .locator("svg")
    .first()

/** The drawings that this document fetched, each as its name and the bytes that came. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap((entry) => {
      const [, name] = /([a-z]+)-[^/]*\.svg$/.exec(entry.name) ?? []
      return name && entry instanceof PerformanceResourceTiming ? [{ name, bytes: entry.transferSize }] : []
    })
  )

const below = ["asia", "caribe", "europa", "puente", "stamps", "ventana"]
const namesOf = async (page: Page) =>
  (await fetched(page)).map(({ name }) => name).filter((name) => below.includes(name))

// HO-12
test("drawings below the first view come in idle time; scrolling costs no byte more", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await expect.poll(async () => (await namesOf(page)).toSorted()).toEqual(below)
  await stamp(page).scrollIntoViewIfNeeded()
  await expect(stamp(page).locator("use")).toHaveCount(1)
  const again = (await fetched(page)).filter(({ name }, at, all) => all.findIndex((one) => one.name === name) < at)
  expect(again.filter(({ bytes }) => bytes > 0)).toEqual([])
})

// HO-12
test("a visitor who saves data gets no drawing before it is near", async ({ page, sandbox }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  await sandbox.open(page, "b2c")
  await page.waitForLoadState("networkidle")
  expect(await namesOf(page)).toEqual([])
  await stamp(page).scrollIntoViewIfNeeded()
  await expect.poll(() => namesOf(page)).toContain("stamps")
})
