import { PriceBefore } from "./PlanActions"
import styles from "./PlanTotals.module.css"
import type { PlanPrice } from "./planPrice"

export const PlanTotals = (price: PlanPrice) => {
  const { instalment, finalLabel, finalPrice, finalBefore, beforeLabel, financed, taxFree, cftea } = price
  return (
    <>
      <dl className={styles.PlanTotals} data-stack data-hint>
        {instalment && (
          <div className={styles.final}>
            <dt>{finalLabel}</dt>
            <dd>
              {finalBefore && <PriceBefore label={beforeLabel} price={finalBefore} />}
              <span>{finalPrice}</span>
            </dd>
          </div>
        )}
        {Object.entries({ financed, taxFree }).map(
          ([name, sum]) =>
            sum && (
              <div key={name} className={styles[name]}>
                <dt>{sum.label}</dt>
                <dd>{sum.price}</dd>
              </div>
            )
        )}
      </dl>
      <p className={styles.cftea}>{cftea}</p>
    </>
  )
}
