import { expect, type Page } from "@playwright/test"

export const loginForm = (page: Page) => page.getByRole("heading", { level: 1, name: "Iniciar sesión" })

/** Submits the form of the login. */
export const typeLogin = async (page: Page, email: string, password = "viaje") => {
  await expect(loginForm(page)).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Contraseña").fill(password)
  await page.getByRole("button", { name: "ENTRAR" }).click()
}

/** The account menu of a logged-in visitor. */
export const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: "TU CUENTA" })

/** The login link. */
export const entrance = (page: Page) => page.getByRole("banner").getByRole("link", { name: "ENTRAR", exact: true })

/** Logs out by the account menu and waits for the home. */
export const leave = async (page: Page) => {
  await account(page).click()
  await page.getByRole("banner").getByRole("link", { name: "Salir" }).click()
  await expect(entrance(page)).toBeVisible()
}
