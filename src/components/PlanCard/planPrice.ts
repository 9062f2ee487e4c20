/** All amounts are formatted; those in one string include their currency sign (RS-06). */
export type PlanPrice = {
  /** The option with the most instalments. Without it the final price is the headline (RS-05). */
  readonly instalment?:
    | {
        /** `12 cuotas sin interés` */
        readonly label: string
        readonly symbol: string
        /** `15.555` */
        readonly whole: string
        /** `,00`, with its separator */
        readonly cents: string
        readonly per: string
        /** `$ 18.300,00`, struck through */
        readonly before?: string | undefined
      }
    | undefined
  /** `15% OFF` */
  readonly percentOff?: string | undefined
  /** The final price as a number, to sort by. */
  readonly amount: number
  /** `Precio final`, with the number of passengers if there are several. */
  readonly finalLabel: string
  readonly finalPrice: string
  readonly finalBefore?: string | undefined
  /** `Precio anterior`, which screen readers hear before a struck-through amount. */
  readonly beforeLabel: string
  /** Sum of the instalments, if it exceeds the final price. */
  readonly financed?: { readonly label: string; readonly price: string } | undefined
  readonly taxFree?: { readonly label: string; readonly price: string } | undefined
  /** `CFTEA 0%` */
  readonly cftea: string
}

type HeadlineParts = {
  readonly label: string
  readonly symbol: string
  readonly whole: string
  readonly cents?: string | undefined
  readonly before?: string | undefined
  readonly per?: string | undefined
}

/** Splits `$ 186.660` into currency sign and number, so that the sign can be smaller. */
const signAndFigures = (price: string) => {
  const start = Math.max(price.search(/\d/), 0)
  return { symbol: price.slice(0, start).trim(), whole: price.slice(start) }
}

/** The amount of a plan in large type: its instalment, or the price where it has none (RS-05). */
export const headlineOf = ({ instalment, finalLabel, finalPrice, finalBefore }: PlanPrice): HeadlineParts =>
  instalment ?? { label: finalLabel, ...signAndFigures(finalPrice), before: finalBefore }
