import { expect, type Page } from "@playwright/test"

/** The page's messages for a partner's link, in order (EX-01). */
export const messages = [
  "Verificando tus datos...",
  "Verificando el producto elegido...",
  "Verificando datos de pasajeros...",
  "Redireccionando al pago..."
] as const

/** The current message. */
export const current = (page: Page) => page.getByRole("listitem").and(page.locator("[aria-current=step]"))

/** Passes time in small steps until `there` holds. Returns the milliseconds. */
export const passUntil = async (page: Page, there: () => Promise<boolean>): Promise<number> => {
  let passed = 0
  await expect(async () => {
    await page.clock.runFor(1)
    passed += 1
    expect(await there()).toBe(true)
  }).toPass({ intervals: [20] })
  return passed
}

/** The header of a partner's purchase: logo and assurance, without the shop's menu (SH-08). */
export const expectExternalHeader = async (page: Page) => {
  const header = page.getByRole("banner")
  await expect(header.getByText("Compra segura")).toBeVisible()
  await expect(header.getByRole("link", { name: "Inicio" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Principal" })).toHaveCount(0)
  await expect(page.getByRole("navigation", { name: "Trámites legales" })).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Promoción" })).toHaveCount(0)
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
}

/** The header of the shop, with its menu and the legal bar. */
export const expectShopHeader = async (page: Page) => {
  await expect(page.getByRole("navigation", { name: "Trámites legales" })).toHaveCount(1)
  await expect(page.getByRole("banner").getByText("Compra segura")).toHaveCount(0)
}

/** The page's calls for a partner's quote and for its price. */
export const callsOf = (page: Page): ReadonlyArray<URL> => {
  const calls: Array<URL> = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (/\/sales\/(external\/getquote|quote)$/.test(url.pathname)) calls.push(url)
  })
  return calls
}

/** The link ends with this message and the ways on. */
export const expectEnded = async (page: Page, message: string) => {
  await expect(page.getByRole("alert").getByRole("heading", { level: 1, name: message, exact: true })).toBeVisible({
    timeout: 15_000
  })
  await expect(page.getByRole("link", { name: "COTIZAR", exact: true })).toHaveAttribute(
    "href",
    /^\/(#cotizar|cotizar\?destino=[A-Z%]+&desde=[\d-]+&hasta=[\d-]+&edades=[\d,]+)$/
  )
  await expect(page.getByRole("link", { name: "Hablar con un asesor" })).toHaveAttribute("href", "/contacto")
}
