import type { Locator } from "@playwright/test"
import { enlarge } from "./steps/adapting"
import { expect, test } from "./steps/fixtures"
import { onPaper } from "./steps/paper"
import { atPayment, atSuccess, fillCard, onSuccess, payButton } from "./steps/paying"
import { pdfText } from "./steps/pdfText"
import { comeAs } from "./steps/purchase"
import { savedBy } from "./steps/saving"
import { shifts, watchShifts } from "./steps/shifts"

/** Where a text ends, to the right and below. */
const endOf = async (text: Locator) => {
  const { height, width, x, y } = (await text.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
  return { x: x + width, y: y + height }
}

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

// A11Y-12
test("text at 200 % ends above the postmark and before the landmark, and breaks no word of the footer", async ({
  page,
  sandbox
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await atSuccess(page, sandbox, "b2c")
  await enlarge(page, "root")
  const lead = page.getByText(/^Revisá tu correo para acceder/)
  const postmark = page.locator("svg").filter({ hasText: "EUROPA" })
  await expect(postmark).toBeVisible()
  const below = async () => ((await postmark.boundingBox())?.y ?? 0) - (await endOf(lead)).y
  await expect.poll(below).toBeGreaterThan(0)
  expect((await endOf(lead)).x).toBeLessThan(660)
  await page.setViewportSize({ width: 360, height: 740 })
  const terms = page.getByRole("contentinfo").getByRole("link", { name: "Términos y condiciones" })
  const linesOfAWord = () =>
    terms.evaluate(({ firstChild, textContent }) => {
      const range = document.createRange()
      if (firstChild) range.setStart(firstChild, "Términos y ".length)
      if (firstChild) range.setEnd(firstChild, textContent.length)
      return range.getClientRects().length
    })
  await expect.poll(linesOfAWord).toBe(1)
})

test("the pass comes without moving what is in sight; on paper a chat has no address", async ({ page, sandbox }) => {
  await watchShifts(page)
  await atSuccess(page, sandbox, "belo")
  await page.waitForLoadState("networkidle")
  expect(await shifts(page)).toEqual([])
  await onPaper(page)
  const chat = page.getByRole("link", { name: "+54 9 11 5555 0144" })
  expect(await chat.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none")
})
