import type { Page } from "@playwright/test"
import { differing } from "./steps/channels"
import { expect, test } from "./steps/fixtures"

/** HO-03 and HO-06 by channel. Repeated here, so that the walk checks the portal's own tables. */
const homes = [
  {
    host: "b2c",
    shelf: ["SILVER", "GOLD", "PLATINUM", "PLATINUM PLUS", "BLACK"],
    title: "Los beneficios de contratarnos",
    benefits: ["Telemedicina 24/7", "Cobertura Mundial", "Asistencia 24/7", "Garantía"],
    band: "NUESTROS PLANES ANUALES"
  },
  {
    host: "belo",
    shelf: ["NACIONAL", "LATAM", "GOLD", "PLATINUM", "SILVER", "BLACK", "PREMIUM"],
    title: "Nuestra Propuesta",
    benefits: ["Cobertura Mundial", "Asistencia 24/7", "Garantía"],
    band: "Una alianza sin fronteras"
  },
  {
    host: "b2cchile",
    shelf: ["PROD 1", "PROD 2", "PROD 3"],
    title: /^¿.*asistencia.*\?$/,
    benefits: ["Red Internacional", "Asistencia 24/7", "Planes Anuales"],
    band: "NUESTROS PLANES ANUALES"
  },
  {
    host: "bbva",
    shelf: ["STANDARD", "GOLD", "PREMIUM", "PREMIUM +", "SIGNATURE"],
    title: "Los beneficios de contratarnos",
    benefits: ["Cobertura Mundial", "Asistencia 24/7", "Garantía"],
    band: "ALIANZA"
  },
  {
    host: "messis",
    shelf: ["CLASSIC", "PLUS", "EXCELLENCE"],
    title: "Los beneficios de contratarnos",
    benefits: ["Cobertura Mundial", "Asistencia 24/7", "Garantía"],
    band: "TU PRODUCTOR"
  }
] as const

const shelf = (page: Page) => page.locator("#productos")
const cards = (page: Page) => shelf(page).getByRole("article")
const middle = (page: Page) => shelf(page).locator("[data-place='0']")
const inMiddle = (page: Page, name: string) => expect(middle(page).getByRole("heading", { level: 3 })).toHaveText(name)
const turn = (page: Page, name: "Producto anterior" | "Producto siguiente") =>
  shelf(page).getByRole("button", { name }).click()
const details = (page: Page) => middle(page).getByRole("button", { name: "Ver detalles" })
const benefits = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 3, name: "Asistencia 24/7" }) })

/** The tag manager's events of opening and closing, in order. */
const told = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer")
    if (!Array.isArray(layer)) return []
    return layer
      .filter((entry) => entry.event === "select_content")
      .map((entry) => entry.item_id)
      .filter((item) => item === "ver detalles" || item === "cerrar")
  })

for (const { band, benefits: names, host, shelf: products, title } of homes.filter(({ host }) =>
  differing.includes(host)
)) {
  // HO-05, QB-01
  test(`${host}: banners, quote bar, products, benefits and the channel's block, in order; the shelf loops; details are a table`, {
    tag: host === "b2c" ? "@critical" : []
  }, async ({ page, sandbox }) => {
    await sandbox.open(page, host)
    await expect(cards(page).first()).toBeVisible()
    const parts = [
      page.getByRole("region", { name: "Novedades" }),
      page.locator("#cotizar"),
      shelf(page),
      page.getByRole("heading", { level: 2, name: title, exact: true }),
      page.getByRole("heading", { level: 2, name: band, exact: true })
    ]
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    await expect(benefits(page).getByRole("heading", { level: 3 })).toHaveText([...names])

    const [first = "", second = "", third = ""] = products
    await inMiddle(page, second)
    await expect(cards(page)).toHaveCount(3)
    const at = await middle(page).boundingBox()
    expect((at?.x ?? 0) + (at?.width ?? 0) / 2).toBeCloseTo(720, 0)
    await inMiddle(page, second)
    await turn(page, "Producto anterior")
    await inMiddle(page, first)
    await turn(page, "Producto anterior")
    await inMiddle(page, products.at(-1) ?? "")
    for (const name of products) {
      await turn(page, "Producto siguiente")
      await inMiddle(page, name)
      await expect(cards(page)).toHaveCount(3)
    }
    await shelf(page)
      .getByRole("button", { name: `3 de ${products.length}` })
      .click()
    await inMiddle(page, third)

    await details(page).click()
    const dialog = page.getByRole("dialog", { name: third, exact: true })
    await expect(dialog.getByRole("columnheader")).toHaveText(["Beneficio", "Detalle"])
    const rows = dialog.getByRole("rowheader")
    for (const sublimit of [/enfermedad/, /accidente/, /Preexistencias/, /Odontología/, /Medicamentos/, /equipaje/])
      await expect(rows.filter({ hasText: sublimit }).first()).toBeAttached()
    for (const sublimit of [/Cancelación de viaje/, /fianza/, /abogados/])
      await expect(rows.filter({ hasText: sublimit })).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(details(page)).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.getByRole("button", { name: "Cerrar" }).click()
    await expect(dialog).toHaveCount(0)
    expect(await told(page)).toEqual(["ver detalles", "cerrar", "ver detalles", "cerrar"])
  })
}

// HO-09
test("a card says what its plan covers beyond the one before it, and leads to the quote bar", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c")
  await inMiddle(page, "GOLD")
  await expect(middle(page).getByRole("listitem").first()).toHaveText("USD 70.000 más que SILVER")
  await turn(page, "Producto siguiente")
  await expect(middle(page).getByRole("listitem").first()).toHaveText("USD 150.000 más que GOLD")
  await middle(page).getByRole("link", { name: "Cotizar" }).click()
  await expect(page).toHaveURL(/\/#cotizar$/)
  await expect(page.locator("#cotizar")).toBeInViewport()
})

for (const channel of differing) {
  test(`${channel}: a font that comes late moves the page by less than 0.03`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForTimeout(500)
      await route.continue()
    })
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, "moved", Reflect.get(window, "moved") + Reflect.get(entry, "value"))
      }).observe({ type: "layout-shift", buffered: true })
    })
    const came = page.waitForResponse(/\.woff2$/)
    await sandbox.open(page, channel)
    await came
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true)
    await page.waitForLoadState("networkidle")
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBeLessThan(0.03)
  })
}
