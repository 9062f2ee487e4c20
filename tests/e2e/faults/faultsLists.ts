import type { Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { atPassengers, passenger } from "../steps/purchase"
import type { Drive, Drives, Stage } from "./faultCases"

const field = (page: Page, label: string) => passenger(page, 1).getByLabel(label, { exact: true })
const retry = (page: Page) => passenger(page, 1).getByRole("button", { name: "Reintentar" })

/** While a list loads, the visitor can fill every other field. */
const expectWaiting =
  (label: string, told: string) =>
  async ({ page }: Stage) => {
    await expect(field(page, label)).toHaveAttribute("aria-busy", "true")
    await field(page, "Nombre").fill("Ana")
    await page.clock.fastForward(8000)
    await expect(passenger(page, 1).getByText(told)).toBeVisible()
  }

const expectLost =
  (told: string) =>
  async ({ page }: Stage) => {
    await expect(passenger(page, 1).getByText(told)).toBeVisible()
    await expect(retry(page)).toHaveCount(1)
    await field(page, "Nombre").fill("Ana")
  }

/** A list of the passenger form. */
const listDrive = (label: string, told: string): Drive<"valueslist" | "country"> => ({
  channel: "b2c",
  arrive: ({ page, sandbox }) => atPassengers(page, sandbox, "b2c"),
  ask: async ({ page }) => {
    if (await retry(page).isVisible()) await retry(page).click()
    else await page.reload()
  },
  looks: { lost: expectLost(told), slow: expectWaiting(label, told) },
  twice: async ({ asked, page }) => {
    const before = await asked()
    await retry(page).dblclick()
    await expect(field(page, label)).not.toHaveValue("")
    await expect(page.getByText(told)).toHaveCount(0)
    await expect(field(page, "Nombre")).toHaveValue("Ana")
    expect(await asked()).toBe(before + 1)
  }
})

const noProvinces = "No pudimos cargar las provincias."
const choose = (page: Page, country: string) => field(page, "País").selectOption({ label: country })
const province = (page: Page, name: string) => field(page, "Provincia").getByRole("option", { name })

/** Lists of the passenger forms. */
export const listDrives: Drives<"valueslist" | "country" | "state"> = {
  valueslist: listDrive("Tipo de documento", "No pudimos cargar los tipos de documento."),
  country: listDrive("País", "No pudimos cargar los países."),
  state: {
    channel: "b2c",
    arrive: async ({ page, sandbox }) => {
      await atPassengers(page, sandbox, "b2c")
      await expect(province(page, "Mendoza")).toBeAttached()
    },
    ask: async ({ page }) => {
      if (await retry(page).isVisible()) await retry(page).click()
      else await choose(page, "Chile")
    },
    looks: { lost: expectLost(noProvinces), slow: expectWaiting("Provincia", noProvinces) },
    twice: async ({ page, sandbox }) => {
      await sandbox.fault("b2c", "state", "slow", 1, { ms: 300 })
      await retry(page).click()
      await choose(page, "Argentina")
      await expect(province(page, "Mendoza")).toBeAttached()
      await expect.poll(async () => (await sandbox.requests("b2c", "state")).at(-1)?.status).toBe(200)
      await expect(province(page, "Valparaíso")).toHaveCount(0)
      await expect(field(page, "Provincia")).toHaveValue("")
      await expect(field(page, "Nombre")).toHaveValue("Ana")
    }
  }
}
