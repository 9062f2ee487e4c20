import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { fillEverybody } from "./steps/paying"
import { atPassengers, goOn, passenger } from "./steps/purchase"

const card = "4242 4242 4242 4242"
const said = "Esto parece un número de tarjeta: se escribe solo al pagar, en su campo."

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

// VA-08
test("step 2 takes no card number: the field says so, and storage never has it", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  await fillEverybody(page, "b2c")
  const address = passenger(page, 1).getByLabel("Dirección", { exact: true })
  const postal = passenger(page, 1).getByLabel("Código postal", { exact: true })
  await address.fill(card)
  await postal.fill(card)
  await postal.blur()
  await expect(address).toHaveAccessibleDescription(said)
  await expect(postal).toHaveAccessibleDescription(said)
  await goOn(page)
  await expect(address).toBeFocused()
  await expect.poll(() => stored(page)).toContain("Martínez")
  expect((await stored(page)).replaceAll(/\D/g, "")).not.toContain("4242424242424242")
  expect(await stored(page)).not.toContain("4242")

  await page.reload()
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("Martínez")
  await expect(address).toHaveValue("")
})
