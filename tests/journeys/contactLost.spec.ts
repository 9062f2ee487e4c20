import { expect, test } from "./fixtures"
import { anEmail, fillContact, send } from "./forms"

const call = "notification/request"

test("however it failed, what was typed stays and can be sent again", async ({ page, sandbox }) => {
  const email = anEmail()
  const id = "messis"
  await sandbox.open(page, id, "/contacto")
  await fillContact(page, { email, slot: "9 a 12 h" })
  for (const fault of ["500", "down", "201", "204", "html"])
    await test.step(fault, async () => {
      const status = /^2/.test(fault) ? { status: Number(fault), body: { Id: 1 } } : {}
      const before = (await sandbox.requests(id, call)).length
      // A browser itself asks again once where a connection was cut.
      await sandbox.fault(id, call, /^2/.test(fault) ? "answer" : fault, 9, status)
      await send(page)
      await expect.poll(async () => (await sandbox.requests(id, call)).length).toBeGreaterThan(before)
      await expect(page.getByRole("button", { name: "ENVIAR" })).not.toHaveAttribute("aria-busy", "true")
      await expect(page.getByRole("alert").getByText("Fallo al el enviar el mensaje")).toBeVisible()
      await expect(page.getByLabel("Email")).toHaveValue(email)
      await expect(page.getByRole("radio", { name: "9 a 12 h" })).toBeChecked()
      expect(await sandbox.mailsFrom(email)).toEqual([])
      await sandbox.heal(id)
    })
  await send(page)
  await expect(page.getByText("Mensaje enviado")).toBeVisible()
  await expect(page.getByText("Fallo al el enviar el mensaje")).toBeHidden()
  expect(await sandbox.mailsFrom(email)).toHaveLength(1)
})

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

test("two presses send one; a slow answer says so and can be given up", async ({ page, sandbox }) => {
  const email = anEmail()
  await sandbox.open(page, "b2cchile", "/contacto")
  await fillContact(page, { email, slot: "9 a 12 h" })
  await sandbox.fault("b2cchile", call, "slow", 1, { ms: 6000 })
  const button = page.getByRole("button", { name: "ENVIAR" })
  await button.dblclick()
  await page.getByLabel("Email").press("Enter")
  await expect(button).toHaveAttribute("aria-busy", "true")
  await expect(page.getByText("Esto está tardando más de lo normal.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Cancelar" })).toBeVisible()
  await expect(page.getByText("Mensaje enviado")).toBeVisible()
  expect(await sandbox.mailsFrom(email)).toHaveLength(1)

  await fillContact(page, { email, slot: "9 a 12 h" })
  await sandbox.fault("b2cchile", call, "timeout")
  await send(page)
  await page.getByRole("button", { name: "Cancelar" }).click()
  await expect(button).not.toHaveAttribute("aria-busy", "true")
  await expect(button).toBeFocused()
  await expect(page.getByLabel("Email")).toHaveValue(email)
})
