import { expectClean, sidewaysScroll } from "./steps/axe"
import { farthest } from "./steps/channels"
import { expectExternalHeader, expectShopHeader } from "./steps/external"
import { expect, test } from "./steps/fixtures"
import { fillEverybody, onPayment } from "./steps/paying"
import { atPassengers, comeAs, kept, passenger } from "./steps/purchase"

// EX-09
for (const channel of farthest)
  test(`${channel}: a partner's link asks before it replaces the visitor's own purchase`, async ({ page, sandbox }) => {
    // Some brands sell to registered buyers alone.
    await comeAs(page, sandbox, channel)
    await atPassengers(page, sandbox, channel)
    await fillEverybody(page, channel)
    await expect.poll(async () => JSON.stringify(await kept(page, "pasajeros"))).toContain("Martínez")
    const cart = async () => (await kept(page, "busquedaCotizar")).carrito
    const own = await cart()

    await page.setViewportSize({ width: 390, height: 844 })
    await sandbox.open(page, channel, "/compraexterna?p=vigente")
    await expect(page.getByRole("heading", { level: 1, name: /^Ya .* una compra empezada$/ })).toBeVisible()
    await expect(page.getByRole("region", { name: "Tu compra" })).toContainText("Ana Martínez")
    await expect(page.getByRole("region", { name: "La del enlace" })).toContainText("Valentina")
    expect(await sidewaysScroll(page)).toBe(0)
    await expectClean(page)
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
    await expect(
      page.getByText("Esta compra empezó en un enlace que te enviaron, y el voucher va a valentina@example.com.")
    ).toBeVisible()

    // Opened again, the link's purchase is the one that is there.
    await sandbox.open(page, channel, "/compraexterna?p=vigente")
    await onPayment(page)
  })
