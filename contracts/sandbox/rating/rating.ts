import { priceOf } from "./price"
import { ageFactors, type Band, benefits, coupons, instalments, priceLists } from "./priceList"

const grouped = new Intl.NumberFormat("es-AR")

/** The plans of a channel under a duration code, for one adult, in cents. */
const offersUnder = (channel: string, band: Band) => {
  const list = priceLists[channel]
  if (list === undefined) return []
  const { annualDays = {}, currency, hasNationalPlan, number, plans, pregnancy, rate, step } = list
  return plans.flatMap(([name, product, tier, sum, price, promotion, favorite], nth) => {
    const isNational = hasNationalPlan === true && nth === 0
    if (isNational !== band.national) return []
    const id = number * 100 + nth + 1
    const coverage = `${isNational ? currency : "USD"} ${grouped.format(sum)}`
    const days = annualDays[nth + 1]
    const isSport = /^S\d$/.test(product)
    return [
      {
        id,
        code: band.code,
        name,
        product,
        favorite,
        promotion,
        currency,
        rate,
        step,
        coverage,
        isSport,
        cents: Math.round(price * band.factor * 100),
        // What a plan's card says.
        card: days === undefined ? coverage : `${coverage} ANUAL ${days}`,
        instalments: instalments.map(({ count, method }) => ({
          id: id * 1000 + (method + 5 * band.series) * 100 + count,
          method,
          count
        })),
        // With the placeholder, and what the provider keeps to itself.
        benefits: benefits.flatMap(([Description, details, only]) => {
          const detail = (name === "PREMIUM" && details.PREMIUM) || details[tier]
          if (detail === null || (only === "sport" && !isSport)) return []
          const Detail = detail.replace("{cobertura}", coverage).replace("{embarazo}", String(pregnancy))
          return [{ Description, Detail }]
        })
      }
    ]
  })
}

/** A plan of a channel under a duration code. */
export type Offer = ReturnType<typeof offersUnder>[number]

const offers = new Map(
  Object.entries(priceLists).map(([channel, { bands }]) => [
    channel,
    bands.flatMap((band) => offersUnder(channel, band))
  ])
)

export const currencyOf = (channel: string): string => priceLists[channel]?.currency ?? ""

export const bandOf = (channel: string, code: string): Band | undefined =>
  priceLists[channel]?.bands.find((band) => band.code === code)

/** The plans of a channel under a duration code, in the order of the list. */
export const offersOf = (channel: string, code: string): readonly Offer[] =>
  (offers.get(channel) ?? []).filter((offer) => offer.code === code)

/** A plan under each duration code that sells it; empty if the channel does not sell it. */
export const planOf = (channel: string, id: unknown): readonly Offer[] =>
  (offers.get(channel) ?? []).filter((offer) => offer.id === id)

/** Whether a code sells trips of so many days. */
export const sells = (channel: string, code: string, days: number): boolean => {
  const band = bandOf(channel, code)
  return band !== undefined && days >= band.firstDay && days <= band.lastDay
}

/** The code of the shortest trips abroad. */
export const firstCode = (channel: string): string =>
  priceLists[channel]?.bands.find(({ annual }) => annual === null)?.code ?? ""

/** The sum of the factors of a group's ages, in thousandths. */
export const factorOf = (ages: readonly number[]): number =>
  ages.reduce((sum, age) => sum + (ageFactors.find(([upTo]) => age <= upTo)?.[1] ?? 0), 0)

/** 0 for a coupon that is unknown or has expired; case does not matter. */
export const couponPercent = (code: string): number => coupons.get(code.trim().toUpperCase()) ?? 0

/** The benefits that a customer may see. */
export const shownBenefits = ({ benefits: all }: Offer): Offer["benefits"] =>
  all
    .slice(
      0,
      all.findIndex(({ Description }) => Description === "-")
    )
    .filter(({ Description }) => !Description.startsWith("“"))

/** A plan as a quote answers it. `group` is the sum of the age factors, in thousandths. */
export const wirePlan = (offer: Offer, group: number, percent: number) => {
  const { amount, before } = priceOf(offer, group, percent)
  const { benefits: Benefit, card, coverage, currency, favorite, id, instalments: payments, isSport, name } = offer
  return {
    Id: id,
    Title: name,
    Name: name,
    Product: offer.product,
    CardDescription: card,
    LongDescription: `Asistencia médica hasta ${coverage} por persona${isSport ? ", con deportes" : ""}.`,
    Currency: currency,
    Rate: offer.rate,
    Favorite: favorite,
    Amount: amount / 100,
    AmountWithoutPromotion: before === null ? null : before / 100,
    Installment: payments.map((one) => ({
      Id: one.id,
      IdPaymentMethod: one.method,
      NumberOfInstallments: one.count,
      AmountPerInstallment: amount / one.count / 100
    })),
    Benefit
  }
}
