import type { Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { field, form, openAs, save } from "../steps/profile"
import { logIn } from "../steps/purchase"
import { openList, rows } from "../steps/purchaseList"
import { bar } from "../steps/quoteBar"
import { type Drives, giveUp } from "./faultCases"

const saved = (page: Page) => page.getByRole("status").filter({ hasText: "El usuario se guardó correctamente" })
const notSaved = (page: Page) => page.getByRole("alert").filter({ hasText: "Fallo al dar de alta el usuario" })
const entering = (page: Page) => page.getByRole("dialog", { name: "Buscando tus datos…" })
const unknownProfile = (page: Page) => page.getByText(/^No pudimos cargar lo que ya tengas guardado/)
const expectEmptyProfile = async (page: Page) => {
  await expect(field(page, "Email")).toHaveValue("bruno@example.com")
  await expect(field(page, "Nombre")).toHaveValue("")
}

const listLost = (page: Page) => page.getByRole("alert").filter({ hasText: "No pudimos cargar tus compras" })

/** Calls of a logged-in visitor. */
export const accountDrives: Drives<"user/info" | "user/save" | "api/sales"> = {
  "user/info": {
    channel: "belo",
    arrive: async ({ page, sandbox }) => {
      await sandbox.open(page, "belo", "/faqs")
      await logIn(page, "bruno@example.com")
    },
    ask: async ({ page, sandbox }) => {
      const again = page.getByRole("main").getByRole("button", { name: "Reintentar" })
      if (await again.isVisible()) await again.click()
      else await sandbox.open(page, "belo", "/datospersonales")
    },
    looks: {
      unknown: async ({ page }) => {
        await expect(unknownProfile(page)).toBeVisible()
        await expectEmptyProfile(page)
      },
      unregistered: async ({ page }) => {
        await expectEmptyProfile(page)
        await expect(unknownProfile(page)).toHaveCount(0)
      },
      slow: async ({ page }) => {
        await expect(entering(page)).toContainText("Esto está tardando más de lo normal.")
        await entering(page).getByRole("button", { name: "Ir al inicio" }).click()
        await expect(bar(page)).toBeVisible()
      }
    },
    twice: async ({ asked, page, sandbox }) => {
      await logIn(page, "ana@example.com")
      const before = await asked()
      await sandbox.open(page, "belo", "/tusdatos")
      await expect(field(page, "Nombre")).toHaveValue("Ana")
      const menu = page.getByRole("main").getByRole("navigation", { name: "TU CUENTA" })
      await menu.getByRole("link", { name: "TUS COMPRAS" }).click()
      await expect(rows(page).first()).toBeVisible()
      await menu.getByRole("link", { name: "TUS DATOS" }).click()
      await expect(field(page, "Nombre")).toHaveValue("Ana")
      expect(await asked()).toBe(before + 1)
    }
  },
  "user/save": {
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
      await sandbox.fault("asegura", "api/user/save", "slow", 1, { ms: 300 })
      const button = form(page).getByRole("button", { name: "GUARDAR" })
      await button.dblclick()
      await button.press("Enter")
      await expect(saved(page)).toBeVisible()
      expect(await asked()).toBe(before + 1)
    }
  },
  "api/sales": {
    channel: "messis",
    arrive: async ({ page, sandbox }) => {
      await sandbox.fault("messis", "api/sales", "400")
      await openList(page, sandbox, "messis")
      await expect(listLost(page)).toBeVisible()
    },
    ask: ({ page }) => page.getByRole("button", { name: "Reintentar" }).click(),
    looks: {
      failed: async ({ page }) => {
        await expect(listLost(page)).toBeVisible()
        await expect(page.getByRole("heading", { name: "Todavía no tenés compras" })).toHaveCount(0)
      },
      slow: async ({ page }) => {
        await giveUp(page)
        await expect(listLost(page)).toBeVisible()
      }
    },
    more: {
      "a session that is over": async ({ page, sandbox }) => {
        await sandbox.fault("messis", "api/sales", "401")
        await page.getByRole("button", { name: "Reintentar" }).click()
        await expect(page).toHaveURL(/localhost:\d+\/$/)
        await sandbox.fault("messis", "api/sales", "500")
        await sandbox.open(page, "messis", "/tuscompras")
        await expect(listLost(page)).toBeVisible()
      }
    },
    twice: async ({ asked, page }) => {
      const before = await asked()
      await page.getByRole("button", { name: "Reintentar" }).dblclick()
      await expect(rows(page)).toHaveCount(3)
      await expect(page.getByRole("main")).toBeFocused()
      expect(await asked()).toBe(before + 1)
    }
  }
}
