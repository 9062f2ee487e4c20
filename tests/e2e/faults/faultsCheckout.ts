import type { Page } from "@playwright/test"
import { expect } from "../steps/fixtures"
import { atPayment, cards, fillCard, onPayment, onSuccess, payButton } from "../steps/paying"
import { atPassengers, cart } from "../steps/purchase"
import type { Drives, Stage } from "./faultCases"

const box = (page: Page) => cart(page).getByLabel("Cupón de descuento", { exact: true })
const couponModal = (page: Page) => page.getByRole("dialog", { name: "Cupón de Descuento" })
const apply = (page: Page) => cart(page).getByRole("button", { name: "APLICAR" })
/** The cart's price and the typed values stay. */
const expectCart = async (page: Page) => {
  await expect(box(page)).toHaveValue("VIAJE10")
  await expect(cart(page).getByText(/% OFF/)).toHaveCount(0)
}

const error = (page: Page) => page.getByRole("dialog", { name: "Error" })
const confirm = (page: Page) => page.getByRole("dialog", { name: "¿Quieres pagar de todos modos?" })
const payAnyway = (page: Page) => confirm(page).getByRole("button", { name: "PAGAR DE TODOS MODOS" })
const code = (page: Page) => page.getByLabel("Código de seguridad")
const unsure = (page: Page) => page.getByText(/No sabemos si tu último pago se completó/)
const expectUnknown = async (page: Page) => {
  await expect(error(page)).toContainText("No vuelvas a pagar hasta revisar tu correo o llamarnos")
  await expect(error(page).getByRole("link").first()).toHaveAttribute("href", /^tel:/)
  await error(page).getByRole("button", { name: "Cerrar" }).click()
  await expect(unsure(page)).toBeVisible()
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue(cards.visa)
  await expect(code(page)).toHaveValue("")
}
const buyer = `fallas${process.pid}@example.com`
/** The keys of this buyer's attempts. */
const keys = async ({ sandbox }: Stage) =>
  (await sandbox.salesOf(buyer)).map(({ headers }) => headers["idempotency-key"])

/** Calls of the cart and of the payment. */
export const checkoutDrives: Drives<"quote with coupon" | "sales/enroll"> = {
  "quote with coupon": {
    channel: "b2c",
    arrive: async ({ page, sandbox }) => {
      await atPassengers(page, sandbox, "b2c")
      await box(page).fill("VIAJE10")
    },
    ask: ({ page }) => apply(page).click(),
    looks: {
      unknown: async ({ page }) => {
        await expect(box(page)).toHaveAccessibleDescription(/^No pudimos verificar el cupón/)
        await expect(page.getByText("EL CUPON NO ES VALIDO")).toHaveCount(0)
        await expectCart(page)
      },
      refused: async ({ page }) => {
        await expect(couponModal(page)).toContainText("EL CUPON NO ES VALIDO")
        await page.keyboard.press("Escape")
        await expectCart(page)
      },
      slow: async ({ page }) => {
        await expect(page.getByText("Esto está tardando más de lo normal.")).toBeVisible()
        await cart(page).getByRole("button", { name: "Cancelar" }).click()
        await expect(apply(page)).not.toHaveAttribute("aria-busy", "true")
        await expectCart(page)
      }
    },
    twice: async ({ asked, page, sandbox }) => {
      const before = await asked()
      await sandbox.fault("b2c", "quote", "slow", 1, { ms: 120_000 })
      await apply(page).dblclick()
      await box(page).press("Enter")
      await sandbox.heal("b2c")
      await expect(cart(page).getByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
      await expect(cart(page).getByText("CUPON 10 % OFF")).toBeVisible()
      expect(await asked()).toBe(before + 1)
    }
  },
  "sales/enroll": {
    channel: "b2cchile",
    arrive: async (stage) => {
      const { page, sandbox } = stage
      await atPayment(page, sandbox, "b2cchile", { email: buyer })
      await fillCard(page)
      await page.context().setOffline(true)
      await payButton(page).click()
      await expect(error(page)).toContainText("No se te cobró nada. Revisa tu conexión")
      await error(page).getByRole("button", { name: "Cerrar" }).click()
      await page.context().setOffline(false)
      expect(await keys(stage)).toEqual([])
    },
    ask: async ({ page }) => {
      await code(page).fill("987")
      const asks = await unsure(page).isVisible()
      await payButton(page).click()
      if (asks) await payAnyway(page).click()
    },
    looks: {
      unknown: ({ page }) => expectUnknown(page),
      refused: async ({ page }) => {
        await expect(error(page)).toContainText("Ocurrió un error con el pago")
        await expect(error(page)).toContainText("No se te cobró nada.")
        await error(page).getByRole("button", { name: "Cerrar" }).click()
        await expect(page.getByLabel("Número de tarjeta")).toHaveValue(cards.visa)
        await expect(code(page)).toHaveValue("")
        await expect(code(page)).not.toHaveAttribute("aria-invalid")
        await expect(unsure(page)).toHaveCount(0)
      },
      slow: async ({ page }) => {
        const wait = page.getByRole("dialog", { name: /Procesando tu pago/ })
        await expect(wait).toContainText("Esto está tardando más de lo normal")
        await expect(wait.getByRole("button")).toHaveCount(0)
        await page.clock.fastForward(60_000)
        await expectUnknown(page)
      }
    },
    more: {
      "a reload while it is under way": async (stage) => {
        const { page, sandbox } = stage
        const before = await keys(stage)
        await sandbox.fault("b2cchile", "sales/enroll", "timeout")
        await code(page).fill("987")
        await payButton(page).click()
        await payAnyway(page).click()
        await expect.poll(() => keys(stage)).toHaveLength(before.length + 1)
        await page.reload()
        await onPayment(page)
        await expect(unsure(page)).toBeVisible()
        await expect(page.getByLabel("Número de tarjeta")).toHaveValue("")
        const [refused, ...unknown] = await keys(stage)
        expect(new Set(unknown).size).toBe(1)
        expect(unknown).not.toContain(refused)
      }
    },
    twice: async (stage) => {
      const { page, sandbox } = stage
      const before = await keys(stage)
      await fillCard(page)
      await payButton(page).click()
      await expect(confirm(page)).toBeVisible()
      expect(await keys(stage)).toEqual(before)
      await sandbox.fault("b2cchile", "sales/enroll", "slow", 1, { ms: 120_000 })
      await payAnyway(page).dblclick()
      await sandbox.heal("b2cchile")
      await onSuccess(page)
      expect(await keys(stage)).toEqual([...before, before.at(-1)])
    }
  }
}
