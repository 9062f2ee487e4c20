import type { Page } from "@playwright/test"
import { all, withProducers } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { cards, onPayment, onSuccess } from "./steps/paying"
import { buyLabel, comeAs, homeOf, identityOf, passenger, provinceOf, travellerOf } from "./steps/purchase"
import { aWish, bar, plans, typedDay } from "./steps/quoteBar"

/** Presses Tab until a control of this label or name has the focus. */
const reach = async (page: Page, name: string) => {
  const wanted = page.getByLabel(name, { exact: true }).or(page.getByRole("button", { name }))
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press("Tab")
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return
  }
  throw new Error(`Tab does not reach ${name}.`)
}

const press = async (page: Page, ...keys: ReadonlyArray<string>) => {
  for (const key of keys) await page.keyboard.press(key)
}

const type = async (page: Page, label: string, value: string) => {
  await reach(page, label)
  await page.keyboard.type(value)
}

const wish = aWish()

/** From the home's bar to the plans. */
const quoteByKeys = async (page: Page) => {
  await reach(page, "Destino")
  await press(page, "Enter")
  const wanted = page.getByRole("dialog", { name: "Destino" }).getByRole("radio", { name: wish.to, exact: true })
  await expect(page.getByRole("dialog", { name: "Destino" }).getByRole("radio").first()).toBeFocused()
  for (let keys = 0; keys < 20 && !(await wanted.isChecked()); keys++) await press(page, "ArrowDown")
  await press(page, "Enter", "Tab", "Enter")
  await expect(page.getByRole("dialog", { name: "Fechas" })).toBeVisible()
  await type(page, "Fecha de inicio", typedDay(wish.startsIn))
  await press(page, "Tab")
  await page.keyboard.type(typedDay(wish.startsIn + wish.days))
  await press(page, "Enter")
  await expect(bar(page).getByRole("button", { name: /^Fechas/ })).toBeFocused()
  await press(page, "Tab", "Enter")
  await expect(page.getByRole("dialog", { name: "Pasajeros" })).toBeVisible()
  await type(page, "Edad del pasajero 1", "34")
  await press(page, "Enter")
  await expect(bar(page).getByRole("button", { name: /^Pasajeros/ })).toBeFocused()
  await press(page, "Tab")
  await page.keyboard.type(wish.phone)
  await press(page, "Tab")
  await page.keyboard.type(wish.email)
  await press(page, "Enter")
  await expect(plans(page).first()).toBeVisible()
}

/** Step 2. A choice of the country, as the document's type, keeps its first value. */
const fillByKeys = async (page: Page, id: string) => {
  const region = page.getByLabel(provinceOf(id))
  await expect(region.getByRole("option").nth(2)).toBeAttached()
  const home = homeOf(id)
  for (const [label, value] of [...identityOf(id, travellerOf(id)), ...home.slice(0, 2)])
    await type(page, label, value.replaceAll("/", ""))
  await reach(page, provinceOf(id))
  await press(page, "ArrowDown")
  for (const [label, value] of home.slice(2)) await type(page, label, value)
}

/** Step 3: nothing filled in, then a Visa, and its secrets where the channel asks for them. */
const payByKeys = async (page: Page) => {
  await reach(page, "COMPLETAR PAGO")
  await press(page, "Enter")
  await expect(page.getByRole("dialog", { name: "Faltan algunos datos" })).toBeVisible()
  await press(page, "Escape")
  await expect(page.getByLabel("Número de tarjeta")).toBeFocused()
  await page.keyboard.type(cards.visa)
  if ((await page.getByLabel("Vencimiento").count()) > 0) {
    await type(page, "Vencimiento", "11/2031")
    await type(page, "Código de seguridad", "123")
  }
  await expect(page.getByRole("radio", { name: "Visa" })).toBeChecked()
  await reach(page, "Cuotas")
  await press(page, "ArrowDown")
  await reach(page, "Acepto los términos y condiciones")
  await press(page, "Space", "Enter")
  await onSuccess(page)
}

test.use({ viewport: { width: 390, height: 844 } })

// A11Y-02
for (const id of all ? ["b2c", "belo", "messis", "b2cchile"] : ["b2cchile"])
  test(`${id}: the keyboard alone goes from the home to the voucher on a narrow window`, {
    tag: "@critical"
  }, async ({ page, sandbox }) => {
    await comeAs(page, sandbox, id)
    await sandbox.open(page, id)
    await press(page, "Tab")
    await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused()
    await press(page, "Enter")
    await expect(page.getByRole("main")).toBeFocused()
    await quoteByKeys(page)
    await reach(page, buyLabel(id))
    await press(page, "Enter")
    await expect(passenger(page, 1)).toBeVisible()
    await fillByKeys(page, id)
    if (withProducers.has(id)) {
      await reach(page, "SI")
      await press(page, "ArrowRight")
    }
    await reach(page, "CONTINUAR")
    await press(page, "Enter")
    await onPayment(page)
    await payByKeys(page)
  })
