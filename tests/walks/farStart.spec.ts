import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { applyDates, aWish, fillBar, submit, typedDay } from "./steps/quoteBar"

for (const { host: id, phones } of [
  ...(all
    ? [
        { host: "b2c", phones: 1 },
        { host: "messis", phones: 2 }
      ]
    : []),
  { host: "belo", phones: 3 }
]) {
  // QB-07, QR-12
  test(`${id}: a start in 91 days opens the modal with the ${phones} phones, a start in 90 is quoted`, {
    tag: "@critical"
  }, async ({ page, sandbox }) => {
    const far = aWish({ startsIn: 91 })
    await sandbox.open(page, id)
    await fillBar(page, far)
    await submit(page)
    const modal = page.getByRole("dialog", { name: "Cantidad de Días" })
    await expect(modal).toContainText(
      /Lo sentimos, pero su viaje debe comenzar al menos en 90 días\. Para más información, llame al [^/]+( \/ [^/]+)* o vuelva a cotizar para una fecha más cercana a su viaje\./
    )
    expect((await modal.textContent())?.match(/llame al (.*) o vuelva/)?.[1]?.split(" / ")).toHaveLength(phones)
    await page.keyboard.press("Escape")
    await expect(modal).toBeHidden()
    expect(await sandbox.quotesBy(far.email)).toHaveLength(0)

    await applyDates(page, typedDay(90), typedDay(100))
    await submit(page)
    await expect.poll(() => sandbox.quotesBy(far.email)).toHaveLength(1)
  })
}
