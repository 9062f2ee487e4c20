import { expect, test } from "vitest"
import { bandsOf, specifiedChannels, plansOf as specifiedPlans } from "../fixtures/specifiedChannels"
import { startedSandbox } from "./started"
import { aQuote, dayAfter, plansOf, postQuote, type WirePlan } from "./testing"

const sandbox = startedSandbox()

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

const ask = (channel: string, code: string, days: number, more: Record<string, unknown> = {}) =>
  postQuote(
    sandbox,
    aQuote({
      TripEndDate: dayAfter(days),
      DestinationCountryIsoCode: code,
      Annual: code === "BNA" ? false : null,
      AmountCurrencyISOCode: specifiedChannels.find((one) => one.code === channel)?.currency,
      ...more
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

test("benefits carry a “ note, and a placeholder row followed by internal rows", async () => {
  for (const { Benefit } of plansOf(await ask("B2C", "BTR", 10))) {
    const placeholder = Benefit.findIndex(({ Description, Detail }) => Description === "-" && Detail === "-")
    expect(placeholder).toBeGreaterThan(5)
    expect(Benefit.length).toBeGreaterThan(placeholder + 1)
    expect(Benefit.slice(0, placeholder).some(({ Description }) => Description.startsWith("“"))).toBe(true)
  }
})

test("VIAJE10 takes ten percent off and gives the earlier price; expired and unknown coupons change nothing", async () => {
  const plain = await ask("B2C", "BTR", 10)
  const cheaper = plansOf(await ask("B2C", "BTR", 10, { PromotionalCode: "VIAJE10" }))
  for (const [index, plan] of plansOf(plain).entries()) {
    expect(cheaper[index]?.AmountWithoutPromotion).toBe(plan.Amount)
    expect(cheaper[index]?.Amount).toBeCloseTo(plan.Amount * 0.9, 0)
  }
  const typed = plansOf(await ask("B2C", "BTR", 10, { PromotionalCode: " viaje10 " }))
  expect(typed).toEqual(cheaper)
  for (const PromotionalCode of ["VENCIDO", "vencido", "NADA", "", "x".repeat(1024), "' or 1=1 --"])
    expect((await ask("B2C", "BTR", 10, { PromotionalCode })).text).toBe(plain.text)
})
