import type { Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { aCancellationWish, fillCancellation, send } from "../steps/forms"
import { type Drives, giveUp } from "./faultCases"

const sending = (page: Page) => page.getByRole("button", { name: "ENVIAR" })
const withdrawal = aCancellationWish()
const withdrawn = (page: Page) => page.getByRole("dialog", { name: "Botón de arrepentimiento" })

/** The call of a withdrawal. */
export const formDrives: Drives<"notification/regret"> = {
  "notification/regret": {
    channel: "b2c",
    arrive: async ({ page, sandbox }) => {
      await sandbox.open(page, "b2c", "/arrepentimiento")
      await fillCancellation(page, withdrawal)
    },
    ask: async ({ page }) => {
      if (await withdrawn(page).isVisible()) await withdrawn(page).getByRole("button", { name: "Reintentar" }).click()
      else await send(page)
    },
    looks: {
      failed: async ({ page }) => {
        const told = "Problema al enviar la solicitud de arrepentimiento. Reintente en unos minutos."
        await expect(withdrawn(page).getByText(told, { exact: true })).toBeVisible()
        await expect(page.getByLabel("Email")).toHaveValue(withdrawal.email)
      },
      slow: async ({ page }) => {
        await giveUp(page)
        await expect(page.getByLabel("Email")).toHaveValue(withdrawal.email)
      }
    },
    wrongShape: { body: null },
    twice: async ({ page, sandbox }) => {
      expect(await sandbox.mailsFrom(withdrawal.email)).toEqual([])
      await sandbox.fault("b2c", "notification/regret", "slow", 1, { ms: 120_000 })
      await sending(page).dblclick()
      await sending(page).press("Enter")
      await sandbox.heal("b2c")
      await expect(withdrawn(page).getByText(/^Su solicitud se ha enviado correctamente/)).toBeVisible()
      expect(await sandbox.mailsFrom(withdrawal.email)).toHaveLength(1)
      // The provider can see that all attempts are one, whatever their outcome.
      const tries = await sandbox.sentWith("notification/regret", withdrawal.email)
      expect(new Set(tries.map(({ body }) => /Referencia: (ARR[-\w]+)/.exec(JSON.stringify(body))?.[1])).size).toBe(1)
    }
  }
}
