import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

const host = "b2c"

const comparison = (page: Page) => page.getByRole("dialog", { name: "Comparar planes" })
const differences = (page: Page) => comparison(page).getByRole("button", { name: "Ver diferencias" })
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
