/** A plan of the catalogue that the home shows, before any trip is quoted (HO-09). */
export interface Product {
  /** As it is printed; unique within a channel. */
  readonly name: string
  /** The provider's product code, where the specification gives one (HO-07). */
  readonly code?: string
  readonly currency: "ARS" | "USD"
  /** In whole units of the currency. */
  readonly coverage: number
  /** What the figure means, in the channel's words. */
  readonly coverageDescription: string
  /** A few words on what is covered. */
  readonly summary: ReadonlyArray<string>
}

/** One row of what a product covers: what, and up to how much. */
export interface Coverage {
  readonly description: string
  readonly detail: string
}

/** The rows of every product of a channel, by product name. */
export type Coverages = Readonly<Record<string, ReadonlyArray<Coverage>>>

/** Products as the home shows them: those in pesos first, then by rising coverage (HO-06). */
export const shelfOrder = (products: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const inPesos = ({ currency }: Product) => (currency === "ARS" ? 0 : 1)
  return [...products].sort((a, b) => inPesos(a) - inPesos(b) || a.coverage - b.coverage)
}
