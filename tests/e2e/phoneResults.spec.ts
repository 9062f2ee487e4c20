import type { Locator, Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { all, channelIds } from "./steps/channels"
import { endOf, price } from "./steps/firstScreen"
import { expect, test } from "./steps/fixtures"
import { atPlans, buyLabel } from "./steps/purchase"
import { bar, plans } from "./steps/quoteBar"

const pair = { ages: [34, 30] }

/** A strip above the header, the longest names, the longest amounts. */
const looked = all ? channelIds : ["bbva", "b2cchile"]

// RS-20, RS-22
for (const channel of looked)
  test(`${channel}: a phone's first screen has the first price and its button`, async ({ page, sandbox }) => {
    await atPlans(page, sandbox, channel, pair)
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(bar(page).getByRole("button", { name: "Editar" })).toBeVisible()
    if (channel === "bbva") await expect(page.getByRole("region", { name: "Promoción" })).toBeVisible()
    const first = plans(page).first()
    expect(await endOf(page, price(first))).toBeLessThan(420)
    expect(await endOf(page, first.getByRole("button", { name: buyLabel(channel) }))).toBeLessThan(664)
    await expect(first.getByText("Precio final, 2 pasajeros")).toBeVisible()
    // The landscape stays beside the title.
    expect(
      (await page.locator("h1").locator("xpath=ancestor::section/*[name()='svg']").boundingBox())?.width
    ).toBeLessThan(200)
  })

// RS-01
test("beside the one plan in a phone's view, the next one shows its edge, at the end too", async ({
  page,
  sandbox
}) => {
  await atPlans(page, sandbox, "b2c")
  // As on a slow phone: it is turned, and the arrow pressed before the row has told how many plans
  // it shows.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.setViewportSize({ width: 390, height: 664 })
  const left = async (plan: Locator) => Math.round((await plan.boundingBox())?.x ?? 0)
  const next = page.getByRole("button", { name: "Planes siguientes" }).filter({ visible: true })
  await expect.poll(() => left(plans(page).nth(1))).toBe(366)
  await next.click()
  await expect.poll(() => left(plans(page).nth(1))).toBe(20)
  await expect.poll(() => left(plans(page).nth(2))).toBe(366)
  await page.clock.resume()
  while ((await next.getAttribute("aria-disabled")) !== "true") await next.click()
  await expect.poll(() => left(plans(page).last())).toBe(20)
})

test("with the browser's text at 200 % the discount covers no other label", async ({ page, sandbox }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send("Page.enable")
  await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 390, height: 844 })
  await atPlans(page, sandbox, "b2c", pair)
  const [label, discount] = await Promise.all(
    ["EL MÁS ELEGIDO", "15% OFF"].map((text) => plans(page).first().getByText(text, { exact: true }).boundingBox())
  )
  expect(label?.height).toBeGreaterThan(30)
  expect(discount?.y).toBeGreaterThan((label?.y ?? 0) + (label?.height ?? 0))
})

const names = (page: Page) => plans(page).getByRole("heading", { level: 3 }).allTextContents()
const showAll = (page: Page) => page.getByRole("button", { name: "Ver todos" }).filter({ visible: true }).click()

// RS-21
test("'Ver todos' on a phone is a list of lines, three prices in a screen, sorted by price on request", async ({
  page,
  sandbox
}) => {
  await atPlans(page, sandbox, "b2c", pair)
  await page.setViewportSize({ width: 390, height: 844 })
  const recommended = await names(page)
  await showAll(page)
  await expect(page.getByRole("radio", { name: "Recomendados" })).toBeChecked()
  expect(await names(page)).toEqual(recommended)
  expect(await endOf(page, price(plans(page).nth(2)))).toBeLessThan(844)
  await expect(plans(page).first().getByText("Precio final, 2 pasajeros")).toBeVisible()
  await expect(plans(page).first().getByText("Precio sin impuestos nacionales")).toBeVisible()

  await page.getByRole("radio", { name: "Precio", exact: true }).check()
  const finals = await plans(page)
    .locator("strong")
    .filter({ hasText: /^\$/ })
    .evaluateAll((found) => found.map(({ textContent }) => Number(textContent?.replace(/\D/g, ""))))
  expect(finals).toHaveLength(recommended.length)
  expect(finals).toEqual(finals.toSorted((a, b) => a - b))

  const cheapest = plans(page).first()
  const title = await cheapest.getByRole("heading").textContent()
  await cheapest.getByRole("button", { name: "Ver más" }).click()
  await expect(cheapest.getByRole("checkbox", { name: "Enviar por mail" })).toBeVisible()
  await expectClean(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await cheapest.getByRole("button", { name: "Ver detalles" }).click()
  await expect(page.getByRole("dialog", { name: "Comparar planes" })).toContainText(title ?? "")
})

// RS-21
test("a wide window sorts its cards; without the lines' script the plans are cards", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "belo")
  const before = await names(page)
  await showAll(page)
  await page.getByRole("radio", { name: "Precio", exact: true }).check()
  const after = await names(page)
  expect(after).not.toEqual(before)
  expect(after.toSorted()).toEqual(before.toSorted())

  await page.route(/\/AllPlans[^/]*\.js/, (route) => route.abort())
  await page.reload()
  await expect(plans(page).first()).toBeVisible()
  await showAll(page)
  await expect(page.getByRole("button", { name: "Volver al carrusel" })).toBeVisible()
  await expect(plans(page).last().getByRole("button", { name: "CONTRATAR" })).toBeVisible()
  expect(await names(page)).toEqual(before)
})
