/** The plan's price in parts; every amount arrives formatted, with its sign where it is one string (RS-06). */
export type PlanPrice = {
  /** With the most instalments on offer; without it the final price is the headline (RS-05). */
  readonly instalment?:
    | {
        /** `12 cuotas sin interés` */
        readonly label: string
        /** `$` */
        readonly symbol: string
        /** `15.555` */
        readonly whole: string
        /** `,00`, with its separator */
        readonly cents: string
        /** `por cuota` */
        readonly per: string
        /** `$ 18.300,00`, crossed out */
        readonly before?: string | undefined
      }
    | undefined
  /** `15% OFF` */
  readonly percentOff?: string | undefined
  readonly finalLabel: string
  readonly finalPrice: string
  /** The final price without the promotion, crossed out. */
  readonly finalBefore?: string | undefined
  /** `Precio anterior`, said before a crossed-out amount to those who cannot see the line. */
  readonly beforeLabel: string
  /** What the instalments add up to, where that is more than the final price. */
  readonly financed?: { readonly label: string; readonly price: string } | undefined
  readonly taxFree?: { readonly label: string; readonly price: string } | undefined
  /** `CFTEA 0%` */
  readonly cftea: string
}
