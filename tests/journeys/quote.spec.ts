import { channels } from "./channels"
import { expect, test } from "./fixtures"
import { aWish, bar, fillBar, isoDay, plans, submit } from "./quoteBar"

for (const { buy, code, currency, first, id, last, to } of channels) {
  for (const [days, duration] of [first, last]) {
    test(`${code} quotes ${days} days to ${to} with one exact request`, async ({ page, sandbox }) => {
      const wish = aWish({ to, days, ages: [34, 0, 71] })
      await sandbox.open(page, id)
      await fillBar(page, wish)
      await submit(page)

      await expect(page).toHaveURL(/\/cotizar$/)
      await expect(plans(page).first()).toBeVisible()
      await expect(plans(page).first().getByRole("button", { name: buy })).toBeVisible()
      await expect(plans(page).first().getByText("Precio sin impuestos nacionales")).toHaveCount(
        currency === "ARS" ? 1 : 0
      )
      await expect(plans(page).first()).toContainText("CFTEA 0%")
      await expect(bar(page).getByRole("button", { name: "RECOTIZAR" })).toBeAttached()

      const asked = await sandbox.quotesBy(wish.email)
      expect(asked).toHaveLength(1)
      expect(asked[0]?.body).toStrictEqual({
        quote: {
          TripInitialDate: isoDay(30),
          TripEndDate: isoDay(30 + days),
          Age: [34, 0, 71],
          Annual: duration === "BNA" ? false : null,
          Sort: 1,
          PromotionalCode: null,
          DestinationCountryIsoCode: duration,
          AmountCurrencyISOCode: currency,
          Top: 15,
          Product: []
        },
        phoneNumber: wish.phone,
        email: wish.email,
        subscribed: true
      })
      expect(asked[0]?.headers).toMatchObject({
        idchannel: code,
        "cache-control": "no-cache",
        "x-requested-with": "XMLHttpRequest",
        "content-type": "application/json"
      })
    })
  }

  test(`${code} refuses ${last[0] + 1} days to ${to} and asks nothing`, async ({ page, sandbox }) => {
    const wish = aWish({ to, days: last[0] + 1 })
    await sandbox.open(page, id)
    await fillBar(page, wish)
    await submit(page)

    const modal = page.getByRole("dialog", { name: "Cantidad de Días" })
    await expect(modal).toContainText(
      currency === "CLP"
        ? "Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de 60 días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado."
        : "Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte."
    )
    await modal.getByRole("button", { name: "Cerrar" }).click()
    await expect(modal).toBeHidden()
    await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
    expect(await sandbox.quotesBy(wish.email)).toHaveLength(0)
  })
}
