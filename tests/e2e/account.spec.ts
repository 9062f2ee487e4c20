import { expect, test } from "./steps/fixtures"
import { entrance } from "./steps/login"
import { comeAs } from "./steps/purchase"

// SH-03, SR-10
test("without a login ENTRAR leaves the document for /login", async ({ page, sandbox }) => {
  const asked = page.waitForResponse(/\/userinfo$/)
  await sandbox.open(page, "b2c")
  await asked
  expect(await sandbox.requests("b2c", "userinfo")).toHaveLength(1)
  const left = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/login"))
  await entrance(page).click()
  expect((await left).resourceType()).toBe("document")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 766, height: 844 } })

  test("turning the phone with the drawer open leaves a working page", async ({ page, sandbox }) => {
    await sandbox.open(page, "b2c", "/faqs")
    await page.getByRole("button", { name: "Abrir menú" }).click()
    await expect(page.getByRole("dialog", { name: "Principal" })).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await page.getByRole("banner").getByRole("link", { name: "CONTACTO" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacto")
  })

  // SH-07
  test("the burger opens a drawer with every link and returns the focus", async ({ page, sandbox }) => {
    await comeAs(page, sandbox, "b2c")
    await sandbox.open(page, "b2c")
    const burger = page.getByRole("button", { name: "Abrir menú" })
    const drawer = page.getByRole("dialog", { name: "Principal" })
    await expect(page.getByRole("banner").getByRole("navigation", { name: "Principal" })).toBeHidden()
    for (const key of ["Enter", " "]) {
      await burger.press(key)
      await expect(drawer).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(drawer).toBeHidden()
      await expect(burger).toBeFocused()
    }
    await burger.click()
    await expect(drawer.getByRole("link")).toHaveText([
      ...["HOME", "COTIZAR", "PRODUCTOS", "FAQs", "CONTACTO"],
      ...["Tus Datos", "Tus Compras", "Salir"],
      ...["0800 555 0143", "WhatsApp"],
      ...["Botón de arrepentimiento", "Botón baja de servicio", "Defensa del consumidor", "Solicitar asistencia"]
    ])
    await drawer.getByRole("link", { name: "FAQs" }).click()
    await expect(page).toHaveURL(/\/faqs$/)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  })
})
