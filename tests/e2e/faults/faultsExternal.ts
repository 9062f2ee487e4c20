import { expect, type Page } from "@playwright/test"
import { current, expectEnded, messages } from "../steps/external"
import { bar } from "../steps/quoteBar"
import type { Drive, Drives, Stage } from "./faultCases"

const [, , passengers] = messages
const retry = (page: Page) => page.getByRole("button", { name: "Reintentar" })

const failed = async ({ page }: Stage) => {
  await expectEnded(page, "Error")
  await expect(retry(page)).toBeVisible()
}

const slow = async ({ page }: Stage) => {
  await expect(page.getByText("Esto está tardando más de lo normal.")).toBeVisible()
  await page.getByRole("link", { name: "Cancelar" }).click()
  await expect(bar(page)).toBeVisible()
}

const externalDrive: Omit<Drive<"quote of a partner">, "looks"> = {
  channel: "belo",
  arrive: async () => {},
  ask: async ({ page, sandbox }) => {
    if (await retry(page).isVisible()) await retry(page).click()
    else await sandbox.open(page, "belo", "/compraexterna?p=vigente")
  },
  more: {
    "asked for again": async (stage) => {
      await stage.sandbox.fault("belo", "external/getquote", "500")
      await stage.sandbox.open(stage.page, "belo", "/compraexterna?p=vigente")
      await failed(stage)
    }
  },
  twice: async ({ asked, page }) => {
    const before = await asked()
    await retry(page).dblclick()
    await expect(current(page)).toHaveText(passengers)
    expect(await asked()).toBe(before + 1)
  }
}

/** Calls of a purchase that began at a partner's. */
export const externalDrives: Drives<"external/getquote" | "quote of a partner"> = {
  "external/getquote": {
    ...externalDrive,
    looks: {
      failed,
      slow,
      invalid: async ({ page }) => {
        await expectEnded(page, "Cotización inválida")
        await expect(retry(page)).toHaveCount(0)
      }
    }
  },
  "quote of a partner": { ...externalDrive, looks: { failed, slow } }
}
