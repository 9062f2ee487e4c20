import { useId, useState } from "react"
import { Badge } from "../Badge/Badge"
import { Icon } from "../Icon/Icon"
import { BuyButton, PlanActions, PlanHighlights, PriceBefore } from "../PlanCard/PlanActions"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { headlineOf } from "../PlanCard/planPrice"
import { Price } from "../Price/Price"
import styles from "./PlanLine.module.css"

export type PlanLineProps = PlanCardProps & {
  /** Label of the button that opens the rest. */
  readonly more: string
}

/** A plan as a compact row that unfolds: for all plans of a list on a phone. */
export const PlanLine = (plan: PlanLineProps) => {
  const titleId = useId()
  const restId = useId()
  const [open, setOpen] = useState(false)
  const { label, symbol, whole, cents } = headlineOf(plan)
  return (
    <article className={styles.PlanLine} data-cluster data-kind={plan.badge?.kind} aria-labelledby={titleId}>
      {(plan.badge || plan.percentOff) && (
        <p className={styles.edge} data-cluster>
          {plan.badge && <Badge kind={plan.badge.kind}>{plan.badge.text}</Badge>}{" "}
          {plan.percentOff && <Badge kind="off">{plan.percentOff}</Badge>}
        </p>
      )}
      <div className={styles.covers}>
        <h3 className={styles.title} id={titleId}>
          {plan.title}
        </h3>
        <p>
          {plan.coverage && (
            <>
              {plan.coverageLabel} <strong>{plan.coverage}</strong>
            </>
          )}
          {plan.annual && <> {plan.annual}</>}
        </p>
      </div>
      <div className={styles.costs}>
        <p>{label}</p>
        <Price symbol={symbol} whole={whole} cents={cents} />
        <p>{plan.cftea}</p>
      </div>
      <PlanSums {...plan} />
      <div className={styles.buy}>
        <BuyButton {...plan} titleId={titleId} />
      </div>
      <div className={styles.foot} data-row>
        {plan.taxFree && (
          <p>
            {plan.taxFree.label} <span className={styles.sum}>{plan.taxFree.price}</span>
          </p>
        )}
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? restId : undefined}
          aria-describedby={titleId}
          onClick={() => setOpen(!open)}
        >
          {plan.more}
          <Icon name="caret-down-bold" />
        </button>
      </div>
      {open && (
        <div className={styles.rest} id={restId}>
          <PlanHighlights reason={plan.reason} highlights={plan.highlights} />
          <PlanActions {...plan} titleId={titleId} />
        </div>
      )}
    </article>
  )
}

const PlanSums = (price: PlanCardProps) => {
  const { instalment, finalLabel, finalPrice, finalBefore, beforeLabel, financed } = price
  return (
    <div className={styles.sums}>
      {instalment && <p>{finalLabel}</p>}
      <p className={styles.final} data-hint>
        {instalment && <strong>{finalPrice}</strong>}{" "}
        {finalBefore && <PriceBefore label={beforeLabel} price={finalBefore} />}
      </p>
      {financed && (
        <p>
          {financed.label} <span className={styles.sum}>{financed.price}</span>
        </p>
      )}
    </div>
  )
}
