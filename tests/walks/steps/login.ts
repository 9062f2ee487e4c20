import { expect, type Page } from "@playwright/test"

/** The page of the login service. */
export const loginForm = (page: Page) => page.getByRole("heading", { level: 1, name: "Iniciar sesión" })

/** Types an e-mail and a password into the form of the login service, and sends it. */
export const typeLogin = async (page: Page, email: string, password = "viaje") => {
  await expect(loginForm(page)).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Contraseña").fill(password)
  await page.getByRole("button", { name: "ENTRAR" }).click()
}

/** The place of a visitor who is logged in. */
export const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: "TU CUENTA" })

/** The way in. */
export const entrance = (page: Page) => page.getByRole("banner").getByRole("link", { name: "ENTRAR", exact: true })

/** Leaves by the menu of the account; the home comes. */
export const leave = async (page: Page) => {
  await account(page).click()
  await page.getByRole("banner").getByRole("link", { name: "Salir" }).click()
  await expect(entrance(page)).toBeVisible()
}
