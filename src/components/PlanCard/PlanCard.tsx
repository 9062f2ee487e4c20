import { memo, useId } from "react"
import { Badge } from "../Badge/Badge"
import { CoverageMeter, type CoverageMeterProps } from "../CoverageMeter/CoverageMeter"
import { Price } from "../Price/Price"
import {
  BuyButton,
  type BuyButtonProps,
  PlanActions,
  type PlanActionsProps,
  PlanHighlights,
  PriceBefore
} from "./PlanActions"
import styles from "./PlanCard.module.css"
import planTotals from "./PlanTotals.module.css"
import { headlineOf, type PlanPrice } from "./planPrice"

const PlanTotals = (price: PlanPrice) => {
  const { instalment, finalLabel, finalPrice, finalBefore, beforeLabel, financed, taxFree, cftea } = price
  return (
    <>
      <dl className={planTotals.PlanTotals} data-stack data-hint>
        {instalment && (
          <div className={planTotals.final}>
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
              <div key={name} className={planTotals[name]}>
                <dt>{sum.label}</dt>
                <dd>{sum.price}</dd>
              </div>
            )
        )}
      </dl>
      <p className={planTotals.cftea}>{cftea}</p>
    </>
  )
}

export type PlanCardProps = PlanPrice &
  PlanActionsProps &
  BuyButtonProps & {
    readonly title: string
    /** On the card's edge. */
    readonly badge?: { readonly text: string; readonly kind: "top" | "recommended" } | undefined
    /** Words beside the sum covered. */
    readonly coverageLabel: string
    /** The sum; empty hides it with its label. */
    readonly coverage: string
    /** What a plan for a year adds. */
    readonly annual?: string | undefined
    /** Where its coverage stands among the plans on offer. */
    readonly level?: CoverageMeterProps | undefined
    /** What speaks for it beside the first plan on offer. */
    readonly reason?: string | undefined
    /** What it covers, in a few words each. */
    readonly highlights: ReadonlyArray<string>
  }

/** A coverage. Its sum never breaks; words around it do. */
const Covered = ({ coverage }: Pick<PlanCardProps, "coverage">) => {
  const [sum = ""] = /\S+ \d[\d.,]*/.exec(coverage) ?? []
  const at = coverage.indexOf(sum)
  return (
    <strong className={styles.covered}>
      {coverage.slice(0, at)}
      <span className={styles.sum}>{sum}</span>
      {coverage.slice(at + sum.length)}
    </strong>
  )
}

const Card = (props: PlanCardProps) => {
  const titleId = useId()
  const { title, badge, percentOff, coverageLabel, coverage, annual, level, reason, highlights } = props
  return (
    <article className={styles.PlanCard} data-stack data-kind={badge?.kind} aria-labelledby={titleId}>
      <div className={styles.tags} data-cluster>
        {badge && (
          <Badge kind={badge.kind} icon={badge.kind === "top" ? "check-circle-fill" : undefined}>
            {badge.text}
          </Badge>
        )}
        {percentOff && <Badge kind="off">{percentOff}</Badge>}
      </div>
      <h3 className={styles.title} id={titleId}>
        <span className={styles.name}>{title}</span>
      </h3>
      <div className={styles.head} data-cluster>
        <p className={styles.coverage}>
          <span>
            {coverage && (
              <>
                {coverageLabel} <Covered coverage={coverage} />
              </>
            )}
            {annual && <> {annual}</>}
          </span>
          {level && <CoverageMeter {...level} />}
        </p>
        <PlanHeadline {...props} />
      </div>
      <PlanTotals {...props} />
      <div className={styles.buy}>
        <BuyButton {...props} titleId={titleId} />
      </div>
      <PlanActions {...props} titleId={titleId} />
      <PlanHighlights reason={reason} highlights={highlights} />
    </article>
  )
}

/** One plan on offer: what it covers, what it costs, and the button that buys it. */
export const PlanCard = memo(Card)

const PlanHeadline = (price: PlanPrice) => {
  const { label, symbol, whole, cents, before, per } = headlineOf(price)
  return (
    <div className={styles.headline}>
      <p className={styles.instalment}>{label}</p>
      <div className={styles.amount}>
        <Price symbol={symbol} whole={whole} cents={cents} />
      </div>
      <p className={styles.before}>
        {before && <PriceBefore label={price.beforeLabel} price={before} />}
        {per}
      </p>
    </div>
  )
}
