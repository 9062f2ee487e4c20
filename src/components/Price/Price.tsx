import styles from "./Price.module.css"

export type PriceProps = {
  /** Of the currency, such as `$`. */
  readonly symbol: string
  /** Figures before the cents, grouped: `15.555`. */
  readonly whole: string
  /** With its separator: `,00`. The text reads `15.555,00` without a break. */
  readonly cents?: string | undefined
}

/** An amount in large figures, with small cents. */
export const Price = ({ symbol, whole, cents }: PriceProps) => (
  <p className={styles.Price} data-long={symbol.length + whole.length > 9 || undefined}>
    <span className={styles.amount}>
      <span className={styles.symbol}>{symbol}</span> {whole}
      {cents && <span className={styles.cents}>{cents}</span>}
    </span>
  </p>
)
