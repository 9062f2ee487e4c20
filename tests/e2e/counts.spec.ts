import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { cards, fillEverybody, onPayment, onSuccess, payButton } from "./steps/paying"
import { choose, goOn } from "./steps/purchase"
import { aWish, bar, chooseDestination, fillAges, fillBar, openPopup, plans, submit } from "./steps/quoteBar"

/** What a buyer does with the page: fields with own text, and presses. */
const counted = async (page: Page) => {
  const did = { typed: 0, pressed: 0 }
  await page.exposeFunction("didType", () => {
    did.typed += 1
  })
  await page.exposeFunction("didPress", () => {
    did.pressed += 1
  })
  await page.addInitScript(() => {
    const told = window as { didType?: () => void; didPress?: () => void }
    const known = new WeakSet<EventTarget>()
    addEventListener(
      "input",
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || /checkbox|radio/.test(target.type) || known.has(target)) return
        known.add(target)
        told.didType?.()
      },
      true
    )
    addEventListener("click", ({ isTrusted }) => isTrusted && told.didPress?.(), true)
  })
  return did
}

for (const [ages, most] of [
  [[34], 12],
  [[36, 34, 9, 4], 27]
] as const)
  test(`${ages.length} traveller(s): at most ${most} typed fields from the quote to the voucher`, async ({
    page,
    sandbox
  }) => {
    test.setTimeout(60_000)
    const did = await counted(page)
    await sandbox.open(page, "b2c", "/cotizar")
    await fillBar(page, aWish({ ages }))
    await submit(page)
    await choose(page, "b2c")
    await fillEverybody(page, "b2c", ages)
    await goOn(page)
    await onPayment(page)
    await page.getByLabel("Número de tarjeta").fill(cards.visa)
    await page.getByLabel("Cuotas").selectOption({ index: 1 })
    await page.getByLabel("Acepto los términos y condiciones").check()
    await payButton(page).click()
    await onSuccess(page)
    // The two dates are typed here; a buyer can choose them in the calendar.
    expect(did.typed - 2).toBeLessThanOrEqual(most)
  })

test("from the home to prices in 12 interactions", async ({ page, sandbox }) => {
  const did = await counted(page)
  await sandbox.open(page, "b2c", "/")
  await chooseDestination(page, "EUROPA")
  const dates = await openPopup(page, "Fechas")
  await dates.getByRole("button", { name: "Mes siguiente" }).waitFor()
  await dates.getByRole("gridcell").getByRole("button", { disabled: false }).last().click()
  await dates.getByRole("button", { name: "10 días" }).click()
  await dates.getByRole("button", { name: "Aplicar" }).click()
  await fillAges(page, [34])
  const { email } = aWish()
  await bar(page).getByLabel("Teléfono").fill("1155550143")
  await bar(page).getByLabel("Email").fill(email)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
  expect(did.typed + did.pressed).toBeLessThanOrEqual(12)
})
