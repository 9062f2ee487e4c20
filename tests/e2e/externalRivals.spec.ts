import { noteCalls } from "./steps/bodies"
import { expectExternalHeader, expectShopHeader } from "./steps/external"
import { expect, test } from "./steps/fixtures"
import { fillCard, fillEverybody, onPayment, onSuccess, payButton, payFor } from "./steps/paying"
import { atPassengers, kept, passenger } from "./steps/purchase"

// EX-09
test("a partner's link asks before it replaces the visitor's own purchase", async ({ page, sandbox }) => {
  const channel = "b2c"
  await atPassengers(page, sandbox, channel)
  await fillEverybody(page, channel)
  await expect.poll(async () => JSON.stringify(await kept(page, "pasajeros"))).toContain("Martínez")
  const cart = async () => (await kept(page, "busquedaCotizar")).carrito
  const own = await cart()

  await sandbox.open(page, channel, "/compraexterna?p=vigente")
  await expect(page.getByRole("heading", { level: 1, name: /^Ya .* una compra empezada$/ })).toBeVisible()
  expect([await cart(), JSON.stringify(await kept(page, "pasajeros"))]).toEqual([
    own,
    expect.stringContaining("Martínez")
  ])

  await page.getByRole("button", { name: "SEGUIR CON LA MÍA" }).click()
  await expect(page).toHaveURL(/\/cotizarpasajeros$/)
  await expectShopHeader(page)
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("Martínez")
  expect(await cart()).toEqual(own)

  await sandbox.open(page, channel, "/compraexterna?p=vigente")
  await page.getByRole("button", { name: "Ver la del enlace" }).click()
  await onPayment(page)
  await expectExternalHeader(page)
  await expect(page.getByRole("region", { name: "Tu viaje" })).toContainText("Valentina")

  // Opened again, the link's purchase is the one that is there.
  await sandbox.open(page, channel, "/compraexterna?p=vigente")
  await onPayment(page)
})

// TR-12
test("a partner's link that is followed again after the payment asks before it charges twice", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const calls = await noteCalls(page)
  const sales = () => calls.filter(({ path }) => path.endsWith("/sales/enroll")).length
  await sandbox.open(page, "bbva", "/compraexterna?p=vigente")
  await onPayment(page)
  await payFor(page)

  await sandbox.open(page, "bbva", "/compraexterna?p=vigente")
  await onPayment(page)
  await fillCard(page)
  await payButton(page).click()
  const asked = page.getByRole("dialog", { name: "Ya compraste este viaje" })
  await expect(asked).toContainText(/^.*Lo compraste en este navegador, con la orden \d+: /)
  expect(sales()).toBe(1)
  await asked.getByRole("button", { name: "VER EL VOUCHER" }).click()
  await onSuccess(page)
})
