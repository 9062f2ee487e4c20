import { Badge } from "../Badge/Badge"
import { Price } from "../Price/Price"
import { Unseen } from "../Unseen/Unseen"
import styles from "./PlanCard.module.css"
import { headlineOf, type PlanPrice } from "./planPrice"

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
            <Unseen>{price.beforeLabel} </Unseen>
            <s>{before}</s>{" "}
          </>
        )}
        {per}
      </p>
    </>
  )
}
