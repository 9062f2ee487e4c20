import type { Page } from "@playwright/test"
import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

const host = "b2c"

const comparison = (page: Page) => page.getByRole("dialog", { name: "Comparar planes" })
const differences = (page: Page) => comparison(page).getByRole("button", { name: "Ver diferencias" })
const adding = (page: Page) => comparison(page).getByLabel("Comparar con")
const columns = (page: Page) =>
  comparison(page)
    .getByRole("columnheader")
    .evaluateAll((heads) => heads.map((head) => head.getAttribute("abbr") ?? head.textContent))

const open = async (page: Page) => {
  await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
  await expect(comparison(page)).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) < 600) await differences(page).click()
}

test.beforeEach(async ({ page, sandbox }) => {
  await atPlans(page, sandbox, host)
})

// OU-16
test("two plans stand side by side at first; equal rows say so, differences are marked", { tag: "@critical" }, async ({
  page
}) => {
  const offered = await plans(page).getByRole("heading").allTextContents()
  await open(page)
  expect(await columns(page)).toEqual(["Beneficio", ...offered.slice(0, 2)])
  const rows = await comparison(page)
    .locator("tbody tr")
    .evaluateAll((found) =>
      found.map((row) => ({
        name: row.querySelector("th")?.textContent ?? "",
        cells: [...row.querySelectorAll("td")].map(({ textContent }) => textContent)
      }))
    )
  expect(rows.length).toBeGreaterThan(5)
  for (const { cells, name } of rows) {
    expect(cells).toHaveLength(2)
    expect(cells[1] === "Igual", name).toBe(!cells[1]?.endsWith("(distinto)"))
    expect(cells[0], name).not.toMatch(/^Igual$|distinto/)
  }
  expect(rows.some(({ cells }) => cells[1]?.endsWith("(distinto)"))).toBe(true)
  expect(rows.some(({ cells }) => cells[1] === "Igual")).toBe(true)
})

test("the switch hides the equal rows", async ({ page }) => {
  await open(page)
  await comparison(page).getByRole("checkbox", { name: "Solo lo distinto" }).check()
  await expect(comparison(page).getByRole("cell", { name: "Igual", exact: true })).toHaveCount(0)
  await expect(comparison(page).locator("tbody").getByRole("row").first()).toContainText("(distinto)")
})

for (const width of all ? [320, 390, 1440] : [320, 1440])
  test(`${width} px: up to four plans, nothing is wider than the page, and SELECCIONAR belongs to the active tab`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 720 })
    const offered = await plans(page).getByRole("heading").allTextContents()
    await open(page)
    await adding(page).focus()
    await page.keyboard.press("ArrowDown")
    expect(await columns(page)).toEqual(["Beneficio", ...offered.slice(0, 2)])
    await page.keyboard.press("ArrowUp")
    for (const more of offered.slice(2, 4)) {
      await expect(adding(page)).toContainText(more)
      await comparison(page).getByRole("button", { name: "Agregar", exact: true }).press("Enter")
    }
    expect(await columns(page)).toEqual(["Beneficio", ...offered.slice(0, 4)])
    await expect(adding(page)).toHaveCount(0)
    await expect(comparison(page).getByRole("button", { name: `Quitar ${offered[3]}`, exact: true })).toBeFocused()
    const widths = await page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll("dialog[open], [role=tabpanel]")]
      return parts.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)
    })
    expect(widths.every((over) => over <= 0)).toBe(true)
    await comparison(page)
      .getByRole("button", { name: `Quitar ${offered[1]}`, exact: true })
      .click()
    await expect(adding(page)).toBeFocused()
    await comparison(page)
      .getByRole("tab", { name: new RegExp(`^${offered[2]} USD`) })
      .click()
    await expect.poll(() => columns(page)).toEqual(["Beneficio", offered[2], offered[0], offered[3]])
    await expect(comparison(page).getByRole("button", { name: `SELECCIONAR ${offered[2]}`, exact: true })).toBeVisible()
  })

// OU-16
test("a sentence says what an instalment more buys; each head has its prices and SELECCIONAR", async ({ page }) => {
  const [first = "", second = ""] = await plans(page).getByRole("heading").allTextContents()
  await open(page)
  const head = (plan: number) =>
    comparison(page)
      .getByRole("columnheader")
      .nth(plan + 1)
  const each = async (plan: number) => {
    const [, count = "", amount = ""] = /(\d+) × \$ ([\d.]+,\d\d)/.exec((await head(plan).textContent()) ?? "") ?? []
    return { count, cents: Number(amount.replace(/\D/g, "")) }
  }
  const [from, to] = [await each(0), await each(1)]
  expect(from.count).toBe(to.count)
  expect(to.cents).toBeGreaterThan(from.cents)
  const more = ((to.cents - from.cents) / 100).toLocaleString("es-AR", { minimumFractionDigits: 2 })
  const said = comparison(page).getByRole("tabpanel").getByRole("listitem")
  await expect(said).toContainText(`${second} · Por $ ${more} más por cuota (${to.count}): +USD`)
  await comparison(page)
    .getByRole("tab", { name: new RegExp(`^${second} USD`) })
    .click()
  await expect(said).toContainText(`${first} · Ahorrás $ ${more} por cuota (${to.count}) y resignás USD`)
  await expect(head(0)).toContainText("Precio final $ ")
  await head(1).getByRole("button", { name: "SELECCIONAR" }).click()
  await expect(comparison(page)).toBeHidden()
})

test("a phone of 360 x 740 shows 300 px of the table at once, and both buttons in a row", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const seen = await comparison(page).evaluate((dialog) => {
    const box = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const tops = [...dialog.querySelectorAll("footer button")].map((button) => button.getBoundingClientRect().top)
    return { table: box("footer").top - box("table").top, rows: new Set(tops).size }
  })
  expect(seen.table).toBeGreaterThanOrEqual(300)
  expect(seen.rows).toBe(1)
  await expect(comparison(page).getByText("Comparar con", { exact: true })).toBeInViewport({ ratio: 1 })
})

test("after switching off, the tab's plan stands alone again", async ({ page }) => {
  await open(page)
  await differences(page).click()
  expect(await columns(page)).toEqual(["Beneficio", "Detalle"])
})
