import type { Page } from "@playwright/test"
import { all, channelIds } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { bar, cell, openPopup } from "./steps/quoteBar"

/** Usual laptops: the second is 1366x768 less the browser's own bars. */
const laptops = [
  [1280, 720],
  [1366, 657]
] as const

/** Beside the brands that differ, the one with a strip above its header. */
const looked = all ? channelIds : ["bbva", "b2cchile"]

// QB-01, QB-05
for (const channel of looked)
  test(`${channel}: a laptop's first screen holds the whole quote bar and COTIZAR`, async ({ page, sandbox }) => {
    await sandbox.open(page, channel)
    await page.waitForLoadState("networkidle")
    for (const [width, height] of laptops) {
      await page.setViewportSize({ width, height })
      const fields = [
        ...["Destino", "Fechas", "Pasajeros"].map((name) => cell(page, name)),
        ...["Teléfono", "Email"].map((name) => bar(page).getByLabel(name)),
        bar(page).getByRole("button", { name: "COTIZAR", exact: true })
      ]
      for (const field of fields) await expect(field).toBeInViewport({ ratio: 1 })
      expect(await scrolled(page)).toBe(0)
    }
  })

/** Where the scene's travellers, animals and things end. What another file draws has no boxes: a copy has. */
const feet = (page: Page) =>
  page.evaluate(async () => {
    const scene = document.querySelector("svg[data-fit=hero]")
    const from = scene?.querySelector("use")?.href.baseVal ?? ""
    const file = new DOMParser().parseFromString(await (await fetch(from)).text(), "image/svg+xml")
    const copy = scene?.appendChild(file.documentElement)
    const ends = [...(copy?.querySelectorAll("g[transform]") ?? [])].map((one) => one.getBoundingClientRect().bottom)
    copy?.remove()
    return ends
  })

// HO-03. A cabin's traveller sits behind the card.
for (const channel of all ? channelIds.filter((id) => id !== "makler") : ["messis", "b2cchile"])
  test(`${channel}: the search card cuts no traveller, animal or tent of the scene`, async ({ page, sandbox }) => {
    await sandbox.open(page, channel)
    await page.waitForLoadState("networkidle")
    for (const [width, height] of [...laptops, [1024, 768], [1440, 900]] as const) {
      await page.setViewportSize({ width, height })
      const card = (await bar(page).boundingBox())?.y ?? 0
      const ends = await feet(page)
      expect(ends.length).toBeGreaterThan(0)
      expect(Math.max(...ends), `${width} x ${height}`).toBeLessThan(card - 4)
    }
  })

/** Presses a cell of the bar where it lies. Playwright's click may scroll first. */
const pressCell = async (page: Page, name: string) => {
  const { height, width, x, y } = (await cell(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Where the popup and its button lie. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const popup = document.querySelector(":popover-open")
    const opener = document.querySelector(`[popovertarget="${CSS.escape(popup?.id ?? "")}"]`)
    const edges = (element: Element | null): DOMRect => (element?.getBoundingClientRect() ?? new DOMRect()).toJSON()
    return { popup: edges(popup), opener: edges(opener) }
  })

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

// QB-02, QB-03, QB-04
test("on a laptop no popup of the bar moves the page or covers its button", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await sandbox.open(page, "belo")
  await bar(page).hover()
  for (const top of [0, 150, 240, 320])
    for (const name of ["Destino", "Fechas", "Pasajeros"] as const) {
      await scrollTo(page, top)
      await pressCell(page, name)
      const dialog = page.getByRole("dialog", { name })
      await expect(dialog.locator("input").first()).toBeVisible()
      if (name === "Fechas") await expect(dialog.getByRole("grid")).toHaveCount(2)
      const { opener, popup } = await layout(page)
      expect(await scrolled(page)).toBe(top)
      expect(popup.top).toBeGreaterThanOrEqual(0)
      expect(popup.bottom).toBeLessThanOrEqual(720)
      expect(popup.bottom <= opener.top || popup.top >= opener.bottom).toBe(true)
      expect(popup.height).toBeLessThanOrEqual({ Destino: 530, Fechas: 380, Pasajeros: 420 }[name])
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
      expect(await scrolled(page)).toBe(top)
    }
})

// QB-04, A11Y-12
test("in a low window no popup covers its button; one that grows and what is wrong stay in it", async ({
  page,
  sandbox
}) => {
  await page.setViewportSize({ width: 960, height: 540 })
  await sandbox.open(page, "belo")
  for (const top of [90, 170, 250]) {
    await cell(page, "Fechas").evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().top - y), top)
    await pressCell(page, "Fechas")
    await expect(page.getByRole("dialog").getByRole("grid")).toHaveCount(2)
    await expect.poll(() => layout(page).then(({ opener, popup }) => popup.top - opener.bottom)).toBeGreaterThan(0)
    await page.keyboard.press("Escape")
  }
  const passengers = await openPopup(page, "Pasajeros")
  for (let count = 1; count < 9; count += 1)
    await passengers.getByRole("button", { name: "Agregar pasajero" }).press("Enter")
  await expect(passengers).toBeInViewport({ ratio: 1 })
  await passengers.getByRole("button", { name: "Aplicar" }).click()
  await expect(passengers.getByRole("alert")).toBeInViewport({ ratio: 1 })
})
