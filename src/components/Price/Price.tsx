import styles from "./Price.module.css"

export type PriceProps = {
  readonly symbol: string
  /** Formatted: `15.555` */
  readonly whole: string
  /** With its separator: `,00`. The text reads `15.555,00` without a break. */
  readonly cents?: string | undefined
}

/**
 * A plan's headline amount with small currency sign and cents. The font shrinks before the text
 * would overflow the card (RS-06).
 */
export const Price = ({ symbol, whole, cents }: PriceProps) => (
  <p className={styles.Price} data-long={symbol.length + whole.length > 9 || undefined}>
    <span className={styles.amount}>
      <span className={styles.symbol}>{symbol}</span> {whole}
      {cents && <span className={styles.cents}>{cents}</span>}
    </span>
  </p>
)
