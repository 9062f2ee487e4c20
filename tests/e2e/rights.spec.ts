import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { anEmail, send } from "./steps/forms"

const call = "notification/request"
const channels = [
  { id: "b2c", document: "28456712", written: "28456712", right: "Supresión", law: /^Ley 25\.326/ },
  { id: "b2cchile", document: "1.000.005-k", written: "1.000.005-K", right: "Portabilidad", law: /Ley 21\.719/ }
] as const

const message = "¿Qué datos míos tienen?"

const fill = async (page: Page, { document, right }: (typeof channels)[number], email: string) => {
  await page.getByRole("radio", { name: new RegExp(`^${right}`) }).check()
  await page.getByLabel("Nombre").fill("Ana Martínez")
  await page.getByLabel(/^Número de documento/).fill(document)
  await page.getByLabel("Teléfono").fill("1155550143")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Mensaje").fill(message)
}

for (const channel of channels) {
  const { id, law, right, written } = channel
  // OU-23
  test(`${id}: a right is asked for once, from the cookie policy on, and leaves a receipt`, {
    tag: id === "b2c" ? "@critical" : []
  }, async ({ page, sandbox }) => {
    const email = anEmail()
    await sandbox.open(page, id, "/politicascookies")
    await page.getByRole("main").getByRole("link", { name: "Tus derechos sobre tus datos" }).click()
    await expect(page).toHaveURL(/\/tusderechos$/)
    await expect(page.getByRole("heading", { level: 1, name: "Tus derechos" })).toBeVisible()
    await expect(page.getByText(law)).toBeVisible()
    await expect(page.getByRole("button", { name: "Borrar todo" })).toBeVisible()
    await expectClean(page)

    await fill(page, channel, email)
    await sandbox.fault(id, call, "500", 1)
    await send(page)
    const result = page.getByRole("dialog", { name: "Pedido enviado" })
    await expect(result.getByText("No pudimos enviar tu pedido.")).toBeVisible()
    await result.getByRole("button", { name: "Reintentar" }).click()
    const reference = await result.getByRole("definition").first().textContent()
    expect(reference).toMatch(/^DER(-[2-9B-Z]{4}){2}$/)
    await expect(result.getByText(right, { exact: true })).toBeVisible()

    const sent = await sandbox.sentWith(call, email)
    const Message = `Derecho: ${right}\nDocumento: ${written}\nReferencia: ${reference}\nMensaje: ${message}`
    const body = {
      Name: "Ana Martínez",
      Phone: "1155550143",
      Mail: email,
      IdChannel: id.toUpperCase(),
      Horario: "",
      Message
    }
    expect(sent.map(({ body }) => body)).toEqual([body, body])
    const mails = await sandbox.mailsFrom(email)
    expect(mails).toHaveLength(1)
  })
}
