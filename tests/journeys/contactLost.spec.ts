import { expect, test } from "./fixtures"
import { anEmail, fillContact, send } from "./forms"

const call = "notification/request"

test("offline: it failed, what was typed stays, and it goes once the network is back", async ({
  context,
  page,
  sandbox
}) => {
  const email = anEmail()
  await sandbox.open(page, "bbva", "/contacto")
  await fillContact(page, { email, slot: "9 a 12 h" })
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText("Fallo al el enviar el mensaje")).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await context.setOffline(false)
  await send(page)
  await expect(page.getByText("Mensaje enviado")).toBeVisible()
  expect(await sandbox.mailsFrom(email)).toHaveLength(1)
})

test("what was typed is still there after a look at another page", async ({ page, sandbox }) => {
  const email = anEmail()
  await sandbox.open(page, "b2c", "/contacto")
  await fillContact(page, { email, slot: "8 a 12 h" })
  await sandbox.fault("b2c", call, "500")
  await send(page)
  await expect(page.getByText("Fallo al el enviar el mensaje")).toBeVisible()
  await page.getByRole("contentinfo").getByRole("link", { name: "Preguntas frecuentes" }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.goBack()
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await expect(page.getByText("Fallo al el enviar el mensaje")).toBeHidden()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(email)
})
