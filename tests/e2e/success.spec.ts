import { expect, test } from "./steps/fixtures"
import { onPaper } from "./steps/paper"
import { atPayment, fillCard, onSuccess, payButton } from "./steps/paying"
import { pdfText } from "./steps/pdfText"
import { comeAs } from "./steps/purchase"
import { savedBy } from "./steps/saving"
import { shifts, watchShifts } from "./steps/shifts"

// OU-18
test("a logged-in buyer has the certificate; a failed list loads again; the trip exports to a calendar, the card prints alone", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await comeAs(page, sandbox, "b2c")
  await atPayment(page, sandbox, "b2c")
  await fillCard(page)
  const asked = page.waitForRequest(/\/sales\/enroll$/)
  await payButton(page).click()
  expect(new URL((await asked).url()).pathname).toBe("/api/sales/enroll")
  await onSuccess(page)
  await expect(page.getByText(/Revisá tu correo para acceder/)).toHaveCount(0)
  const download = page.getByRole("button", { name: "DESCARGAR CERTIFICADO" })
  await sandbox.fault("b2c", "api/sales", "500", 3)
  await download.click()
  await expect(page.getByRole("alert")).toContainText("No pudimos descargar tu certificado.", { timeout: 15_000 })
  await sandbox.heal("b2c")
  const file = await savedBy(page, () => download.click())
  expect(file.name).toMatch(/^[\w-]+\.pdf$/)
  const voucher =
    (await page.getByText("Nº de voucher").first().locator("xpath=following-sibling::*[1]").textContent()) ?? ""
  expect(pdfText(file.bytes).replaceAll(" ", "")).toContain(voucher.replaceAll(" ", ""))
  await expect(page.getByRole("alert")).toHaveCount(0)

  const trip = await savedBy(page, () => page.getByRole("link", { name: "Agregar a mi calendario" }).click())
  expect(trip.name).toBe("viaje.ics")
  // A4 without its margins.
  await page.setViewportSize({ width: 673, height: 1000 })
  await onPaper(page)
  const top = async (label: string) => (await page.getByText(label, { exact: true }).boundingBox())?.y
  expect(await top("Salida"), "the days share a row").toBe(await top("Regreso"))
  const card = page.getByRole("region", { name: "Tu tarjeta de asistencia · B2C", exact: true })
  await expect(card).toBeVisible()
  await expect(card.getByRole("button").or(card.getByRole("link", { name: "Ver mis compras" }))).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Antes de viajar" })).toBeHidden()
})

test("the pass comes without moving what is in sight; on paper a chat has no address", async ({ page, sandbox }) => {
  await watchShifts(page)
  await atPayment(page, sandbox, "belo")
  await fillCard(page)
  await payButton(page).click()
  await onSuccess(page)
  await page.waitForLoadState("networkidle")
  expect(await shifts(page)).toEqual([])
  await onPaper(page)
  const chat = page.getByRole("link", { name: "+54 9 11 5555 0144" })
  expect(await chat.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none")
})
