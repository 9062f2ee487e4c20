import type { Download, Page } from "@playwright/test"
import { pdfText } from "../pdfText"
import { expectClean, sidewaysScroll } from "./axe"
import { expect, type SandboxHandle, test } from "./fixtures"
import { test as outside, productionOrigin } from "./outside"
import { fillCard, onSuccess, payButton, toPayment } from "./paying"
import { logIn } from "./purchase"
import { isoDay, typedDay } from "./quoteBar"

const rows = (page: Page) => page.getByRole("table", { name: "Tus compras" }).getByRole("row")
const certificateIn = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole("button", { name: /^Descargar/ })
const home = /\.localhost:\d+\/$/

/** The visitor's list, of whoever of the cast that is. */
const openList = async (page: Page, sandbox: SandboxHandle, channel: string, email = "ana@example.com") => {
  await sandbox.open(page, channel, "/faqs")
  await logIn(page, email)
  await sandbox.open(page, channel, "/tuscompras")
}

const bytesOf = async (file: Download) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A paper of a voucher is a PDF of its name, with its number and whoever travels. */
const expectPaper = async (file: Download, voucher: string, name: string) => {
  expect(file.suggestedFilename()).toBe(`voucher-${voucher}.pdf`)
  const bytes = await bytesOf(file)
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
  const text = pdfText(bytes).replaceAll(" ", "")
  expect(text).toContain(voucher)
  expect(text).toContain(name.replaceAll(" ", ""))
}

const numberIn = async (page: Page, row: number) =>
  /\d{8}$/.exec((await certificateIn(page, row).getAttribute("aria-label")) ?? "")?.[0] ?? ""

/** What the provider says from now on that was bought. */
const bought = (sandbox: SandboxHandle, channel: string, more: object = {}) =>
  sandbox.fault(channel, "api/sales", "answer", 20, {
    body: [
      {
        productName: "PLATINUM",
        line: { passengers: [{ FirstName: "Ana", LastName: "Martínez" }] },
        dateConfirmedSale: isoDay(-2),
        departureDate: isoDay(20),
        returnDate: isoDay(30),
        reserveId: "48201936",
        idSalesOrder: 9001,
        header: { documents: [] },
        ...more
      }
    ]
  })

const takeBack = async (page: Page, label: string, voucher = "48201936") => {
  await page.getByRole("button", { name: `Más opciones del voucher ${voucher}` }).click()
  await page.getByRole("main").getByRole("link", { name: label, exact: true }).click()
}

for (const channel of ["b2c", "b2cchile"])
  test(`${channel}: what Ana bought is listed, newest first, and its certificates are hers to keep`, async ({
    page,
    sandbox
  }) => {
    await sandbox.open(page, channel, "/faqs")
    await logIn(page, "ana@example.com")
    await page.reload()
    await page.getByRole("button", { name: "TU CUENTA" }).click()
    await page.getByRole("banner").getByRole("link", { name: "Tus Compras" }).click()
    await expect(page).toHaveURL(/\/tuscompras$/)
    await expect(page.getByRole("heading", { level: 1, name: "Tus compras" })).toBeFocused()
    // others may have bought in her name since the sandbox began
    await expect(rows(page).nth(-2)).toContainText("03/01/2025")
    await expect(rows(page).nth(-2)).toContainText("20/01/2025 – 02/02/2025")
    await expect(rows(page).nth(-2)).toContainText("Finalizado")
    await expect(rows(page).last()).toContainText("11/06/2024")
    await expect(rows(page).last()).toContainText("Ana Martínez y Beatriz Martínez")
    const number = await numberIn(page, -1)
    const [file] = await Promise.all([page.waitForEvent("download"), certificateIn(page, -1).click()])
    await expectPaper(file, number, "Beatriz Martínez")
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`Descargamos el certificado ${number}.`)
    if (channel === "b2c") await expectClean(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sidewaysScroll(page)).toBe(0)
    await expect(certificateIn(page, -1)).toBeVisible()
  })

test("a list that did not come is no empty one, and is asked for again; a reload waits for who is there", async ({
  page,
  sandbox
}) => {
  await sandbox.fault("messis", "api/sales", "500")
  await openList(page, sandbox, "messis")
  await expect(page.getByRole("alert")).toContainText("No pudimos cargar tus compras", { timeout: 15_000 })
  await expect(page.getByRole("heading", { name: "Todavía no tenés compras" })).toHaveCount(0)
  await page.getByRole("button", { name: "Reintentar" }).click()
  await expect(rows(page)).toHaveCount(3)

  await sandbox.fault("messis", "userinfo", "slow", 1, { ms: 1500 })
  const known = page.waitForResponse(/\/userinfo$/)
  await page.reload()
  await expect(page.getByText("Buscando tus compras…")).toBeAttached()
  await known
  await expect(rows(page)).toHaveCount(3)
  await expect(page).toHaveURL(/\/tuscompras$/)

  await bought(sandbox, "messis", { header: { documents: [{ documentByte: "JVBERi0=x", fileName: "v.pdf" }] } })
  await page.reload()
  await certificateIn(page, 1).click()
  await expect(rows(page).nth(1).getByRole("alert")).toContainText("No pudimos descargar el certificado.")
})

test("who bought nothing is told so; nobody else is here: not logged in, no longer, or gone in another tab", async ({
  context,
  page,
  sandbox
}) => {
  await sandbox.open(page, "belo", "/tuscompras")
  await expect(page).toHaveURL(home)
  await openList(page, sandbox, "belo", "bruno@example.com")
  await expect(page.getByRole("heading", { name: "Todavía no tenés compras" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "COTIZAR" })).toBeVisible()

  const other = await context.newPage()
  await sandbox.open(other, "belo", "/faqs")
  await other.getByRole("button", { name: "TU CUENTA" }).click()
  await other.getByRole("banner").getByRole("link", { name: "Salir" }).click()
  await expect(page).toHaveURL(home)

  await sandbox.fault("belo", "api/sales", "401")
  await openList(page, sandbox, "belo")
  await expect(page).toHaveURL(home)
})

test("what was just bought is the first of the list: its certificate, its card without a connection, and its way back", async ({
  context,
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c", "/faqs")
  await logIn(page, "ana@example.com")
  await toPayment(page, sandbox, "b2c")
  await fillCard(page)
  await payButton(page).click()
  await onSuccess(page)
  const ticket = page.getByText("Nº de voucher").first().locator("xpath=following-sibling::*[1]")
  const number = ((await ticket.textContent()) ?? "").replaceAll(" ", "")
  const download = page.getByRole("button", { name: "DESCARGAR CERTIFICADO" })
  const [atOnce] = await Promise.all([page.waitForEvent("download"), download.click()])
  await expectPaper(atOnce, number, "Ana Martínez")

  await page.getByRole("link", { name: "Ver mis compras" }).click()
  const first = rows(page).nth(1)
  await expect(first).toContainText(`${number}Próximo viaje`)
  await expect(first).toContainText(`${typedDay(30)} – ${typedDay(40)}`)
  const [file] = await Promise.all([page.waitForEvent("download"), certificateIn(page, 1).click()])
  await expectPaper(file, number, "Ana Martínez")

  const more = page.getByRole("button", { name: `Más opciones del voucher ${number}` })
  await more.press("Enter")
  await page.keyboard.press("Tab")
  await context.setOffline(true)
  await page.keyboard.press("Enter")
  const card = page.getByRole("dialog", { name: "Tarjeta de asistencia" })
  await expect(card.getByText("+54 11 5555 0151")).toBeVisible()
  await expect(card.getByText("Ana Martínez")).toBeVisible()
  const [trip] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("link", { name: "Agregar a mi calendario" }).click()
  ])
  expect(trip.suggestedFilename()).toBe("viaje.ics")
  await context.setOffline(false)
  await page.keyboard.press("Escape")
  await expect(card).toBeHidden()
  await expect(more).toBeFocused()

  await more.press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Arrepentimiento", exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/arrepentimiento$/)
  for (const [label, value] of [
    ["Nombre", "Ana Martínez"],
    ["Número de documento", "28456712"],
    ["Email", "ana@example.com"],
    ["Fecha de compra", typedDay(0)],
    ["Número de voucher", number],
    ["Mensaje", ""]
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(number)
})

test("Chile: a coverage is annulled with the RUT of its holder; what was typed stays, another voucher takes the place of the first", async ({
  page,
  sandbox
}) => {
  await bought(sandbox, "b2cchile")
  await openList(page, sandbox, "b2cchile")
  await takeBack(page, "Anulación de cobertura")
  await expect(page).toHaveURL(/\/anulacioncobertura$/)
  await expect(page.getByLabel("Número de documento")).toHaveValue("12.345.678-5")
  await expect(page.getByLabel("Número de voucher")).toHaveValue("48201936")
  await page.getByLabel("Email").fill("otra@example.com")
  await sandbox.heal("b2cchile")
  await bought(sandbox, "b2cchile", { reserveId: "AR-1", dateConfirmedSale: isoDay(0) })
  await page.goBack()
  await takeBack(page, "Anulación de cobertura", "AR-1")
  await expect(page.getByLabel("Fecha de compra")).toHaveValue(typedDay(0))
  await expect(page.getByLabel("Número de voucher")).toHaveValue("")
  await expect(page.getByLabel("Email")).toHaveValue("otra@example.com")
  await page.reload()
  await expect(page.getByLabel("Email")).toHaveValue("")
})

outside(
  "trackers of the shop do not come along from a voucher: the form is a document of its own, and filled",
  async ({ page, sandbox }) => {
    await bought(sandbox, "b2c")
    const origin = productionOrigin("b2c")
    await page.goto(`${origin}/faqs`)
    await logIn(page, "ana@example.com")
    await page.goto(`${origin}/tuscompras`)
    await expect(rows(page)).toHaveCount(2)
    await page.waitForLoadState("networkidle")
    const left = page.waitForRequest((request) => request.isNavigationRequest())
    await takeBack(page, "Arrepentimiento")
    expect(new URL((await left).url()).pathname).toBe("/arrepentimiento")
    await expect(page.getByLabel("Número de voucher")).toHaveValue("48201936")
    await expect(page.getByLabel("Email")).toHaveValue("ana@example.com")
    expect(await page.evaluate(() => sessionStorage.getItem("compraElegida"))).toBeNull()
  }
)
