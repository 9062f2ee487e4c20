import { describe, expect, test } from "vitest"
import { brands } from "../fixtures/brands"
import { bandsOf, specifiedChannels, plansOf as specifiedPlans } from "../fixtures/specifiedChannels"
import { firstCode, offersOf, shownBenefits } from "./rating/rating"
import { refusedIn } from "./selling"
import { firstDay, startedSandbox } from "./started"
import { aQuote, dayAfter, plansOf, postQuote, type WirePlan } from "./testing"

const sandbox = await startedSandbox()

const figures = new Intl.NumberFormat("es-AR")
/** The sandbox's own addition to a plan's title. */
const more: Readonly<Record<string, string>> = { "PROD 3": " ANUAL 60" }

const titles = (printed: string, currency: string) =>
  specifiedPlans(printed).map(
    ({ coverage, name }) => `${name} ${currency} ${figures.format(coverage)}${more[name] ?? ""}`
  )

const table = specifiedChannels.flatMap(({ bands, code: channel, currency, nationalPlan, plans }) =>
  Object.entries(bands)
    .filter(([destination]) => ["EUROPA", "ARGENTINA", "LATINOAMÉRICA"].includes(destination))
    .map(([destination, printed]) => ({
      channel,
      currency,
      plans: nationalPlan && destination === "ARGENTINA" ? titles(nationalPlan, currency) : titles(plans, "USD"),
      bands: bandsOf(printed)
    }))
)

const ask = (channel: string, code: string, days: number) =>
  postQuote(
    sandbox,
    aQuote({
      TripEndDate: dayAfter(days),
      DestinationCountryIsoCode: code,
      Annual: code === "BNA" ? false : null,
      AmountCurrencyISOCode: specifiedChannels.find((one) => one.code === channel)?.currency
    }),
    channel
  )

const isSport = ({ Product }: WirePlan) => /^S\d$/.test(Product)
const titled = ({ Name, CardDescription }: WirePlan) => `${Name} ${CardDescription}`

for (const { channel, plans, bands } of table) {
  for (const { code, from: first, to: last } of bands) {
    test(`${channel} sells its own catalogue under ${code}, from ${first} to ${last} days and no further`, async () => {
      for (const days of [first, last])
        expect(
          plansOf(await ask(channel, code, days))
            .filter((plan) => !isSport(plan))
            .map(titled)
        ).toEqual(plans)
      for (const days of [first - 1, last + 1]) expect((await ask(channel, code, days)).status).toBe(400)
    })
  }
}

test("a quote whose Annual is not that of its duration code is refused", async () => {
  const answer = await postQuote(sandbox, aQuote({ Annual: false }))
  expect({ status: answer.status, fields: refusedIn(answer) }).toEqual({ status: 400, fields: ["quote.Annual"] })
})

test("a trip is quoted from yesterday on, which may be a visitor's today", async () => {
  const from = (days: number) =>
    postQuote(sandbox, aQuote({ TripInitialDate: dayAfter(days), TripEndDate: dayAfter(days + 15) }))
  expect((await from(firstDay - 1)).status).toBe(200)
  const begun = await from(firstDay - 2)
  expect({ status: begun.status, fields: refusedIn(begun) }).toEqual({ status: 400, fields: ["quote.TripInitialDate"] })
})

test("plans have instalments for every card, favourites and promotions, in no order", async () => {
  for (const { channel, bands, currency } of table) {
    const { code = "", from = 1 } = bands[0] ?? {}
    const plans = plansOf(await ask(channel, code, from))
    for (const plan of plans) {
      expect(new Set(plan.Installment.map(({ IdPaymentMethod }) => IdPaymentMethod))).toEqual(new Set([0, 1, 2]))
      for (const { AmountPerInstallment, NumberOfInstallments } of plan.Installment)
        expect(Math.round(AmountPerInstallment * 100) * NumberOfInstallments).toBe(Math.round(plan.Amount * 100))
      expect(plan.Currency).toBe(currency)
      expect(plan.Rate).toBeGreaterThan(0)
    }
    const ids = plans.flatMap(({ Id, Installment }) => [Id, ...Installment.map((one) => one.Id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(plans.map(({ Favorite }) => Favorite)).toContain(1)
    if (plans.length > 1) expect(plans.some((plan) => (plan.AmountWithoutPromotion ?? 0) > plan.Amount)).toBe(true)
    if (plans.length > 1) expect(plans.some((plan) => plan.AmountWithoutPromotion === null)).toBe(true)
  }
})

/** A row of the home's tables, and its name in a quote. */
const inQuote: Readonly<Record<string, string>> = {
  "Adelanto de fianza": "Anticipo de fianza",
  "Adelanto de honorarios de abogados": "Adelanto de honorarios legales",
  Edad: "Límite de edad"
}

/** The figures of a row of the home, without those of another kind of trip or person. */
const figuresIn = (detail: string) => detail.split(/[.;] /)[0]?.match(/\d[\d.]*/g) ?? []

// HO-09, LG-06
describe("a plan's figures are alike on the home and in a quote", () => {
  const products = brands.flatMap(({ catalogue, channel, id, rows }) =>
    catalogue
      .filter(({ currency }) => currency === "USD")
      .map(({ name }) => [id, name, channel.code, rows[name] ?? []] as const)
  )
  test.each(products)("%s %s", (_, name, code, rows) => {
    const offer = offersOf(code, firstCode(code)).find((one) => one.name === name)
    const quoted = new Map(
      offer && shownBenefits(offer).map(({ Description, Detail }) => [Description, figuresIn(Detail)])
    )
    const said = rows
      .map(({ description, detail }) => [inQuote[description] ?? description, figuresIn(detail)] as const)
      .filter(([description, figures]) => figures.length > 0 && description !== "Duración de cada viaje")
    expect(said.length).toBeGreaterThan(6)
    expect(Object.fromEntries(said.map(([description]) => [description, quoted.get(description)]))).toEqual(
      Object.fromEntries(said)
    )
  })
})
