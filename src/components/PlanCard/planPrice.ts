/** All amounts are formatted; those in one string include their currency sign (RS-06). */
export type PlanPrice = {
  /** The option with the most instalments. Without it the final price is the headline (RS-05). */
  readonly instalment?: (Headline & { readonly cents: string; readonly per: string }) | undefined
  /** Such as `15% OFF`. */
  readonly percentOff?: string | undefined
  /** The final price as a number, to sort by. */
  readonly amount: number
  /** Words beside the final price: what it includes. */
  readonly finalLabel: string
  /** What is to pay, with its currency: `$ 98.760`. */
  readonly finalPrice: string
  /** The final price without the discount, struck out. */
  readonly finalBefore?: string | undefined
  /** Tells screen readers that a price is the one before. */
  readonly beforeLabel: string
  /** Sum of the instalments, if it is not the final price. */
  readonly financed?: { readonly label: string; readonly price: string } | undefined
  /** The price without national taxes; undefined: no such line. */
  readonly taxFree?: { readonly label: string; readonly price: string } | undefined
  /** What instalments cost a year, by law, or that there are none. Absent if unknown. */
  readonly cftea?: string | undefined
}

type Headline = {
  readonly label: string
  readonly symbol: string
  readonly whole: string
  readonly cents?: string | undefined
  readonly before?: string | undefined
  readonly per?: string | undefined
}

const signAndFigures = (price: string) => {
  const start = Math.max(price.search(/\d/), 0)
  return { symbol: price.slice(0, start).trim(), whole: price.slice(start) }
}

export const headlineOf = ({ instalment, finalLabel, finalPrice, finalBefore }: PlanPrice): Headline =>
  instalment ?? { label: finalLabel, ...signAndFigures(finalPrice), before: finalBefore }
