import type { Benefit } from "../quote/plan"

/**
 * A plan on the home page, shown before any quote (HO-09). `name` is as printed, and unique within
 * a channel. `coverage` is in whole units of the currency.
 */
export interface Product {
  readonly name: string
  readonly code?: string
  readonly currency: "ARS" | "USD"
  readonly coverage: number
  readonly coverageDescription: string
  readonly summary: ReadonlyArray<string>
}

/** The coverage tables of a channel, by product name. */
export type Coverages = Readonly<Record<string, ReadonlyArray<Benefit>>>

/** Sorts products for the home page: pesos first, then rising coverage (HO-06). */
export const shelfOrder = (products: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const inPesos = ({ currency }: Product) => (currency === "ARS" ? 0 : 1)
  return [...products].sort((a, b) => inPesos(a) - inPesos(b) || a.coverage - b.coverage)
}

/** What a product covers more than the one before it. Undefined unless more, in one currency. */
export const stepUp = (
  shelf: ReadonlyArray<Product>,
  at: number
): { readonly from: string; readonly more: number } | undefined => {
  const [before, product] = [shelf[at - 1], shelf[at]]
  if (!before || !product || before.currency !== product.currency) return undefined
  const more = product.coverage - before.coverage
  return more > 0 ? { from: before.name, more } : undefined
}
