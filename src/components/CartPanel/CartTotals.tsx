import type { Priced } from "./CartLines"
import styles from "./CartPanel.module.css"

export const CartTotals = (props: { readonly total: Priced; readonly under: ReadonlyArray<Priced | undefined> }) => (
  <dl className={styles.totals}>
    <div className={styles.total}>
      <dt>{props.total.label}</dt>
      <dd className={styles.amount}>{props.total.price}</dd>
    </div>
    {props.under.map(
      (line) =>
        line && (
          <div className={styles.under} key={line.label}>
            <dt>{line.label}</dt>
            <dd className={styles.end}>{line.price}</dd>
          </div>
        )
    )}
  </dl>
)
