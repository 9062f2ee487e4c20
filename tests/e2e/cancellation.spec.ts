import { expect, test } from "./steps/fixtures"
import { aCancellationWish, fillCancellation, send } from "./steps/forms"
import { onPaper } from "./steps/paper"

const sentText =
  "Su solicitud se ha enviado correctamente. Nos pondremos en contacto dentro de las próximas 48 horas hábiles"

// WD-08, OU-11
test("a withdrawal arrives, a receipt appears, and closing leads home", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  const wish = aCancellationWish()
  const title = "Botón de arrepentimiento"
  await sandbox.open(page, "b2c", "/arrepentimiento")
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await fillCancellation(page, wish)
  await send(page)
  const dialog = page.getByRole("dialog", { name: title })
  await expect(dialog.getByText(sentText, { exact: true })).toBeVisible()
  const reference = await dialog.getByRole("definition").first().textContent()
  expect(reference).toMatch(/^ARR(-[2-9B-Z]{4}){2}$/)

  const Message = `Nombre: Ana Martínez\nFecha de compra: ${wish.purchaseDate}\nVoucher: 700123456\nDocumento: 28456712\nReferencia: ${reference}\nMensaje: Me cancelaron el viaje.\nNo lo voy a usar.`
  const sent = await sandbox.sentWith("notification/regret", wish.email)
  expect(sent.map(({ body }) => body)).toEqual([
    { Name: "Ana Martínez", Mail: wish.email, IdChannel: "B2C", Subject: "ARREPENTIMIENTO", Message }
  ])
  const [mail] = await sandbox.mailsFrom(wish.email)
  expect(mail).toMatchObject({ subject: "ARREPENTIMIENTO", text: Message })

  await dialog.getByRole("button", { name: "Cerrar" }).click()
  await expect(page).toHaveURL(/\.localhost:\d+\/$/)
  await expect(dialog).toBeHidden()
})

test("a failure keeps the input and the reference", { tag: "@critical" }, async ({ page, sandbox }) => {
  const document = "1.000.005-K"
  const wish = aCancellationWish(document)
  const failed = "Problema al enviar la solicitud. Reintente en unos minutos."
  await sandbox.open(page, "b2cchile", "/anulacioncobertura")
  await fillCancellation(page, wish)
  await sandbox.fault("b2cchile", "notification/request", "500")
  await sandbox.fault("b2cchile", "notification/request", "answer", 1, { status: 204, body: null })
  await send(page)
  const dialog = page.getByRole("dialog", { name: "Envío de Baja de Servicio" })
  await expect(dialog.getByText(failed, { exact: true })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(/\.localhost:\d+\/$/)
  await expect(page.getByRole("alert").getByText("Tu solicitud no se envió.", { exact: false })).toBeVisible()

  await page.goBack()
  await expect(page.getByLabel("Email")).toHaveValue(wish.email)
  await expect(page.getByLabel("Número de documento")).toHaveValue(document)
  await expect(page.getByLabel("Mensaje")).toHaveValue("Me cancelaron el viaje.\nNo lo voy a usar.")
  await send(page)
  await expect(dialog.getByText(failed, { exact: true })).toBeVisible()
  await dialog.getByRole("button", { name: "Reintentar" }).click()
  await expect(dialog.getByText(sentText)).toBeVisible()

  const tries = await sandbox.sentWith("notification/request", wish.email)
  const references = tries.map(({ body }) => /Referencia: ([-\w]+)/.exec(JSON.stringify(body))?.[1])
  expect(references).toHaveLength(3)
  expect(new Set(references).size).toBe(1)
  expect(await sandbox.mailsFrom(wish.email)).toHaveLength(1)
})

test("a receipt stands on paper without the page", async ({ page, sandbox }) => {
  const wish = aCancellationWish()
  await sandbox.open(page, "b2c", "/bajaservicio")
  await fillCancellation(page, wish)
  await send(page)
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText(sentText)).toBeVisible()
  await onPaper(page)
  await expect(page.getByRole("contentinfo")).toBeHidden()
  await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeHidden()
  await expect(dialog.getByText(wish.email)).toBeVisible()
})
