import type { Browser, Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { allowClipboard } from "./steps/clipboard"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { typeAsUsersDo } from "./steps/playwrightBidi"
import { atPlans } from "./steps/purchase"
import { aWish, bar, cell, isoDay, openBar, plans, submit, typedDay } from "./steps/quoteBar"

const host = "b2c"
const key = "busquedaCotizar"

const message = (page: Page, text: string) => bar(page).getByText(text).filter({ visible: true })
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)
const quotesAsked = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("sales/quote")).length
  )

const linkTo = (trip: Partial<Record<"destino" | "desde" | "hasta" | "edades", string>> = {}) =>
  `/cotizar?${new URLSearchParams({ destino: "EUROPA", desde: isoDay(30), hasta: isoDay(40), edades: "34,8", ...trip })}`

/** Another visitor's view of the results, in a fresh browser. */
const elsewhere = async (browser: Browser, use: (page: Page) => Promise<void>) => {
  const context = await browser.newContext()
  await context.addInitScript(typeAsUsersDo)
  await use(await context.newPage())
  await context.close()
}

/** Opens a link and waits until the bar holds its trip. */
const follow = async (page: Page, sandbox: SandboxHandle, path: string, channel: string = host) => {
  await sandbox.open(page, channel, path)
  await expect(page.getByText(/^Completá tus datos para ver los planes/)).toBeVisible()
}

// OU-17
test("a copied trip fills the bar in another browser, and is quoted once it has contact data; a phone then shows it in a row", {
  tag: "@critical"
}, async ({ browser, page, sandbox }) => {
  await allowClipboard(page)
  const wish = aWish({ to: "LATINOAMÉRICA Y CARIBE", ages: [40, 8] })
  await atPlans(page, sandbox, host, wish)
  await page.getByRole("button", { name: "Copiar enlace" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${sandbox.originOf(host)}/cotizar?destino=LATINOAM%C3%89RICA%20Y%20CARIBE&desde=${isoDay(30)}&hasta=${isoDay(40)}&edades=40,8`
  )

  await page.goto(link)
  await expect(plans(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/cotizar$/)
  await openBar(page)
  await expect(bar(page).getByRole("button", { name: "RECOTIZAR" })).toBeVisible()

  await elsewhere(browser, async (other) => {
    // The list of destinations stalls.
    await other.route("**/destinos.json", () => {})
    await follow(other, sandbox, link.replace(sandbox.originOf(host), ""))
    expect(await other.evaluate(() => performance.now())).toBeLessThan(8000)
    await other.reload()
    await expect(cell(other, "Destino")).toContainText(wish.to)
    await expect(cell(other, "Fechas")).toContainText(`${typedDay(30)} – ${typedDay(40)}`)
    await expect(cell(other, "Pasajeros")).toContainText("2 pasajeros")
    await expect(bar(other).locator("[data-invalid]")).toHaveCount(0)
    expect(await kept(other)).toBeNull()
    expect(await quotesAsked(other)).toBe(0)
    await expectClean(other)

    const friend = aWish()
    await bar(other).getByLabel("Teléfono").fill(friend.phone)
    await bar(other).getByLabel("Email").fill(friend.email)
    await submit(other)
    await expect(plans(other).first()).toBeVisible()
    await expect(other).toHaveURL(/\/cotizar$/)
    const [asked] = await sandbox.quotesBy(friend.email)
    const [before] = await sandbox.quotesBy(wish.email)
    // Neither visitor saw the opt-in, which is only on the home.
    expect(before?.body).toMatchObject({ subscribed: false })
    expect(asked?.body).toMatchObject({ subscribed: false })
    expect(asked?.body).toEqual({ ...before?.body, email: friend.email, phoneNumber: friend.phone })
    await other.setViewportSize({ width: 390, height: 844 })
    await expect(bar(other).getByRole("button", { name: "Editar" })).toBeVisible()
    await expect(bar(other).getByLabel("Teléfono")).toBeHidden()
    await other.goBack()
    await other.goForward()
    await expect(plans(other).first()).toBeVisible()
  })
})

test("an invalid value gets a message beside its field, as written, and a hostile one has no effect", async ({
  page,
  sandbox
}) => {
  const path = linkTo({ destino: "argentina", desde: "31/02/2027", hasta: "<b>", edades: "34,abc" })
  await follow(page, sandbox, `${path}&destino=EUROPA&email=ana@example.com&telefono=1155550143`)
  await expect(message(page, "Destino es requerido.")).toHaveCount(1)
  await expect(message(page, "Ambas fechas son requeridas.")).toHaveCount(1)
  await expect(message(page, "Ingresa la edad de todos los pasajeros.")).toHaveCount(1)
  await expect(bar(page).locator("[data-invalid]")).toHaveCount(3)
  await expect(bar(page).getByLabel("Email")).toHaveValue("")
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("")
  await cell(page, "Fechas").click()
  const dates = page.getByRole("dialog", { name: "Fechas" })
  await expect(dates.getByLabel("Fecha de inicio")).toHaveValue("31/02/2027")
  await expect(dates.getByLabel("Fecha de fin")).toHaveValue("<b>")
  await dates.getByLabel("Fecha de inicio").fill(typedDay(30))
  await dates.getByLabel("Fecha de fin").fill(typedDay(40))
  await dates.getByRole("button", { name: "Aplicar" }).click()
  await expect(message(page, "Ambas fechas son requeridas.")).toHaveCount(0)

  const hostile = `%00%3Cscript%3Ealert(1)%3C/script%3E%E0%A4${"9".repeat(3000)}`
  await page.setViewportSize({ width: 320, height: 640 })
  await follow(
    page,
    sandbox,
    `/cotizar?destino=${hostile}&desde=${hostile}&edades=${"34,".repeat(1000)}&hasta[]=1&__proto__=1`
  )
  await expect(cell(page, "Pasajeros")).toContainText("100 pasajeros")
  await expect(bar(page).locator("[data-invalid]")).toHaveCount(3)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await kept(page)).toBeNull()
  expect(await quotesAsked(page)).toBe(0)

  await follow(page, sandbox, "/cotizar?destino=argentina", "belo")
  await expect(cell(page, "Destino")).toContainText("ARGENTINA")
  await expect(bar(page).locator("[data-invalid]")).toHaveCount(0)
})
