import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { fillEverybody } from "./steps/paying"
import { applyCoupon, atPassengers, cart, goOn, kept } from "./steps/purchase"

/** The amounts of the cart in whole units: its lines, then its total. */
const figures = async (page: Page) => {
  const text = (await cart(page).locator("dd").allTextContents()).filter((shown) => /^[−-]?\$ [\d.]+$/.test(shown))
  return text.map((shown) => Number(shown.replace(/[^\d−-]/g, "").replace("−", "-")))
}

test("a valid coupon is a line of the cart", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  const [before = 0] = await figures(page)
  for (const code of ["VIAJE10", " viaje10 "]) {
    await applyCoupon(page, code)
    await expect(cart(page).getByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
    await expect(cart(page).getByText("CUPON 10 % OFF")).toBeVisible()
    const [line = 0, off = 0, total = 0] = await figures(page)
    expect({ line, total: line + off }).toEqual({ line: before, total })
    const quoted = (await sandbox.requests("b2c", "quote")).at(-1)?.body as { quote?: { PromotionalCode?: string } }
    expect(quoted.quote?.PromotionalCode).toBe(code.trim())
    const { items } = (await kept(page, "busquedaCotizar")).carrito
    expect(items.at(-1)).toMatchObject({ Id: "Descuento", Name: "CUPON 10 % OFF" })
    await cart(page).getByRole("button", { name: "Quitar cupón" }).click()
    await expect(cart(page).getByLabel("Cupón de descuento")).toBeVisible()
    expect((await figures(page))[0]).toBe(before)
  }
})

// VA-08
test("a card number in the field stops CONTINUAR there, with the field's message alone", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  await fillEverybody(page, "b2c")
  const field = cart(page).getByLabel("Cupón de descuento")
  await field.fill("4242 4242 4242 4242")
  await goOn(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/número de tarjeta/)
  await expect(page.getByRole("alert")).toHaveCount(0)
  expect(page.url()).toMatch(/\/cotizarpasajeros$/)
})
