import { expect, test } from "./steps/fixtures"
import { anEmail, expectMessage, fillContact, send } from "./steps/forms"

const hosts = [
  { id: "b2c", phone: "0800 555 0143", slot: "12 a 16" },
  { id: "b2cchile", phone: "800 555 014", slot: "12 a 15" }
]

for (const { id, phone, slot } of hosts) {
  // ER-01
  test(`${id}: a contact request reaches the provider once`, { tag: id === "b2cchile" ? "@critical" : [] }, async ({
    page,
    sandbox
  }) => {
    const email = anEmail()
    await sandbox.open(page, id, "/contacto")
    await expect(page.getByRole("main").getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\d+$/)
    await fillContact(page, { email, slot: `${slot} h` })
    await send(page)
    await expect(page.getByRole("status").getByText("Mensaje enviado")).toBeVisible()
    await expect(page.getByLabel("Nombre")).toHaveValue("")

    const sent = await sandbox.sentWith("notification/request", email)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        Name: "Ana Martínez",
        Phone: "1155550143",
        Mail: email,
        IdChannel: id.toUpperCase(),
        Horario: slot,
        Message: ""
      }
    ])
    expect(sent[0]?.headers).toMatchObject({ idchannel: id.toUpperCase(), "x-requested-with": "XMLHttpRequest" })
    const [mail] = await sandbox.mailsFrom(email)
    expect(mail).toMatchObject({ subject: "CONTACTO", channel: id.toUpperCase() })
  })
}

// CT-01
test("belo: three numbers with their use, and a reason instead of hours", async ({ page, sandbox }) => {
  const email = anEmail()
  await sandbox.open(page, "belo", "/contacto")
  const main = page.getByRole("main")
  await expect(main.getByRole("term")).toHaveCount(3)
  for (const use of ["Desde el exterior", "WhatsApp"]) await expect(main.getByText(use)).toBeVisible()
  await expect(main.getByText(/Lunes a viernes/)).toHaveCount(0)
  await expect(main.getByRole("radio")).toHaveCount(0)

  await fillContact(page, { email })
  await send(page)
  await expectMessage(page, "Motivo", "Debe ingresar un motivo.")
  await expect(page.getByLabel("Motivo")).toBeFocused()
  await page.getByLabel("Motivo").fill("Un plan para un grupo.")
  await send(page)
  await expect(page.getByText("Mensaje enviado")).toBeVisible()
  const [mail] = await sandbox.mailsFrom(email)
  expect(mail?.fields).toEqual({
    Name: "Ana Martínez",
    Phone: "1155550143",
    Mail: email,
    IdChannel: "BELO",
    Horario: "",
    Message: "Un plan para un grupo."
  })
})
