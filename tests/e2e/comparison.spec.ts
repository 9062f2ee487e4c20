import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

/** The open comparison of a small phone, the next plan beside the first. */
const onPhone = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
  const comparison = page.getByRole("dialog", { name: "Comparar planes" })
  await comparison.getByRole("button", { name: "Ver diferencias" }).click()
  return comparison
}

// OU-16
for (const channel of ["b2c", "b2cchile"])
  test(`${channel}: 360 x 740 px show 300 px of rows, and both names share a line`, async ({ page, sandbox }) => {
    await atPlans(page, sandbox, channel)
    const comparison = await onPhone(page)
    await expect(comparison.locator("tbody")).toBeVisible()
    const seen = await comparison.evaluate((dialog) => {
      const box = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const shown = [...dialog.querySelectorAll("footer button")].filter((button) => button.checkVisibility())
      const tops = shown.map((button) => button.getBoundingClientRect().top)
      return { rows: box("footer").top - box("tbody").top, lines: new Set(tops).size }
    })
    expect(seen.rows).toBeGreaterThanOrEqual(300)
    expect(seen.lines).toBe(1)
    const middles = await comparison.locator("th span[id]").evaluateAll((names) =>
      names.map((name) => {
        const { height, y } = name.getBoundingClientRect()
        return y + height / 2
      })
    )
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? Number.NaN))).toBeLessThan(0.6)
  })

// OU-16
test("a phone's comparison: a long name keeps both buttons alike, forced colours mark what a shadow does, three plans keep each amount whole", async ({
  page,
  sandbox
}) => {
  await atPlans(page, sandbox, "b2c")
  const comparison = await onPhone(page)
  await comparison.getByLabel("Comparar con").selectOption("GOLD")
  await expect(comparison.getByRole("columnheader", { name: /^GOLD/ })).toBeInViewport({ ratio: 1 })
  // A name that takes two lines of its button.
  await comparison.getByRole("tab", { name: /^PLATINUM PLUS/ }).click()
  const buttons = comparison.locator("footer").getByRole("button")
  const [way, choice] = await buttons.evaluateAll((found) => found.map(({ clientHeight }) => clientHeight))
  expect(choice).toBeGreaterThan(48)
  expect(way).toBe(choice)
  // Forced colours drop shadows and backgrounds: the dialog's, a tab's, a difference's, a badge's.
  await page.emulateMedia({ forcedColors: "active" })
  await expect(comparison).toHaveCSS("outline-style", "solid")
  await expect(comparison.getByRole("tab", { selected: true })).toHaveCSS("border-bottom-width", "3px")
  await expect(comparison.locator("tr[data-differs] > th").first()).toHaveCSS("border-left-width", "3px")
  await expect(plans(page).first().getByText("15% OFF")).toHaveCSS("outline-style", "solid")
  await page.emulateMedia({ forcedColors: "none" })
  await comparison.getByRole("button", { name: "Agregar plan" }).click()
  await comparison.getByRole("button", { name: "BLACK", exact: true }).click()
  await expect(comparison.locator("thead strong")).toHaveText([/\$\u00a0\d/, /\$\u00a0\d/, /\$\u00a0\d/])
})

// OU-16
for (const { height, width } of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 }
])
  test(`four plans keep each word of a name whole at ${width} px`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height })
    await atPlans(page, sandbox, "b2c")
    await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
    const comparison = page.getByRole("dialog", { name: "Comparar planes" })
    if (width < 600) await comparison.getByRole("button", { name: "Ver diferencias" }).click()
    for (const plan of ["PLATINUM DEPORTES", "BLACK DEPORTES"]) {
      await comparison.getByRole("button", { name: "Agregar plan" }).click()
      await comparison.getByRole("button", { name: plan, exact: true }).click()
    }
    const broken = await comparison.locator("th span[id]").evaluateAll((names) =>
      names.flatMap((name) => {
        const [text] = name.childNodes
        const { bottom, right } = name.getBoundingClientRect()
        return [...(text?.nodeValue ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          if (text) range.setStart(text, index)
          if (text) range.setEnd(text, index + word.length)
          const box = range.getBoundingClientRect()
          const isWhole = range.getClientRects().length === 1 && box.right <= right + 1 && box.bottom <= bottom + 1
          return isWhole ? [] : [word]
        })
      })
    )
    expect(broken).toEqual([])
  })

// A11Y-11
for (const { height, width } of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 }
])
  test(`text at 200 % parts the card's badges, and scrolls tools, rows and buttons as one, at ${width} x ${height} px`, async ({
    page,
    sandbox
  }) => {
    await atPlans(page, sandbox, "b2c")
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    const first = plans(page).first()
    const boxOf = async (badge: string) =>
      (await first.getByText(badge).boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
    const [chosen, off] = [await boxOf("EL MÁS ELEGIDO"), await boxOf("15% OFF")]
    expect(off.y >= chosen.y + chosen.height || off.x >= chosen.x + chosen.width).toBe(true)
    // Two lines at most: the third would break its number.
    expect((await boxOf("USD 300.000")).height).toBeLessThan(115)
    await first.getByRole("button", { name: "Ver detalles" }).click()
    const comparison = page.getByRole("dialog", { name: "Comparar planes" })
    const differences = comparison.getByRole("button", { name: "Ver diferencias" })
    if (width < 600) await differences.click()
    const row = comparison.getByRole("row", { name: /^Demora de equipaje/ })
    await row.scrollIntoViewIfNeeded()
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(differences).not.toBeInViewport()
    const seen = await comparison.evaluate((dialog) => {
      const head = dialog.querySelector("thead")?.getBoundingClientRect() ?? new DOMRect()
      return { left: dialog.clientHeight - head.height, over: dialog.scrollWidth - dialog.clientWidth }
    })
    expect(seen.left).toBeGreaterThanOrEqual(300)
    expect(seen.over).toBe(0)
    await comparison.getByRole("button", { name: /^SELECCIONAR PLATINUM/ }).click()
    await expect(page).toHaveURL(/cotizarpasajeros/)
  })
