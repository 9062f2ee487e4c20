import type { Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { at, expect, test } from "./steps/fixtures"
import { account } from "./steps/login"
import { field, openAs, savedIn } from "./steps/profile"
import { kept, logIn } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

const bruno = { email: "bruno@example.com", path: "/datospersonales" }
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "El usuario se dio de alta correctamente" })

/** Bruno as the provider gets him (RG-05): the form asks for neither sex, country nor address. */
const user = {
  name: "Bruno",
  email: "bruno@example.com",
  lastname: "Díaz",
  documentType: 1,
  documentNumber: "30123456",
  birthday: "1990-03-02T00:00:00",
  gender: 50,
  country: "ARG",
  phone: "1155550101",
  state: "NoData",
  city: "NoData",
  postalCode: "NoData",
  address: "NoData"
}

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("bruno registers by keyboard; the confirmation at home waits for him", async ({ page, sandbox }) => {
    await openAs(page, sandbox, { ...bruno, channel: "b2c" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Completá tus datos personales")
    await expect(field(page, "Email")).toHaveAttribute("readonly")
    await expect(field(page, "Tipo de documento")).toHaveValue("1")
    await expectClean(page)
    expect(await sidewaysScroll(page)).toBe(0)

    await field(page, "Email").focus()
    for (const [label, typed] of [
      ["Nombre", "Bruno"],
      ["Apellido", "Díaz"],
      ["Tipo de documento", ""],
      ["Número de documento", "30.123.456"],
      ["Fecha de nacimiento", "02031990"],
      ["Teléfono", "1155550101"]
    ] as const) {
      await page.keyboard.press("Tab")
      await expect(field(page, label)).toBeFocused()
      await page.keyboard.type(typed)
    }
    await expect(field(page, "Número de documento")).toHaveValue("30123456")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(at("/"))
    await expect(notice(page)).toBeVisible()
    expect(await savedIn(sandbox, "b2c", bruno.email)).toEqual([{ body: user, named: "B2C" }])
    expect(await kept(page, "datosPersonales")).toBeNull()

    // It waits while it has the pointer, and survives a new document.
    await notice(page).hover()
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await notice(page).getByRole("button", { name: "Cerrar" }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await expect(account(page).or(page.getByRole("button", { name: "Abrir menú" }))).toBeVisible()
    await expect(bar(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await sandbox.open(page, "b2c", "/datospersonales")
    await expect(field(page, "Apellido")).toHaveValue("Díaz")
  })
})

test("a visitor without a login or with an unverified e-mail is sent home", async ({ page, sandbox }) => {
  for (const path of ["/datospersonales", "/tusdatos"]) {
    await sandbox.open(page, "bbva", path)
    await expect(page).toHaveURL(at("/"))
  }
  await logIn(page, "carla@example.com")
  for (const path of ["/datospersonales", "/tusdatos"]) {
    await sandbox.open(page, "bbva", path)
    await expect(page).toHaveURL(at("/"))
    await expect(bar(page)).toBeVisible()
  }
})
