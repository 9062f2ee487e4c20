import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { atPassengers, logIn, passenger } from "./purchase"

const field = (page: Page, place: number, label: string) => passenger(page, place).getByLabel(label, { exact: true })

test("lists that fail can be asked for again, and the rest of the page works meanwhile", async ({ page, sandbox }) => {
  await sandbox.fault("b2c", "valueslist", "500", 5)
  await sandbox.fault("b2c", "country", "500", 5)
  await atPassengers(page, sandbox, "b2c")
  const lost = page.getByText("No pudimos cargar los países.")
  await expect(lost).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText("No pudimos cargar los tipos de documento.")).toBeVisible({ timeout: 15_000 })
  await field(page, 1, "Nombre").fill("Ana")
  await sandbox.heal("b2c")
  for (const label of ["Tipo de documento", "País"]) {
    const group = passenger(page, 1)
    await group.getByRole("button", { name: "Reintentar" }).first().click()
    await expect(group.getByLabel(label, { exact: true })).not.toHaveValue("")
  }
  await expect(lost).toBeHidden()
  await expect(field(page, 1, "Nombre")).toHaveValue("Ana")
})

test("the country that is chosen last tells the provinces", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  const province = field(page, 1, "Provincia")
  await expect(province.getByRole("option", { name: "Mendoza" })).toBeAttached()
  await field(page, 1, "País").selectOption({ label: "Chile" })
  await field(page, 1, "País").selectOption({ label: "Argentina" })
  await expect(province.getByRole("option", { name: "Mendoza" })).toBeAttached()
  await expect(province.getByRole("option", { name: "Valparaíso" })).toHaveCount(0)
  await expect(province).toHaveValue("")
})

test("who is registered fills the first form at once; what they never told stays to be typed", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c")
  await logIn(page, "ana@example.com")
  await atPassengers(page, sandbox, "b2c")
  await page.getByRole("button", { name: "USAR MIS DATOS" }).click()
  await expect(field(page, 1, "Nombre")).not.toHaveValue("")
  await expect(field(page, 1, "Número de documento")).toHaveValue(/^\d{7,8}$/)
  await expect(field(page, 1, "Fecha de nacimiento")).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await expect(passenger(page, 1).locator("input[value=NoData]")).toHaveCount(0)
})
