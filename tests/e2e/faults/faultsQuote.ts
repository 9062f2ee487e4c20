import type { Page } from "@playwright/test"
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

const giveUpQuote = async ({ page }: Stage) => {
  await expect(overlay(page)).toContainText(slowText)
  await overlay(page).getByRole("button", { name: "Cancelar" }).click()
  await expect(overlay(page)).toBeHidden()
  await expect(page.getByText("Cancelaste la búsqueda.")).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await expect(bar(page).getByLabel("Email")).toHaveValue(/@example\.com$/)
}

const mailDialog = (page: Page) => page.getByRole("dialog", { name: "Enviar por mail" })
const mailBar = (page: Page) => page.getByRole("button", { name: "Enviar por mail" })
const mailBoxes = (page: Page) => plans(page).getByRole("checkbox", { name: "Enviar por mail" })
const mailSent = (page: Page) => page.getByRole("dialog").getByText("El mail se envió con éxito. Verifica tu bandeja")
const tick = async (page: Page) => {
  for (const place of [0, 2]) await mailBoxes(page).nth(place).check()
}
const expectTicks = async (page: Page) => {
  for (const [place, ticked] of [true, false, true].entries())
    await expect(mailBoxes(page).nth(place)).toBeChecked({ checked: ticked })
}

/** As a new tab does, which keeps no address of the proxied calls. */
const openAnew = async ({ page, sandbox }: Pick<Stage, "page" | "sandbox">, path: string) => {
  await page.evaluate(() => sessionStorage.clear())
  await sandbox.open(page, "b2c", path)
}

/** Calls of the results. */
export const quoteDrives: Drives<"api_url" | "quote" | "sales/mail"> = {
  api_url: {
    channel: "b2c",
    arrive: ({ page, sandbox }) => atPlans(page, sandbox, "b2c"),
    ask: async (stage) => {
      const retry = quoteFailed(stage.page).getByRole("button", { name: "Reintentar" })
      if (await retry.isVisible()) await retry.click()
      else await openAnew(stage, "/cotizar")
    },
    looks: { failed: expectQuoteFailed, slow: giveUpQuote },
    more: {
      "tried again": async (stage) => {
        const { page, sandbox } = stage
        await sandbox.fault("b2c", "api_url", "500", 50)
        await openAnew(stage, "/cotizar")
        await expectQuoteFailed(stage)
        await expect(plans(page)).toHaveCount(0)
        await sandbox.heal("b2c")
        await quoteFailed(page).getByRole("button", { name: "Reintentar" }).click()
        await expect(plans(page).first()).toBeVisible()
        await expect(page.getByRole("heading", { level: 2, name: /^Planes para tu viaje/ })).toBeFocused()
      },
      "static pages live on": async (stage) => {
        const before = await stage.asked()
        await stage.sandbox.fault("b2c", "api_url", "500", 50)
        await openAnew(stage, "/faqs")
        await expect(stage.page.getByRole("heading", { level: 1 })).toHaveText("Preguntas frecuentes")
        // The banner asks for it when the page is idle.
        await expect.poll(stage.asked).toBeGreaterThan(before)
        await expect(stage.page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0)
      }
    },
    twice: async (stage) => {
      const { asked, page, sandbox } = stage
      const before = await asked()
      const called = page.waitForRequest(/\/public_api\/banner/)
      await openAnew(stage, "/cotizar")
      expect(new URL((await called).url()).search).toBe("?idChannel=B2C")
      expect((await called).headers().idchannel).toBe("B2C")
      await expect(plans(page).first()).toBeVisible()
      // The next document of the tab knows the address.
      await sandbox.open(page, "b2c", "/cotizar")
      await expect(plans(page).first()).toBeVisible()
      expect(await asked()).toBe(before + 1)
    }
  },
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
        await sandbox.fault("b2c", "quote", "error-field")
        await requote(page)
        const told = page.getByRole("alert").filter({ hasText: "El proveedor no pudo cotizar este viaje" })
        await expect(told).toBeVisible()
        expect(await plans(page).count()).toBeGreaterThan(2)
        await told.getByRole("button", { name: "Reintentar" }).click()
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
        await quoteFailed(page).getByRole("button", { name: "Reintentar" }).click()
        await expect(quoteFailed(page)).toBeHidden()
      },
      "no plans": async (stage) => {
        const { page, sandbox } = stage
        const none = page.getByText("No encontramos planes para tu viaje", { exact: true })
        await sandbox.fault("b2c", "quote", "empty")
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
      await sandbox.fault("b2c", "quote", "slow", 1, { ms: 700 })
      await requote(page)
      await expect(overlay(page)).toBeVisible()
      await page.clock.fastForward(4000)
      await overlay(page).getByRole("button", { name: "Cancelar" }).click()
      await sandbox.fault("b2c", "quote", "many", 1, { count: 5 })
      await requote(page)
      await expect(plans(page)).toHaveCount(5)
      // The sandbox also answers the request that the page gave up; the page ignores it.
      const underWay = async () => (await sandbox.requests("b2c", "quote")).slice(-2).map(({ status }) => status)
      await expect.poll(underWay).toEqual([200, 200])
      await expect(plans(page)).toHaveCount(5)
    }
  },
  "sales/mail": {
    channel: "b2c",
    arrive: ({ page, sandbox }) => atPlans(page, sandbox, "b2c"),
    ask: async ({ page }) => {
      await tick(page)
      await mailBar(page).click()
      await mailDialog(page).getByRole("button", { name: "ENVIAR" }).click()
    },
    looks: {
      failed: async ({ page }) => {
        await expect(page.getByRole("status").filter({ hasText: "No pudimos enviar el mail" })).toBeVisible()
        await expect(page.getByRole("dialog")).toHaveCount(0)
        await expectTicks(page)
        await expect(mailBar(page)).toBeFocused()
      },
      sent: async ({ page }) => {
        await expect(mailSent(page)).toBeVisible()
        await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click()
      },
      slow: async ({ page }) => {
        await expect(page.getByText(slowText)).toBeVisible()
        await page.getByRole("button", { name: "Cancelar" }).click()
        await expect(mailDialog(page).getByLabel("Email")).toHaveValue(/@example\.com$/)
        await page.keyboard.press("Escape")
        await expect(mailDialog(page)).toHaveCount(0)
        await expectTicks(page)
      }
    },
    twice: async ({ asked, page, sandbox }) => {
      const before = await asked()
      await sandbox.fault("b2c", "sales/mail", "slow", 1, { ms: 300 })
      await mailBar(page).click()
      await mailDialog(page).getByRole("button", { name: "ENVIAR" }).dblclick()
      await mailDialog(page).getByLabel("Email").press("Enter")
      await expect(mailSent(page)).toBeVisible()
      expect(await asked()).toBe(before + 1)
    }
  }
}
