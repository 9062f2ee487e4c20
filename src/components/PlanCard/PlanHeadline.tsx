import { Badge } from "../Badge/Badge"
import { Price } from "../Price/Price"
import styles from "./PlanCard.module.css"
import type { PlanPrice } from "./planPrice"

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

const headlineOf = ({ instalment, finalLabel, finalPrice, finalBefore }: PlanPrice): HeadlineParts =>
  instalment ?? { label: finalLabel, ...signAndFigures(finalPrice), before: finalBefore }

export const PlanHeadline = (price: PlanPrice) => {
  const { label, symbol, whole, cents, before, per } = headlineOf(price)
  return (
    <>
      <p className={styles.instalment}>
        {label}
        {price.percentOff && <Badge kind="off">{price.percentOff}</Badge>}
      </p>
      <div className={styles.amount}>
        <Price symbol={symbol} whole={whole} cents={cents} />
      </div>
      <p className={styles.before}>
        {before && (
          <>
            <span className={styles.hidden}>{price.beforeLabel} </span>
            <s>{before}</s>{" "}
          </>
        )}
        {per}
      </p>
    </>
  )
}
