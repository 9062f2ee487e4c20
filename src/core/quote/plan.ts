/** Money in hundredths of the currency's unit, always a whole number. */
export type Cents = number

/** One way to pay a plan (PY-12). */
export interface Instalment {
  readonly id: number
  /** The card it is for, by the provider's number. */
  readonly paymentMethod: number
  readonly count: number
  readonly amount: Cents
}

/** One row of what a plan covers, as the provider words it (RS-12). */
export interface Benefit {
  readonly description: string
  readonly detail: string
}

/** A priced plan on offer (CL-09). */
export interface Plan {
  readonly id: number | string
  readonly title: string
  readonly name: string
  /** The product code: ST, GL, S1… */
  readonly product: string
  /** The coverage, as the provider words it; it may say that the plan is for a year (readCoverage). */
  readonly coverage: string
  /** What the provider says of it at length. */
  readonly description?: string
  readonly currency: string
  readonly amount: Cents
  /** What it cost without the promotion; absent when there is none. */
  readonly amountBefore?: Cents
  /** The exchange figure that the sale sends back (PY-13). */
  readonly rate: number
  /** 1 most chosen, 2 recommended, 3 sorts next, anything else is plain (RS-03, RS-04). */
  readonly favorite: number
  readonly instalments: ReadonlyArray<Instalment>
  readonly benefits: ReadonlyArray<Benefit>
}

const sportProducts: ReadonlyArray<string> = ["S1", "S2", "S3"]

/** Whether a plan is one for sports (RS-04). */
export const isSport = ({ product }: Pick<Plan, "product">): boolean => sportProducts.includes(product)

const favoriteRank = (favorite: number) => ([1, 2, 3].includes(favorite) ? favorite : 4)

/** Favourites 1, 2, 3, then the others; among equals non-sport first, then the cheapest (RS-04). */
export const favouritesFirst = (plans: ReadonlyArray<Plan>): ReadonlyArray<Plan> =>
  plans.toSorted(
    (a, b) =>
      favoriteRank(a.favorite) - favoriteRank(b.favorite) ||
      Number(isSport(a)) - Number(isSport(b)) ||
      a.amount - b.amount
  )

/** The instalment plan with the highest count, the one that a card shows (RS-05). */
export const longestInstalment = ({ instalments }: Pick<Plan, "instalments">): Instalment | undefined =>
  instalments.reduce<Instalment | undefined>((best, one) => (best && best.count >= one.count ? best : one), undefined)

/** What an instalment would have been without the promotion; undefined when there is none. */
export const instalmentBefore = (plan: Plan): Cents | undefined => {
  const count = longestInstalment(plan)?.count
  if (count === undefined || plan.amountBefore === undefined || plan.amountBefore <= plan.amount) return undefined
  return Math.round(plan.amountBefore / count)
}

/** Rounded percent that the promotion takes off the instalment, or off the price of a plan without; undefined below 1 or without a promotion (RS-07). */
export const percentOff = (plan: Plan): number | undefined => {
  const now = longestInstalment(plan) ?? { count: 1, amount: plan.amount }
  if (plan.amountBefore === undefined || plan.amountBefore <= plan.amount) return undefined
  const before = plan.amountBefore / now.count
  const percent = Math.round(((before - now.amount) / before) * 100)
  return percent >= 1 ? percent : undefined
}

/** What the instalments add up to, where that is more than the price; a cent an instalment is rounding. */
export const financedTotal = (plan: Pick<Plan, "amount" | "instalments">): Cents | undefined => {
  const longest = longestInstalment(plan)
  if (!longest) return undefined
  const total = longest.count * longest.amount
  return total - plan.amount > longest.count ? total : undefined
}

/** The price without national taxes, in whole units; undefined where the channel has none to show (RS-09). */
export const priceWithoutTaxes = (amount: Cents, coefficient: number): Cents | undefined =>
  coefficient === 1 ? undefined : Math.round((amount * coefficient) / 100) * 100

/** The benefits before the first one whose description and detail are both '-' (RS-12). */
export const cutBenefits = (benefits: ReadonlyArray<Benefit>): ReadonlyArray<Benefit> => {
  const end = benefits.findIndex(({ description, detail }) => description === "-" && detail === "-")
  return end === -1 ? benefits : benefits.slice(0, end)
}

/** The benefits that a visitor compares: without the notes, which open with “, sorted as Spanish sorts them (CM-02, CM-03). */
export const comparableBenefits = (benefits: ReadonlyArray<Benefit>): ReadonlyArray<Benefit> => {
  const { compare } = new Intl.Collator("es")
  return benefits
    .filter(({ description }) => !description.startsWith("\u201c"))
    .toSorted((a, b) => compare(a.description, b.description))
}

/** Which set of highlights a card shows (RS-11). */
export const highlightsOf = (plan: Plan, nationalPlan: string | undefined): "sport" | "national" | "general" => {
  if (isSport(plan)) return "sport"
  return nationalPlan !== undefined && [plan.name, plan.title].includes(nationalPlan) ? "national" : "general"
}

/** What a plan covers, apart from the year for which it covers trip after trip; `days`: how long each may be, where that is said. */
export interface Coverage {
  readonly coverage: string
  readonly annual?: { readonly days?: number }
}

const year = /(?:plan\s+)?\banual(?![a-zà-ÿ])[\s,:(-]*(?:(?:de |hasta )*(\d{1,3})(?!\d|[.,]\d)(?:\s*d[ií]as?)?)?/i
const someDays = /\b(\d{1,3})\s*d[ií]as?/i

/** Reads a worded coverage, `USD 150.000 ANUAL 30` (RS-18). */
export const readCoverage = (worded: string): Coverage => {
  const found = year.exec(worded)
  if (!found) return { coverage: worded }
  let rest = worded.replace(year, " ")
  const days = Number(found[1] ?? someDays.exec(rest)?.[1])
  if (!found[1]) rest = rest.replace(someDays, "")
  return { coverage: rest.replace(/\s+/g, " ").replace(/^[ ,:()-]+|[ ,:()-]+$/g, ""), annual: days > 0 ? { days } : {} }
}

/** The figure inside a worded coverage, to rank plans by; undefined if it has none. */
export const coverageFigure = (coverage: string): number | undefined => {
  const found = /\d{1,3}(?:[.,]\d{3})+|\d{4,}/.exec(coverage)
  return found ? Number(found[0].replace(/\D/g, "")) : undefined
}

/**
 * Where each plan's coverage stands among those on offer, 1 (lowest) to `steps`; undefined for a coverage without a figure, and
 * for all of them where there is nothing to tell apart.
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
