import type { Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { at, expect, test } from "./steps/fixtures"
import { leave } from "./steps/login"
import { field, form, openAs, save, savedIn } from "./steps/profile"
import { kept } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

const ana = { email: "ana@example.com", path: "/tusdatos" }
const told = (page: Page) => page.getByRole("status").filter({ hasText: "El usuario se guardó correctamente" })

/** State of the countdown of a message that closes itself. */
const clock = (page: Page) =>
  told(page)
    .locator("span")
    .last()
    .evaluate((bar) => {
      const { animationDuration, animationPlayState } = getComputedStyle(bar)
      return `${animationDuration} ${animationPlayState}`
    })

test("ana sees her data, changes them, and the confirmation stays for three seconds, or while it has the pointer", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await openAs(page, sandbox, { ...ana, channel: "b2c" })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus datos")
  const menu = page.getByRole("main").getByRole("navigation", { name: "TU CUENTA" })
  await expect(menu.getByRole("link")).toHaveText(["TUS DATOS", "TUS COMPRAS"])
  await expect(menu.getByRole("link", { name: "TUS DATOS" })).toHaveAttribute("aria-current", "page")
  const found = { Nombre: "Ana", "Número de documento": "28456712", "Fecha de nacimiento": "14/05/1981" }
  for (const [label, value] of Object.entries(found)) await expect(field(page, label)).toHaveValue(value)
  // The page does not show the provider's word for a missing value.
  for (const label of ["Provincia", "Ciudad", "Dirección"]) await expect(field(page, label)).toHaveValue("")
  await expect(page.getByText("NoData")).toHaveCount(0)
  await expectClean(page)

  await field(page, "Teléfono").fill("11444455")
  await save(page)
  await expect(form(page).getByRole("alert")).toContainText("Revisá 1 dato para guardar:")
  await expect(field(page, "Teléfono")).toBeFocused()
  await expect(field(page, "Teléfono")).toHaveAccessibleDescription(
    /^Teléfono debe tener 10 dígitos\. Con código de área/
  )
  expect(await savedIn(sandbox, "b2c", ana.email)).toEqual([])

  await field(page, "Teléfono").fill("1155550143")
  await field(page, "Ciudad").fill("Olivos")
  await save(page)
  await told(page).hover()
  expect(await clock(page)).toBe("3s paused")
  expect((await savedIn(sandbox, "b2c", ana.email)).at(0)?.body).toMatchObject({
    phone: "1155550143",
    city: "Olivos",
    postalCode: "1425",
    state: "NoData",
    address: "NoData",
    birthday: "1981-05-14T00:00:00",
    documentType: 1,
    gender: 50
  })
  await page.mouse.move(5, 5)
  await expect(told(page)).toHaveCount(0)
  expect(page.url()).toMatch(at("/tusdatos"))
  await page.reload()
  await expect(field(page, "Ciudad")).toHaveValue("Olivos")
  await expect(field(page, "Teléfono")).toHaveValue("1155550143")
})

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("unsaved input survives a reload, but no logout elsewhere", async ({ context, page, sandbox }) => {
    await openAs(page, sandbox, { ...ana, channel: "b2cchile" })
    await expect(field(page, "RUT")).toHaveValue("12.345.678-5")
    await field(page, "Comuna").fill("Providencia")
    await expect.poll(() => kept(page, "datosPersonales")).not.toBeNull()
    await page.reload()
    const restored = form(page).getByText("Recuperamos lo que habías escrito y todavía no guardabas.")
    await expect(restored).toBeVisible()
    await expect(field(page, "Comuna")).toHaveValue("Providencia")
    expect(await sidewaysScroll(page)).toBe(0)
    await form(page).getByRole("button", { name: "Descartarlo" }).click()
    await expect(field(page, "Comuna")).toHaveValue("")
    await expect(restored).toHaveCount(0)
    await expect.poll(() => kept(page, "datosPersonales")).toBeNull()

    await field(page, "Comuna").fill("Ñuñoa")
    await expect.poll(() => kept(page, "datosPersonales")).not.toBeNull()
    const other = await context.newPage()
    await other.setViewportSize({ width: 1440, height: 900 })
    await sandbox.open(other, "b2cchile", "/faqs")
    await leave(other)
    await other.close()
    await expect(page).toHaveURL(at("/"))
    await expect(bar(page)).toBeVisible()
    expect(await kept(page, "datosPersonales")).toBeNull()
  })
})
