import { expect, test } from "./steps/fixtures"

/* A visitor without JavaScript sees the documents of the build. */
test.use({ javaScriptEnabled: false })

for (const [host, legal] of [
  ["b2c", ["Botón de arrepentimiento", "Botón baja de servicio"]],
  ["b2cchile", ["Anulación de Cobertura"]]
] as const)
  test(`${host}: without JavaScript the home shows what it has and each legal page`, async ({ page, sandbox }) => {
    for (const name of legal) {
      await sandbox.open(page, host)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.getByRole("form", { name: "Cotizador" }).getByLabel("Email")).toBeVisible()
      await expect(page.locator("#productos article").first()).toBeVisible()
      expect(await page.content()).toContain("<noscript>Para cotizar un viaje hace falta activar JavaScript")
      await page.getByRole("link", { name }).first().click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    }
  })

test("without JavaScript the contact page is readable, and gives other ways of contact", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/contacto")
  await expect(page.getByRole("heading", { level: 1, name: "Contacto" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "0800 555 0143" })).toBeVisible()
  await expect(page.getByText("Para enviar este formulario activá JavaScript en tu navegador")).toBeAttached()
  await page.getByLabel("Email").fill("ana@example.com")
  await page.getByLabel("Email").press("Enter")
  expect(page.url()).not.toContain("ana")
})
