import { expect, test } from "./steps/fixtures"
import { anEmail, fillContact, send } from "./steps/forms"

// ER-01
test("b2cchile: a contact request reaches the provider once", { tag: "@critical" }, async ({ page, sandbox }) => {
  const email = anEmail()
  await sandbox.open(page, "b2cchile", "/contacto")
  await expect(page.getByRole("main").getByRole("link", { name: "800 555 014" })).toHaveAttribute("href", /^tel:\d+$/)
  await fillContact(page, { email, slot: "12 a 15 h" })
  await send(page)
  await expect(page.getByRole("status").getByText("Mensaje enviado")).toBeVisible()
  await expect(page.getByLabel("Nombre")).toHaveValue("")

  const sent = await sandbox.sentWith("notification/request", email)
  expect(sent.map(({ body }) => body)).toEqual([
    {
      Name: "Ana Martínez",
      Phone: "1155550143",
      Mail: email,
      IdChannel: "B2CCHILE",
      Horario: "12 a 15",
      Message: ""
    }
  ])
  expect(sent[0]?.headers).toMatchObject({ idchannel: "B2CCHILE", "x-requested-with": "XMLHttpRequest" })
  const [mail] = await sandbox.mailsFrom(email)
  expect(mail).toMatchObject({ subject: "CONTACTO", channel: "B2CCHILE" })
})
