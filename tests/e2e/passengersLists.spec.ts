import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { fillEverybody, goOnToPayment, payFor } from "./steps/paying"
import { atPassengers, passenger } from "./steps/purchase"

const field = (page: Page, place: number, label: string) => passenger(page, place).getByLabel(label, { exact: true })

// PA-06
for (const host of ["b2c", "b2cchile"])
  test(`${host}: a buyer of a country without provinces goes on, and the sale is taken`, async ({ page, sandbox }) => {
    const region = host === "b2cchile" ? "Región" : "Provincia"
    await atPassengers(page, sandbox, host)
    await fillEverybody(page, host)
    await field(page, 1, "País").selectOption("Mónaco")
    await expect(field(page, 1, region)).toHaveAccessibleDescription(/^No hace falta elegir/)
    await expect(field(page, 1, region).getByRole("option", { selected: true })).toHaveText("Mónaco")
    await goOnToPayment(page)
    await payFor(page)
  })
