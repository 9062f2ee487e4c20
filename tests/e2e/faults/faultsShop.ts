import type { Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { account, entrance } from "../steps/login"
import { productionOrigin } from "../steps/outside"
import { logIn } from "../steps/purchase"
import { bar } from "../steps/quoteBar"
import type { Drives, Stage } from "./faultCases"

/** Neither the page nor its console reports the failure. */
const expectSilence = async ({ complaints, page }: Stage) => {
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0)
  expect(complaints).toEqual([])
}

/** Another tab doubts the session, so that every tab asks again. */
const tellOfDoubt = (page: Page) => page.evaluate(() => new BroadcastChannel("sesion").postMessage("doubtful"))

const banner = (page: Page) => page.getByRole("region", { name: "Promoción" })
const expectNoBanner = async (stage: Stage) => {
  const { page } = stage
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.waitForLoadState("load")
  await expect(banner(page)).toHaveCount(0)
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
  await expectSilence(stage)
}

const shop = productionOrigin("b2c")
const preferences = (page: Page) => page.getByRole("main").getByRole("button", { name: "Preferencias de cookies" })

/** Calls that every page makes by itself. */
export const shopDrives: Drives<"userinfo" | "one_trust" | "banner"> = {
  userinfo: {
    channel: "messis",
    arrive: async ({ page, sandbox }) => {
      await sandbox.open(page, "messis", "/faqs")
      await logIn(page, "ana@example.com")
    },
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
  one_trust: {
    channel: "b2c",
    arrive: async () => {},
    ask: async ({ page }) => void (await page.goto(`${shop}/politicascookies`)),
    looks: {
      denied: async (stage, fault) => {
        const { page } = stage
        await expect(preferences(page)).toBeVisible()
        // Unknown consent counts as refused. Once the answer comes, the portal keeps the choice
        // itself.
        if (fault !== "slow") {
          await preferences(page).click()
          await expect(page.getByRole("dialog", { name: "Preferencias de cookies" })).toBeVisible()
        }
        await expect(page.getByRole("region", { name: "Aviso de cookies" })).toHaveCount(0)
        expect(await page.evaluate(() => "google_tag_manager" in window || "clarity" in window)).toBe(false)
        await expectSilence(stage)
      }
    },
    twice: async ({ asked, page }) => {
      const before = await asked()
      await page.goto(`${shop}/faqs`)
      await expect(page.getByRole("region", { name: "Aviso de cookies" })).toBeVisible()
      await page.getByRole("banner").getByRole("link", { name: "CONTACTO" }).click()
      await expect(page).toHaveURL(/\/contacto$/)
      expect(await asked()).toBe(before + 1)
    }
  },
  banner: {
    channel: "bbva",
    arrive: async () => {},
    ask: ({ page, sandbox }) => sandbox.open(page, "bbva", "/faqs"),
    looks: { none: expectNoBanner },
    twice: async ({ asked, page, sandbox }) => {
      const before = await asked()
      await sandbox.open(page, "bbva", "/faqs")
      await expect(banner(page)).toBeVisible()
      await page.getByRole("banner").getByRole("link", { name: "CONTACTO" }).click()
      await expect(page).toHaveURL(/\/contacto$/)
      expect(await asked()).toBe(before + 1)
    }
  }
}
