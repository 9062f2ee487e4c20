import type { Locator, Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { atPlans } from "../steps/purchase"
import { bar, plans, requote } from "../steps/quoteBar"
import type { Drives, Stage } from "./faultCases"

const quoteFailed = (page: Page) => page.getByRole("alert").filter({ hasText: "No pudimos buscar tus planes." })
const overlay = (page: Page) => page.getByRole("dialog", { name: "Buscando tus planes" })
const slowText = "Esto está tardando más de lo normal"

/** The failed trip stays in the bar, with every way on. */
const expectQuoteFailed = async ({ page }: Stage) => {
  await expect(quoteFailed(page)).toContainText("No perdiste nada: probá de nuevo.")
  await expect(quoteFailed(page).getByRole("link", { name: /555/ })).toBeVisible()
  await expect(quoteFailed(page).getByRole("button", { name: "Reintentar" })).toBeVisible()
  await expect(bar(page).getByLabel("Email")).toHaveValue(/@example\.com$/)
}

/** Returns once the quote is answered: the next fault would meet one under way. */
const retry = async (page: Page, notice: Locator) => {
  const answered = page.waitForResponse("**/sales/quote")
  await notice.getByRole("button", { name: "Reintentar" }).click()
  await answered
}

const giveUpQuote = async ({ page }: Stage) => {
  await expect(overlay(page)).toContainText(slowText)
  await overlay(page).getByRole("button", { name: "Cancelar" }).click()
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByText("Cancelaste la búsqueda.")).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await expect(bar(page).getByLabel("Email")).toHaveValue(/@example\.com$/)
}

/** The call of the results. */
export const quoteDrives: Drives<"quote"> = {
  quote: {
    channel: "b2c",
    arrive: ({ page, sandbox }) => atPlans(page, sandbox, "b2c"),
    ask: ({ page }) => requote(page),
    looks: {
      failed: async (stage) => {
        await expectQuoteFailed(stage)
        expect(await plans(stage.page).count()).toBeGreaterThan(2)
      },
      refused: async ({ page }) => {
        await expect(
          page.getByRole("alert").filter({ hasText: "El proveedor no pudo cotizar este viaje" })
        ).toBeVisible()
        expect(await plans(page).count()).toBeGreaterThan(2)
      },
      slow: async (stage) => {
        await giveUpQuote(stage)
        expect(await plans(stage.page).count()).toBeGreaterThan(2)
      }
    },
    more: {
      "an error in the answer": async ({ page, sandbox }) => {
        await sandbox.fault("b2c", "quote", "answer", 1, {
          body: { error: "No hay planes disponibles para las fechas elegidas." }
        })
        await requote(page)
        const told = page.getByRole("alert").filter({ hasText: "El proveedor no pudo cotizar este viaje" })
        await expect(told).toBeVisible()
        expect(await plans(page).count()).toBeGreaterThan(2)
        await retry(page, told)
        await expect(told).toBeHidden()
        await expect(page.getByRole("main")).toBeFocused()
      },
      offline: async (stage) => {
        const { page } = stage
        await page.context().setOffline(true)
        await requote(page)
        await expectQuoteFailed(stage)
        expect(await plans(page).count()).toBeGreaterThan(2)
        await page.context().setOffline(false)
        await retry(page, quoteFailed(page))
        await expect(quoteFailed(page)).toBeHidden()
      },
      "no plans": async (stage) => {
        const { page, sandbox } = stage
        const none = page.getByText("No encontramos planes para tu viaje", { exact: true })
        await sandbox.fault("b2c", "quote", "answer", 1, { body: [] })
        await requote(page)
        await expect(none).toBeVisible()
        await expect(plans(page)).toHaveCount(0)
        await sandbox.fault("b2c", "quote", "500")
        await requote(page)
        await expectQuoteFailed(stage)
        await expect(none).toBeHidden()
      }
    },
    twice: async ({ page, sandbox }) => {
      await sandbox.fault("b2c", "quote", "slow", 1, { ms: 120_000 })
      await requote(page)
      await expect(overlay(page)).toBeVisible()
      await page.clock.fastForward(4000)
      await overlay(page).getByRole("button", { name: "Cancelar" }).click()
      await sandbox.heal("b2c")
      await sandbox.fault("b2c", "quote", "many", 1, { count: 5 })
      await requote(page)
      await expect(plans(page)).toHaveCount(5)
      // The sandbox also answers the request that the page gave up; the page ignores it.
      const underWay = async () => (await sandbox.requests("b2c", "quote")).slice(-2).map(({ status }) => status)
      await expect.poll(underWay).toEqual([200, 200])
      await expect(plans(page)).toHaveCount(5)
    }
  }
}
