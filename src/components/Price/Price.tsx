import styles from "./Price.module.css"

export type PriceProps = {
  /** The currency's sign, e.g. `$`. */
  readonly symbol: string
  /** The whole part as printed, e.g. `15.555`. */
  readonly whole: string
  /** The cents as printed with their separator, e.g. `,00`: the text reads `15.555,00` without a break. */
  readonly cents?: string | undefined
}

/** The headline amount of a plan: big, with small sign and cents; it shrinks before it would leave its card (RS-06). */
export const Price = ({ symbol, whole, cents }: PriceProps) => (
  <p className={styles.Price} data-long={symbol.length + whole.length > 9 || undefined}>
    <span className={styles.amount}>
      <span className={styles.symbol}>{symbol}</span> {whole}
      {cents && <span className={styles.cents}>{cents}</span>}
    </span>
  </p>
)
