import { expectClean, sidewaysScroll } from "./steps/axe"
import { at, expect, test } from "./steps/fixtures"
import { atPayment, payFor } from "./steps/paying"
import { comeAs } from "./steps/purchase"
import { bought, certificateIn, expectPaper, numberIn, openList, rows } from "./steps/purchaseList"
import { typedDay } from "./steps/quoteBar"
import { savedBy } from "./steps/saving"

// AC-05
test("b2c: Ana's purchases are listed, newest first, and she can download the certificates", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await comeAs(page, sandbox, "b2c")
  await page.reload()
  await page.getByRole("button", { name: "TU CUENTA" }).click()
  await page.getByRole("banner").getByRole("link", { name: "Tus Compras" }).click()
  await expect(page).toHaveURL(/\/tuscompras$/)
  await expect(page.getByRole("heading", { level: 1, name: "Tus compras" })).toBeFocused()
  // Other walks may have bought in her name since the sandbox began.
  await expect(rows(page).nth(-2)).toContainText("03/01/2025")
  await expect(rows(page).nth(-2)).toContainText("20/01/2025 – 02/02/2025")
  await expect(rows(page).nth(-2)).toContainText("Finalizado")
  await expect(rows(page).last()).toContainText("11/06/2024")
  await expect(rows(page).last()).toContainText("Ana Martínez y Beatriz Martínez")
  const number = await numberIn(page, -1)
  const file = await savedBy(page, () => certificateIn(page, -1).click())
  await expectPaper(file, number, "Beatriz Martínez")
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    `Buscá el certificado ${number} en tus descargas.`
  )
  await expectClean(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sidewaysScroll(page)).toBe(0)
  await expect(certificateIn(page, -1)).toBeVisible()
})

test("a reload waits for the session; a certificate that is no PDF gets a message", async ({ page, sandbox }) => {
  await openList(page, sandbox, "messis")
  await expect(rows(page)).toHaveCount(3)

  await sandbox.fault("messis", "userinfo", "slow", 1, { ms: 120_000 })
  await page.reload()
  await expect(page.getByText("Buscando tus compras…")).toBeAttached()
  await sandbox.heal("messis")
  await expect(rows(page)).toHaveCount(3)
  await expect(page).toHaveURL(/\/tuscompras$/)

  await bought(sandbox, "messis", { header: { documents: [{ documentByte: "JVBERi0=x", fileName: "v.pdf" }] } })
  await page.reload()
  await certificateIn(page, 1).click()
  await expect(rows(page).nth(1).getByRole("alert")).toContainText("No pudimos descargar el certificado.")

  await sandbox.heal("messis")
  const documents = ["uno.pdf", "segundo.pdf"].map((fileName) => ({ documentByte: btoa("%PDF-1.7\n"), fileName }))
  await bought(sandbox, "messis", {
    line: { passengers: [{ firstName: "Ana", lastName: "Martínez" }] },
    dateConfirmedSale: null,
    reserveId: null,
    idSalesOrder: null,
    header: { documents }
  })
  await page.reload()
  await expect(rows(page).nth(1)).toContainText("Con datos a confirmarAna MartínezA confirmar")
  await page.getByRole("button", { name: "Descargar certificados PLATINUM" }).click()
  const second = page.getByRole("button", { name: "segundo.pdf" })
  const file = await savedBy(page, () => second.click())
  expect(file.name).toBe("segundo.pdf")
})

// SR-05
test("without a login the purchases lead home", async ({ page, sandbox }) => {
  await sandbox.open(page, "belo", "/tuscompras")
  await expect(page).toHaveURL(at("/"))
})

test("a new purchase comes first, with papers, offline card and cancellation", async ({ context, page, sandbox }) => {
  // Once, as a walk may begin before midnight and end after it.
  const bought = typedDay(0)
  const days = `${typedDay(30)} – ${typedDay(40)}`
  await comeAs(page, sandbox, "b2c")
  await atPayment(page, sandbox, "b2c")
  await payFor(page)
  const ticket = page.getByText("Nº de voucher").first().locator("xpath=following-sibling::*[1]")
  const number = ((await ticket.textContent()) ?? "").replaceAll(" ", "")
  const download = page.getByRole("button", { name: "DESCARGAR CERTIFICADO" })
  const atOnce = await savedBy(page, () => download.click())
  await expectPaper(atOnce, number, "Ana Martínez")

  await page.getByRole("link", { name: "Ver mis compras" }).click()
  const first = rows(page).nth(1)
  await expect(first).toContainText(`${number}Próximo viaje`)
  await expect(first).toContainText(days)
  const file = await savedBy(page, () => certificateIn(page, 1).click())
  await expectPaper(file, number, "Ana Martínez")

  const more = page.getByRole("button", { name: `Más opciones del voucher ${number}` })
  await more.press("Enter")
  await page.keyboard.press("Tab")
  await context.setOffline(true)
  await page.keyboard.press("Enter")
  const card = page.getByRole("dialog", { name: "Tarjeta de asistencia" })
  await expect(card.getByRole("link", { name: "+54 11 5555 0151" })).toBeVisible()
  await expect(card.getByRole("region").getByText("Ana Martínez")).toBeVisible()
  const trip = await savedBy(page, () => card.getByRole("link", { name: "Agregar a mi calendario" }).click())
  expect(trip.name).toBe("viaje.ics")
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
    ["Fecha de compra", bought],
    ["Número de voucher", number],
    ["Mensaje", ""]
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(number)
})
