import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import styles from "./PlanTotals.module.css"
import type { PlanPrice } from "./planPrice"

export const PlanTotals = (price: PlanPrice) => {
  const { instalment, finalLabel, finalPrice, finalBefore, beforeLabel, financed, taxFree, cftea } = price
  return (
    <>
      <dl className={styles.PlanTotals}>
        {instalment && (
          <div className={styles.final}>
            <dt>{finalLabel}</dt>
            <dd>
              {finalBefore && (
                <>
                  <VisuallyHidden>{beforeLabel} </VisuallyHidden>
                  <s className={styles.finalBefore}>{finalBefore}</s>{" "}
                </>
              )}
              <span>{finalPrice}</span>
            </dd>
          </div>
        )}
        {financed && (
          <div className={styles.financed}>
            <dt>{financed.label}</dt>
            <dd>{financed.price}</dd>
          </div>
        )}
        {taxFree && (
          <div className={styles.taxFree}>
            <dt>{taxFree.label}</dt>
            <dd>{taxFree.price}</dd>
          </div>
        )}
      </dl>
      <p className={styles.cftea}>{cftea}</p>
    </>
  )
}
