import { expect, test } from "./steps/fixtures"
import { aCancellationWish, fillCancellation, send } from "./steps/forms"
import { test as outside, productionOrigin } from "./steps/outside"
import { atPayment, payFor } from "./steps/paying"
import { logIn } from "./steps/purchase"
import { bought, openList, rows, takeBack } from "./steps/purchaseList"
import { isoDay, typedDay } from "./steps/quoteBar"

test("Chile: the holder's RUT annuls a coverage; another voucher replaces the first", async ({ page, sandbox }) => {
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
  await expect(page.getByLabel("Número de voucher")).toHaveValue("1")
  await expect(page.getByLabel("Email")).toHaveValue("otra@example.com")
  await page.getByLabel("Mensaje").fill("No viajo.\nReferencia: FALSA-1")
  await page.getByRole("button", { name: "ENVIAR" }).click()
  const receipt = page.getByRole("dialog")
  await expect(receipt.getByText("1 (AR-1)", { exact: true })).toBeVisible()
  const [mail] = await sandbox.mailsFrom("otra@example.com")
  expect(mail?.text).toMatch(
    /\nVoucher: 1 \(AR-1\)\n.*\nReferencia: ANU-\S+\nMensaje: No viajo\.\nReferencia: FALSA-1$/
  )
  await receipt.getByRole("button", { name: "Cerrar" }).click()
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel("Email")).toHaveValue("")
})

outside(
  "a voucher opens the form in a new document, filled and without the shop's trackers",
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

// OU-on-the-road, OU-18
test("a purchase of today that was asked to be taken back says so on its pass, and on a card kept after that", async ({
  page,
  sandbox
}) => {
  // The home has the card of a trip of the next 30 days, by the day of Buenos Aires.
  await atPayment(page, sandbox, "b2c", { startsIn: 20 })
  await payFor(page)
  const keep = page.getByRole("button", { name: "Guardar en este dispositivo" })
  await expect(keep).toBeVisible()
  await expect(page.getByText("Confirmada")).toBeVisible()
  const { reserveId } = await page.evaluate(() => JSON.parse(localStorage.getItem("resultadoCompra") ?? "").data)
  await sandbox.open(page, "b2c", "/arrepentimiento")
  await fillCancellation(page, aCancellationWish(), reserveId)
  await send(page)
  await expect(page.getByText(/^Su solicitud se ha enviado/)).toBeVisible()
  await sandbox.open(page, "b2c", "/cotizarpagoexitoso")
  await expect(page.getByText("Pediste la baja el")).toBeVisible()
  await expect(page.getByText("Confirmada")).toBeHidden()
  await keep.click()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem("tarjetaAsistencia"))) ?? "").data.baja).toMatch(
    /^\d{4}-/
  )
  await page.goto(sandbox.originOf("b2c"))
  await expect(page.getByRole("region").getByText(/^Pediste la baja el \d/)).toBeVisible()
})
