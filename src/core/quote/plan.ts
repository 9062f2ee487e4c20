import type { Id } from "./id"

/** Money in cents, always a whole number. */
export type Cents = number

/** A way to pay a plan (PY-12). */
export interface Instalment {
  readonly id: Id
  readonly paymentMethod: Id
  readonly count: number
  readonly amount: Cents
}

/** A row of a plan's coverage, in the provider's words (RS-12). */
export interface Benefit {
  readonly description: string
  readonly detail: string
}

/** A plan with its price (CL-09). */
export interface Plan {
  readonly id: Id
  readonly title: string
  readonly name: string
  readonly product: string
  /** The coverage in the provider's words, which may include the annual part (readCoverage). */
  readonly coverage: string
  readonly description?: string
  readonly currency: string
  readonly amount: Cents
  readonly amountBefore?: Cents
  /** The exchange rate that the sale must send back (PY-13). */
  readonly rate: number
  /** 1 most chosen, 2 recommended, 3 sorts third, other values are plain (RS-03, RS-04). */
  readonly favorite: number
  readonly instalments: ReadonlyArray<Instalment>
  readonly benefits: ReadonlyArray<Benefit>
}

const sportProducts: ReadonlyArray<string> = ["S1", "S2", "S3"]

/** A sport plan sorts after the others (RS-04). */
export const isSport = ({ product }: Pick<Plan, "product">): boolean => sportProducts.includes(product)

const favoriteRank = (favorite: number) => ([1, 2, 3].includes(favorite) ? favorite : 4)

/** Favourites 1, 2, 3 first. Equal ones: non-sport first, then the cheapest (RS-04). */
export const favouritesFirst = (plans: ReadonlyArray<Plan>): ReadonlyArray<Plan> =>
  plans.toSorted(
    (a, b) =>
      favoriteRank(a.favorite) - favoriteRank(b.favorite) ||
      Number(isSport(a)) - Number(isSport(b)) ||
      a.amount - b.amount
  )

/** The instalment plan with the highest count, which the card shows (RS-05). */
export const longestInstalment = ({ instalments }: Pick<Plan, "instalments">): Instalment | undefined =>
  instalments.reduce<Instalment | undefined>((best, one) => (best && best.count >= one.count ? best : one), undefined)

/** The instalment without the promotion. Undefined without a promotion. */
export const instalmentBefore = (plan: Plan): Cents | undefined => {
  const count = longestInstalment(plan)?.count
  if (count === undefined || plan.amountBefore === undefined || plan.amountBefore <= plan.amount) return undefined
  return Math.round(plan.amountBefore / count)
}

/**
 * The promotion's rounded percent off the instalment, or off the price if there are no instalments.
 * Undefined below 1 or without a promotion (RS-07).
 */
export const percentOff = (plan: Plan): number | undefined => {
  const now = longestInstalment(plan) ?? { count: 1, amount: plan.amount }
  if (plan.amountBefore === undefined || plan.amountBefore <= plan.amount) return undefined
  const before = plan.amountBefore / now.count
  const percent = Math.round(((before - now.amount) / before) * 100)
  return percent >= 1 ? percent : undefined
}

/**
 * What instalments come to, if it is not the price: only without such a total are they 'sin interés'
 * (RS-05, OU-15). The currency's least unit per instalment, up or down, counts as rounding.
 */
export const financedTotal = (
  { amount, currency }: Pick<Plan, "amount" | "currency">,
  way: Pick<Instalment, "amount" | "count"> | undefined
): Cents | undefined => {
  if (!way) return undefined
  const total = way.count * way.amount
  // Chilean pesos have no cents.
  const unit = currency === "CLP" ? 100 : 1
  return Math.abs(total - amount) > way.count * unit ? total : undefined
}

/** Without national taxes, in whole units. Undefined if the channel shows none (RS-09). */
export const priceWithoutTaxes = (amount: Cents, coefficient: number): Cents | undefined =>
  coefficient === 1 ? undefined : Math.round((amount * coefficient) / 100) * 100

/** Keeps the benefits before the first row with '-' as description and detail (RS-12). */
export const cutBenefits = (benefits: ReadonlyArray<Benefit>): ReadonlyArray<Benefit> => {
  const end = benefits.findIndex(({ description, detail }) => description === "-" && detail === "-")
  return end === -1 ? benefits : benefits.slice(0, end)
}

/**
 * The benefits to compare: without notes, which open with “, and in Spanish order (CM-02, CM-03).
 */
export const comparableBenefits = (benefits: ReadonlyArray<Benefit>): ReadonlyArray<Benefit> => {
  const { compare } = new Intl.Collator("es")
  return benefits
    .filter(({ description }) => !description.startsWith("\u201c"))
    .toSorted((a, b) => compare(a.description, b.description))
}

/** Selects the set of highlights on a card (RS-11). */
export const highlightsOf = (plan: Plan, nationalPlan: string | undefined): "sport" | "national" | "general" => {
  if (isSport(plan)) return "sport"
  return nationalPlan !== undefined && [plan.name, plan.title].includes(nationalPlan) ? "national" : "general"
}

/** A plan's coverage apart from its annual part. `days`: the limit of each trip, if given. */
interface Coverage {
  readonly coverage: string
  readonly annual?: { readonly days?: number }
}

const year = /(?:plan\s+)?\banual(?![a-zà-ÿ])[\s,:(-]*(?:(?:de |hasta )*(\d{1,3})(?!\d|[.,]\d)(?:\s*d[ií]as?)?)?/i
const someDays = /\b(\d{1,3})\s*d[ií]as?/i

/** Separates the coverage from its annual part: `USD 150.000 ANUAL 30` (RS-18). */
export const readCoverage = (worded: string): Coverage => {
  const found = year.exec(worded)
  if (!found) return { coverage: worded }
  let rest = worded.replace(year, " ")
  const days = Number(found[1] ?? someDays.exec(rest)?.[1])
  if (!found[1]) rest = rest.replace(someDays, "")
  const [coverage = ""] = /[^ ,:()-](?:.*[^ ,:()-])?/.exec(rest.replace(/\s+/g, " ")) ?? []
  return { coverage, annual: days > 0 ? { days } : {} }
}

/** The figure in a coverage, which ranks the plans. Undefined without one. */
export const coverageFigure = (coverage: string): number | undefined => {
  const found = /\d{1,3}(?:[.,]\d{3})+|\d{4,}/.exec(coverage)
  return found ? Number(found[0].replace(/\D/g, "")) : undefined
}

/**
 * The rank of each plan's coverage, from 1 (lowest) to `steps`. Undefined for a coverage without a
 * figure, and for all plans if their figures do not differ.
 */
export const coverageRanks = (plans: ReadonlyArray<Plan>, steps: number): ReadonlyArray<number | undefined> => {
  const figures = plans.map(({ coverage }) => coverageFigure(coverage))
  const distinct = [...new Set(figures.filter((figure) => figure !== undefined))].toSorted((a, b) => a - b)
  return figures.map((figure) => {
    if (figure === undefined || distinct.length < 2) return undefined
    const position = distinct.indexOf(figure) + 1
    return distinct.length <= steps ? position : Math.ceil((position / distinct.length) * steps)
  })
}
