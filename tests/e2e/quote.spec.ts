import type { Page } from "@playwright/test"
import { differing, type QuotedTrip, quotedTrips } from "./steps/channels"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { applyDates, aWish, bar, fillBar, isoDay, openBar, plans, submit, typedDay, type Wish } from "./steps/quoteBar"

/** The one new request for a wish, after `count - 1` earlier ones, with all its keys. */
const expectExactQuote = async (
  { code, currency }: QuotedTrip,
  { days, duration }: QuotedTrip["first"],
  wish: Wish,
  [sandbox, count]: readonly [SandboxHandle, number]
) => {
  const asked = await sandbox.quotesBy(wish.email)
  expect(asked).toHaveLength(count)
  const last = asked.at(-1)
  expect(last?.body).toStrictEqual({
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
    // The walk leaves the box alone: in Chile it starts empty (Ley 21.719).
    subscribed: currency !== "CLP"
  })
  expect(last?.headers).toMatchObject({
    idchannel: code,
    "cache-control": "no-cache",
    "x-requested-with": "XMLHttpRequest",
    "content-type": "application/json"
  })
}

const expectPlans = async (page: Page, { buy, currency }: QuotedTrip) => {
  await expect(page).toHaveURL(/\/cotizar$/)
  await expect(plans(page).first().getByRole("button", { name: buy })).toBeVisible()
  await expect(plans(page).first().getByText("Precio sin impuestos nacionales")).toHaveCount(currency === "ARS" ? 1 : 0)
  await expect(plans(page).first()).toContainText("CFTEA 0%")
}

const expectRefused = async (page: Page, { currency, last }: QuotedTrip) => {
  const modal = page.getByRole("dialog", { name: "Cantidad de Días" })
  // Chile's own text has the number already.
  await expect(modal.getByText(`Para este destino, hasta ${last.days} días.`)).toHaveCount(currency === "CLP" ? 0 : 1)
  await modal.getByRole("button", { name: "Cerrar" }).click()
  await expect(modal).toBeHidden()
}

/**
 * One channel of those that share their codes. src/channels/tripRules.test.ts checks the table of
 * each.
 */
const distinct = quotedTrips.filter(
  ({ last }, n) => quotedTrips.findIndex((trip) => trip.last.duration === last.duration) === n
)

for (const channel of distinct.filter(({ id }) => differing.includes(id))) {
  const { code, first, id, last, to } = channel
  test(`${code} to ${to}: one day too many is refused, ${first.days} and ${last.days} days each send one exact request`, {
    tag: id === "belo" ? [] : "@critical"
  }, async ({ page, sandbox }) => {
    const wish = aWish({ to, days: last.days + 1, ages: [34, 0, 71] })
    await sandbox.open(page, id)
    await fillBar(page, wish)
    await submit(page)
    await expectRefused(page, channel)
    await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
    expect(await sandbox.quotesBy(wish.email)).toHaveLength(0)

    await applyDates(page, typedDay(30), typedDay(30 + first.days))
    await submit(page)
    await expectPlans(page, channel)
    await expectExactQuote(channel, first, wish, [sandbox, 1])

    await openBar(page)
    await applyDates(page, typedDay(30), typedDay(30 + last.days))
    await submit(page, "RECOTIZAR")
    await expect.poll(async () => (await sandbox.quotesBy(wish.email)).length).toBe(2)
    await expectExactQuote(channel, last, wish, [sandbox, 2])
    await expectPlans(page, channel)
  })
}
