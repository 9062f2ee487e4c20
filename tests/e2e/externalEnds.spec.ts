import { expectClean } from "./steps/axe"
import { callsOf, expectEnded, expectExternalHeader, expectShopHeader } from "./steps/external"
import { expect, test } from "./steps/fixtures"
import { bar } from "./steps/quoteBar"

/**
 * A link's query, the page's message, and the number of calls: one for the quote, one for its
 * price.
 */
const ends: ReadonlyArray<readonly [query: string, message: string, calls: number]> = [
  ["", "No se encontró la cotización", 0],
  ["?p=vencida", "Cotización expiró", 1],
  ["?p=desconocida", "Cotización inválida", 1],
  ["?p=sin-producto", "Error", 2]
]

/** Hostile queries: each is an unknown id, or no id at all. */
const odd: ReadonlyArray<readonly [query: string, id: string | undefined]> = [
  [`?p=${"x".repeat(10_000)}`, undefined],
  ["?p=../../etc/passwd", "../../etc/passwd"],
  ["?p=%00", "\0"],
  ["?p=%F0%28%8C", undefined],
  ["?p=%3Cscript%3Ethrow%201%3C/script%3E%3Cimg%20src=x%20onerror=throw%201%3E", undefined],
  ["?p=vencida%26id=vigente%23", "vencida&id=vigente#"],
  ["?p=desconocida&p=vigente", "desconocida"]
]

// EX-07
test("each way in which a link fails has its own message, with ways on", async ({ page, sandbox }) => {
  const calls = callsOf(page)
  for (const [query, message, asked] of ends) {
    const before = calls.length
    await sandbox.open(page, "b2c", `/compraexterna${query}`)
    await expectEnded(page, message)
    await expect(page).toHaveURL(/\/compraexterna$/)
    await expect(page.getByRole("button", { name: "Reintentar" })).toHaveCount(message === "Error" ? 1 : 0)
    expect(
      calls.slice(before).map(({ search }) => search),
      query
    ).toHaveLength(asked)
  }
  await expectExternalHeader(page)
  await expectClean(page)
  // A reload still knows the id that has left the address. The way on leads into the shop.
  await page.reload()
  await expectEnded(page, "Error")
  await page.getByRole("link", { name: "COTIZAR", exact: true }).click()
  // The bar holds the trip and asks for the contact data.
  await expect(page).toHaveURL(/\/cotizar\?destino=/)
  await expect(page.getByText(/^Completá tus datos para ver los planes/)).toBeVisible()
  await expect(bar(page).getByRole("button", { name: /^Destino EUROPA/ })).toBeVisible()
  await expectShopHeader(page)
})

// TR-07
test("any other query goes to the provider unchanged, or not at all, and has no effect", async ({ page, sandbox }) => {
  const calls = callsOf(page)
  for (const [query, id] of odd) {
    const before = calls.length
    await sandbox.open(page, "b2c", `/compraexterna${query}`)
    await expectEnded(page, "Cotización inválida")
    const asked = calls.slice(before)
    expect(asked.every(({ pathname }) => pathname.endsWith("/public_api/sales/external/getquote"))).toBe(true)
    if (id !== undefined) expect(asked.map(({ searchParams }) => searchParams.getAll("id"))).toEqual([[id]])
    await expect(page.locator("main script, main img")).toHaveCount(0)
  }
})
