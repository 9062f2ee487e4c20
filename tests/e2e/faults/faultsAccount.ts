import type { Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { account, entrance } from "../steps/login"
import { field, form, openAs, save } from "../steps/profile"
import { comeAs } from "../steps/purchase"
import { bar } from "../steps/quoteBar"
import { type Drives, giveUp, type Stage } from "./faultCases"

const saved = (page: Page) => page.getByRole("status").filter({ hasText: "El usuario se guardó correctamente" })
const notSaved = (page: Page) => page.getByRole("alert").filter({ hasText: "Fallo al dar de alta el usuario" })

/** Neither the page nor its console reports the failure. */
const expectSilence = async ({ complaints, page }: Stage) => {
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0)
  expect(complaints).toEqual([])
}

/** Another tab doubts the session, so that every tab asks again. */
const tellOfDoubt = (page: Page) => page.evaluate(() => new BroadcastChannel("sesion").postMessage("doubtful"))

/** Calls about a visitor's account. */
export const accountDrives: Drives<"userinfo" | "api/user/save"> = {
  userinfo: {
    channel: "messis",
    arrive: ({ page, sandbox }) => comeAs(page, sandbox, "messis"),
    ask: async ({ page, sandbox }, fault) => {
      if (fault === "4xx") await sandbox.open(page, "messis", "/tuscompras")
      else if (fault === "slow") await sandbox.open(page, "messis", "/redirect")
      else await tellOfDoubt(page)
    },
    looks: {
      nobody: async (stage) => {
        const { page, sandbox } = stage
        await expect(entrance(page)).toBeVisible()
        await expect(account(page)).toHaveCount(0)
        await expect(page).toHaveURL(/localhost:\d+\/$/)
        await expectSilence(stage)
        await sandbox.heal("messis")
        await tellOfDoubt(page)
        await expect(account(page)).toBeVisible()
      },
      slow: async (stage) => {
        const wait = stage.page.getByRole("dialog", { name: "Entrando a tu cuenta…" })
        await expect(wait).toContainText("Esto está tardando más de lo normal")
        await wait.getByRole("button", { name: "Ir al inicio" }).click()
        await expect(bar(stage.page)).toBeVisible()
        await expectSilence(stage)
      }
    },
    twice: async ({ asked, page, sandbox }) => {
      const before = await asked()
      await sandbox.open(page, "messis", "/faqs")
      await expect(account(page)).toBeVisible()
      await page.getByRole("banner").getByRole("link", { name: "CONTACTO" }).click()
      await expect(page).toHaveURL(/\/contacto$/)
      await expect(account(page)).toBeVisible()
      expect(await asked()).toBe(before + 1)
    }
  },
  "api/user/save": {
    channel: "asegura",
    arrive: async ({ page, sandbox }) => {
      await openAs(page, sandbox, { email: "ana@example.com", path: "/tusdatos", channel: "asegura" })
      await field(page, "Ciudad").fill("Olivos")
    },
    ask: ({ page }) => save(page),
    looks: {
      failed: async ({ page }) => {
        await expect(notSaved(page)).toBeVisible()
        await expect(form(page).getByText(/^No pudimos guardar tus datos\. Siguen acá/)).toBeVisible()
        await expect(field(page, "Ciudad")).toHaveValue("Olivos")
      },
      saved: async ({ page }) => {
        await saved(page).getByRole("button", { name: "Cerrar" }).click()
        await expect(saved(page)).toHaveCount(0)
      },
      slow: async ({ page }) => {
        await giveUp(page)
        await expect(field(page, "Ciudad")).toHaveValue("Olivos")
      }
    },
    more: {
      offline: async ({ page }) => {
        await page.context().setOffline(true)
        await save(page)
        await expect(notSaved(page)).toBeVisible()
        await expect(form(page).getByText(/^Parece que no tenés conexión\./)).toBeVisible()
        await page.context().setOffline(false)
      }
    },
    twice: async ({ asked, page, sandbox }) => {
      const before = await asked()
      await sandbox.fault("asegura", "api/user/save", "slow", 1, { ms: 120_000 })
      const button = form(page).getByRole("button", { name: "GUARDAR" })
      await button.dblclick()
      await button.press("Enter")
      await sandbox.heal("asegura")
      await expect(saved(page)).toBeVisible()
      expect(await asked()).toBe(before + 1)
    }
  }
}
