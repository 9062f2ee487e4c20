import { type Price, priceOf } from "./price"

/** A row of the price list: a plan of a channel under a duration code, for one adult, in cents. */
export type OfferRow = {
  readonly id: number
  readonly channel: string
  readonly code: string
  readonly name: string
  readonly product: string
  readonly tier: string
  readonly favorite: number
  readonly promotion: number | null
  readonly currency: string
  readonly rate: number
  readonly step: number
  readonly cents: number
  readonly coverage: string
  readonly pregnancy: string
  /** Most days of each trip of an annual plan. */
  readonly annual: number | null
  readonly series: number
}

/** A plan on sale. Its fixed JSON exists once; a quote adds only the amounts. */
export type Offer = {
  readonly id: number
  readonly product: string
  readonly row: OfferRow
  readonly instalments: readonly Instalment[]
  /** Benefits for the customer, without the provider's internal rows. */
  readonly benefits: readonly Benefit[]
  /** The plan as JSON. `ages` is the sum of the group's age factors, in thousandths. */
  readonly json: (ages: number, couponPercent: number) => string
  /** The same plan under another id, to make a catalogue longer. */
  readonly withId: (id: number) => Offer
}

type BenefitRow = Readonly<Record<string, string | boolean | null>>
type InstalmentRow = { readonly method: number; readonly count: number }
/** method: 0 Visa, 1 Mastercard, 2 Amex. */
type Instalment = { readonly id: number; readonly method: number; readonly count: number }
type Benefit = { readonly Description: string; readonly Detail: string }

const isSport = (row: OfferRow) => /^S\d$/.test(row.product)

const benefitsOf = (row: OfferRow, benefits: readonly BenefitRow[]): readonly Benefit[] =>
  benefits.flatMap((benefit) => {
    const detail = benefit[row.tier]
    if (typeof detail !== "string" || (benefit.sport_only === true && !isSport(row))) return []
    const text = detail.replace("{cobertura}", row.coverage).replace("{embarazo}", row.pregnancy)
    return [{ Description: String(benefit.description), Detail: text }]
  })

const shownTo = (benefits: readonly Benefit[]) => {
  const end = benefits.findIndex(({ Description, Detail }) => Description === "-" && Detail === "-")
  return benefits.slice(0, end < 0 ? undefined : end).filter(({ Description }) => !Description.startsWith("“"))
}

const headJson = (row: OfferRow) =>
  JSON.stringify({
    Id: row.id,
    Title: row.name,
    Name: row.name,
    Product: row.product,
    CardDescription: row.annual === null ? row.coverage : `${row.coverage} ANUAL ${row.annual}`,
    LongDescription: `Asistencia médica hasta ${row.coverage} por persona${isSport(row) ? ", con deportes" : ""}.`,
    Currency: row.currency,
    Rate: row.rate,
    Favorite: row.favorite
  }).slice(0, -1)

const instalmentOf = ({ id, series }: OfferRow, { method, count }: InstalmentRow): Instalment => ({
  id: id * 1000 + (method + 5 * series) * 100 + count,
  method,
  count
})

const instalmentHead = ({ id, method, count }: Instalment) =>
  `{"Id":${id},"IdPaymentMethod":${method},"NumberOfInstallments":${count},"AmountPerInstallment":`

/** Serialises once everything that does not depend on the quote. */
export const toOffer = (
  row: OfferRow,
  benefits: readonly BenefitRow[],
  instalments: readonly InstalmentRow[]
): Offer => {
  const head = headJson(row)
  const all = benefitsOf(row, benefits)
  const tail = `],"Benefit":${JSON.stringify(all)}}`
  const payments = instalments.map((instalment) => instalmentOf(row, instalment))
  const plans = payments.map((payment, index) => ({
    head: (index === 0 ? "" : ",") + instalmentHead(payment),
    count: payment.count
  }))
  const json = (ages: number, couponPercent: number) => {
    const { amount, before }: Price = priceOf(row, ages, couponPercent)
    let text = `${head},"Amount":${amount / 100},"AmountWithoutPromotion":${before === null ? null : before / 100},"Installment":[`
    for (const plan of plans) text += `${plan.head}${amount / plan.count / 100}}`
    return text + tail
  }
  return {
    id: row.id,
    product: row.product,
    row,
    instalments: payments,
    benefits: shownTo(all),
    json,
    withId: (id) => toOffer({ ...row, id }, benefits, instalments)
  }
}
