import type { Page } from "@playwright/test"
import { channelOf, differing } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { bar } from "./steps/quoteBar"

const legal = (page: Page) => page.getByRole("navigation", { name: "Trámites legales" })
const menu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Principal" })
const footer = (page: Page) => page.getByRole("contentinfo")
/** The first move of a visitor, with which the chat comes. */
const moveIn = async (page: Page) => {
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  await page.mouse.move(300, 300)
}
const chat = (page: Page) => page.getByRole("link", { name: "Chatear" }).filter({ visible: true })
const linksIn = (within: ReturnType<typeof legal>) =>
  within.getByRole("link").evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]))

const chile = "b2cchile"
const withdrawal = [
  ["Botón de arrepentimiento", "/arrepentimiento"],
  ["Botón baja de servicio", "/bajaservicio"]
]

for (const host of differing) {
  // SH-11, SH-12
  test(`${host}: the legal bar and the footer have the links of its country`, async ({ page, sandbox }) => {
    const { assistancePage, chat: address, phones, social, written = {} } = await channelOf(host)
    await sandbox.open(page, host)
    const bars = await linksIn(legal(page))
    const assistance = assistancePage ? [["Solicitar asistencia", "/solicitarasistencia"]] : []
    if (host === chile) expect(bars).toEqual([["Anulación de cobertura", "/anulacioncobertura"], ...assistance])
    else
      expect(bars).toEqual([...withdrawal, ["Defensa del consumidor", expect.stringMatching(/^https:/)], ...assistance])
    await expect(legal(page)).toBeInViewport({ ratio: 1 })

    const column = (name: string) => footer(page).getByRole("navigation", { name })
    await expect(column("Asistencia al viajero").getByRole("link")).toHaveText([
      "Cotizar",
      "Productos",
      "Preguntas frecuentes",
      "Contacto",
      ...(assistance.length > 0 ? ["Solicitar asistencia"] : [])
    ])
    await expect(column("Legales").getByRole("link")).toHaveText([
      "Términos y condiciones",
      "Privacidad",
      "Políticas de cookies",
      "Aviso legal"
    ])
    for (const name of ["terminosycondiciones", "priva"]) {
      const document = footer(page).locator(`a[href="/Docs/${host}/${name}.pdf"]`)
      await expect(document).toHaveCount(1)
      const kind = await document.evaluate(async (link) => {
        const answer = await fetch((link as HTMLAnchorElement).href)
        return answer.headers.get("content-type")
      })
      expect(kind).toBe("application/pdf")
    }
    const rights = column(host === chile ? "Derechos del consumidor" : "Defensa de las y los consumidores")
    const told = await linksIn(rights)
    expect(told.slice(0, -2)).toEqual(host === chile ? [["Anulación de cobertura", "/anulacioncobertura"]] : withdrawal)
    await expect(rights.locator("a[href^=http]:not([rel=noopener])")).toHaveCount(0)
    const networks = footer(page).getByRole("link", { name: /^(Instagram|Facebook|LinkedIn|WhatsApp)$/ })
    await expect(networks).toHaveCount(social.length)

    const dialled = phones.filter((phone) => written[phone] === undefined)
    await expect(footer(page).locator("a[href^='tel:']")).toHaveCount(dialled.length)
    for (const [phone, href] of Object.entries(written))
      await expect(footer(page).getByRole("link", { name: phone })).toHaveAttribute("href", href)
    await expect(footer(page).getByText("Desde el exterior")).toHaveCount(host === "belo" ? 1 : 0)
    await moveIn(page)
    await expect(chat(page)).toHaveCount(address === undefined ? 0 : 1)
  })
}

// SH-13
test("the chat opens in its own tab without access to this one", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await moveIn(page)
  await expect(chat(page)).toHaveAttribute("target", "_blank")
  await expect(chat(page)).toHaveAttribute("rel", "noopener")
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(footer(page).getByRole("link", { name: "Chatear" })).toBeVisible()
  await expect(chat(page)).toHaveCount(1)
})

// AN-02
test("every menu link works from every page, and is an event with its text", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "messis", "/faqs")
  await expect(menu(page).getByRole("link")).toHaveText(["HOME", "COTIZAR", "PRODUCTOS", "FAQs", "CONTACTO"])
  await expect(menu(page).getByRole("link", { name: "FAQs" })).toHaveAttribute("aria-current", "page")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  await menu(page).getByRole("link", { name: "COTIZAR" }).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(bar(page).getByRole("button", { name: "COTIZAR" })).toBeInViewport({ ratio: 1 })
  await menu(page).getByRole("link", { name: "FAQs" }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntas frecuentes")
  await menu(page).getByRole("link", { name: "PRODUCTOS" }).click()
  await expect(page).toHaveURL(/\/#productos$/)
  await expect(page.locator("#productos").getByRole("heading").first()).toBeInViewport({ ratio: 1 })
  await menu(page).getByRole("link", { name: "HOME" }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  const told = await page.evaluate(() => (window as { dataLayer?: ReadonlyArray<unknown> }).dataLayer ?? [])
  for (const item_id of ["COTIZAR", "FAQs", "PRODUCTOS", "HOME"])
    expect(told).toContainEqual({ event: "select_content", content_type: "boton", item_id })
})

// SH-14
test("the portal saves the last page's path, but not an unknown one", async ({ page, sandbox }) => {
  const last = () => page.evaluate(() => JSON.parse(localStorage.getItem("ultimaPagina") ?? "null"))
  await sandbox.open(page, "belo", "/faqs?de=mail")
  await expect.poll(last).toMatchObject({ v: 1, savedAt: expect.any(Number), data: "/faqs" })
  await sandbox.open(page, "belo", "/noexiste")
  await expect(page.getByRole("link", { name: "Inicio" }).first()).toBeVisible()
  expect(await last()).toMatchObject({ data: "/faqs" })
  await page.getByRole("link", { name: "Inicio" }).first().click()
  await expect.poll(last).toMatchObject({ data: "/" })
})
