import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { applyDates, aWish, fillBar, submit, typedDay } from "./steps/quoteBar"

/** Brands with one, two and three phones. */
const walked = all ? ["b2c", "messis", "belo"] : ["belo"]

for (const { id, maxDaysToStart: last, phones } of specifiedChannels.filter((one) => walked.includes(one.id))) {
  // QB-07, QR-12
  test(`${id}: a start in ${last + 1} days opens the modal with its phones, a start in ${last} is quoted`, async ({
    page,
    sandbox
  }) => {
    const far = aWish({ startsIn: last + 1 })
    await sandbox.open(page, id)
    await fillBar(page, far)
    await submit(page)
    const modal = page.getByRole("dialog", { name: "Cantidad de Días" })
    await expect(modal).toContainText(
      `Lo sentimos, pero su viaje debe comenzar al menos en ${last} días. Para más información, llame al ${phones.join(" / ")} o vuelva a cotizar para una fecha más cercana a su viaje.`
    )
    await page.keyboard.press("Escape")
    await expect(modal).toBeHidden()
    expect(await sandbox.quotesBy(far.email)).toHaveLength(0)

    await applyDates(page, typedDay(last), typedDay(last + 10))
    await submit(page)
    await expect.poll(() => sandbox.quotesBy(far.email)).toHaveLength(1)
  })
}
