import type { Locator, Page } from "@playwright/test"
import { enlarge } from "./steps/adapting"
import { sidewaysScroll } from "./steps/axe"
import { all, channelIds } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { atPassengers, atPlans, buyLabel, comeAs, passenger } from "./steps/purchase"
import { applyDates, aWish, bar, cell, openBar, plans, requote, submit, typedDay } from "./steps/quoteBar"
import { shifts, watchShifts } from "./steps/shifts"

const pair = { ages: [34, 30] }

/** A window, and where the first price and its button end at the latest: on a laptop well inside. */
const windows = [
  { width: 390, height: 664, lowest: 420 },
  { width: 1280, height: 720, lowest: 480, button: 657 },
  { width: 1366, height: 657, lowest: 480, button: 657 },
  { width: 1536, height: 730, lowest: 480, button: 657 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 950 }
]

/** A strip above the header, the longest names, the longest amounts. */
const looked = all ? channelIds : ["bbva", "b2cchile"]

const head = (page: Page) => page.getByRole("region", { name: "Planes" }).locator("header")

/** The headline amount of a plan, `$ 16.817,84`. */
const price = (plan: Locator) => plan.getByText(/^\$ [\d.]+(,\d\d)?$/).first()

/** Where an element ends, in pixels below the top of the page. */
const endOf = async (page: Page, element: Locator) => {
  const { height, y } = (await element.boundingBox()) ?? { height: Number.NaN, y: 0 }
  return y + height + (await page.evaluate(() => scrollY))
}

// RS-24, OU-15
for (const channel of looked)
  test(`${channel}: from a phone to a desk the first screen has the first price and its button`, {
    tag: channel === "bbva" ? "@critical" : []
  }, async ({ page, sandbox }) => {
    await atPlans(page, sandbox, channel, pair)
    if (channel === "bbva") {
      // The banner waits for the next page where it comes after a press.
      await page.reload()
      await expect(page.getByRole("region", { name: "Promoción" })).toBeVisible()
      await expect(plans(page).first()).toBeVisible()
    }
    const first = plans(page).first()
    const landscape = page.locator("h1").locator("xpath=ancestor::section/*[name()='svg']")
    for (const { width, height, lowest = height, button = height } of windows) {
      await page.setViewportSize({ width, height })
      await expect(bar(page).getByRole("button", { name: "Editar" })).toBeVisible()
      const asked = `${width}x${height}`
      expect.soft(await endOf(page, price(first)), asked).toBeLessThan(lowest)
      expect.soft(await endOf(page, first.getByRole("button", { name: buyLabel(channel) })), asked).toBeLessThan(button)
      if (width >= 768) expect.soft((await bar(page).boundingBox())?.height, asked).toBe(64)
      if (width < 768) {
        await expect.soft(first.getByText("Precio final, 2 pasajeros"), asked).toBeVisible()
        // The landscape stays beside the title.
        expect.soft((await landscape.boundingBox())?.width, asked).toBeLessThan(200)
      }
      if (width >= 1024) {
        // The landscape is whole beside the row.
        const row = (await bar(page).boundingBox()) ?? { x: 0, width }
        expect.soft((await landscape.boundingBox())?.x, asked).toBeGreaterThan(row.x + row.width)
      }
      if (width >= 1280) expect.soft((await head(page).boundingBox())?.height, asked).toBe(44)
      expect.soft(await sidewaysScroll(page), asked).toBe(0)
    }
  })

// A11Y-12
test("b2cchile: text at 200 % ends before the landscape beside the title", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await atPlans(page, sandbox, "b2cchile")
  await enlarge(page, "root")
  const lead = page.getByText(/^Hasta 1\.000\.000 USD/).first()
  // The dome and the moon stand in the last 180 px.
  const end = async () => {
    const { width, x } = (await lead.boundingBox()) ?? { width: 1280, x: 0 }
    return x + width
  }
  await expect.poll(end).toBeLessThan(1280 - 180)
})

// RS-24, QB-08
test("the search rests as a row; a keyboard opens it, and RECOTIZAR folds it again", async ({ page, sandbox }) => {
  const wish = aWish(pair)
  await page.setViewportSize({ width: 1280, height: 720 })
  await atPlans(page, sandbox, "b2c", wish)
  await expect(bar(page).getByLabel("Email")).toBeHidden()
  await bar(page).getByRole("button", { name: "Editar" }).press("Enter")
  await expect(bar(page).getByRole("button", { name: /^Destino/ })).toBeFocused()
  await bar(page).getByRole("button", { name: "RECOTIZAR" }).press("Enter")
  await expect.poll(() => sandbox.quotesBy(wish.email)).toHaveLength(2)
  await expect(bar(page).getByLabel("Email")).toBeHidden()
  await expect(bar(page).getByRole("button", { name: "Editar" })).toBeFocused()
  // In a low window, also one of 1280 px at 200 %, the answer would arrive above the screen.
  await page.setViewportSize({ width: 740, height: 360 })
  await requote(page)
  await expect.poll(() => sandbox.quotesBy(wish.email)).toHaveLength(3)
  await expect(page.getByRole("heading", { name: "Planes para tu viaje a Europa" })).toBeInViewport()
  // Folded, it would tell the days of a refused trip over the plans of another.
  await openBar(page)
  await applyDates(page, typedDay(30), typedDay(230))
  await submit(page, "RECOTIZAR")
  await page.getByRole("dialog", { name: "Cantidad de Días" }).getByRole("button", { name: "Cerrar" }).click()
  await expect(bar(page).getByRole("button", { name: "RECOTIZAR" })).toBeFocused()
})

// QB-11
test("on a reload a kept search is a row from the first paint, and never the open bar", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await atPlans(page, sandbox, "b2c")
  const letGo = await hold(page, /\/assets\/.*\.js/)
  await page.reload({ waitUntil: "domcontentloaded" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(bar(page).getByLabel("Email")).toBeHidden()
  expect((await bar(page).boundingBox())?.height).toBe(64)
  letGo()
  await expect(bar(page).getByRole("button", { name: "Editar" })).toBeVisible()
  expect((await bar(page).boundingBox())?.height).toBe(64)
})

// QB-09
for (const [width, height] of [
  [1280, 720],
  [360, 740]
] as const)
  test(`plans that arrive move nothing in sight; header and trip stay while they are looked for, and grey cards stand in their place, ${width} px`, async ({
    page,
    sandbox
  }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    await atPlans(page, sandbox, "b2c", pair)
    await page.reload()
    await expect(plans(page).first()).toBeVisible()
    await page.waitForLoadState("networkidle")
    expect(await shifts(page)).toEqual([])
    const letGo = await hold(page, /sales\/quote/)
    await page.reload()
    const wait = page.getByRole("dialog", { name: "Buscando tus planes" })
    await expect(wait).toBeVisible()
    await expect(page.locator("header").first()).toBeInViewport({ ratio: 0.5 })
    await expect(bar(page).getByText("EUROPA").first()).toBeInViewport({ ratio: 1 })
    const grey = await wait.locator("xpath=preceding-sibling::*/*[1]").boundingBox()
    letGo()
    await expect(plans(page).first()).toBeVisible()
    const card = await plans(page).first().boundingBox()
    for (const side of ["x", "y", "width"] as const)
      expect(Math.abs((card?.[side] ?? 0) - (grey?.[side] ?? -9)), side).toBeLessThanOrEqual(2)
  })

// HO-01, PA-02
for (const channel of looked)
  test(`${channel}: a short phone's first screen has the first question of the home, and of step 2`, async ({
    page,
    sandbox
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await sandbox.open(page, channel)
    await expect(cell(page, "Destino")).toBeInViewport({ ratio: 1 })
    // Some brands sell to registered buyers alone.
    await comeAs(page, sandbox, channel)
    await atPassengers(page, sandbox, channel, pair)
    await expect(passenger(page, 1).getByLabel("Nombre", { exact: true })).toBeInViewport({ ratio: 1 })
  })
