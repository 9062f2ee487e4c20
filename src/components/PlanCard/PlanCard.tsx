import { useId } from "react"
import { Badge } from "../Badge/Badge"
import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import { CoverageMeter, type CoverageRank } from "../CoverageMeter/CoverageMeter"
import { Icon } from "../Icon/Icon"
import styles from "./PlanCard.module.css"
import { PlanHeadline } from "./PlanHeadline"
import { PlanTotals } from "./PlanTotals"
import type { PlanPrice } from "./planPrice"

export type PlanCardProps = PlanPrice & {
  readonly id: string
  readonly title: string
  readonly badge?: { readonly text: string; readonly kind: "top" | "recommended" } | undefined
  readonly coverageLabel: string
  readonly coverage: string
  /** Longest trip that an annual plan covers. */
  readonly annual?: string | undefined
  readonly rank?: CoverageRank | undefined
  readonly buyLabel: string
  readonly onBuy: () => void
  /** Pointer or focus reached the buy button, so the next step can load early. */
  readonly onNearBuy?: (() => void) | undefined
  readonly buying?: boolean | undefined
  readonly detailsLabel: string
  readonly onDetails?: (() => void) | undefined
  readonly onNearDetails?: (() => void) | undefined
  readonly mailLabel?: string | undefined
  readonly mailChecked?: boolean | undefined
  readonly onMail?: ((checked: boolean) => void) | undefined
  readonly highlights: ReadonlyArray<string>
}

/** One plan on offer. In a list, the rows of all cards line up like a table (RS-02). */
export const PlanCard = (props: PlanCardProps) => {
  const titleId = useId()
  const { title, badge, coverageLabel, coverage, annual, rank, buyLabel, onBuy, onNearBuy, buying, highlights } = props
  return (
    <article className={styles.PlanCard} data-kind={badge?.kind} aria-labelledby={titleId}>
      <div className={styles.tag}>
        {badge && (
          <Badge kind={badge.kind} icon={badge.kind === "top" ? "check-circle-fill" : undefined}>
            {badge.text}
          </Badge>
        )}
      </div>
      <h3 className={styles.title} id={titleId}>
        <span className={styles.name}>{title}</span>
      </h3>
      <p className={styles.coverage}>
        <span>
          {coverage && (
            <>
              {coverageLabel} <strong className={styles.covered}>{coverage}</strong>
            </>
          )}
          {annual && <> {annual}</>}
        </span>
        {rank && <CoverageMeter rank={rank} />}
      </p>
      <PlanHeadline {...props} />
      <PlanTotals {...props} />
      <div className={styles.buy}>
        <Button
          block
          loading={buying}
          onClick={onBuy}
          onPointerEnter={onNearBuy}
          onFocus={onNearBuy}
          aria-describedby={titleId}
        >
          {buyLabel}
        </Button>
      </div>
      <PlanActions {...props} titleId={titleId} />
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check-bold" />
            {highlight}
          </li>
        ))}
      </ul>
    </article>
  )
}

const PlanActions = (
  props: Pick<
    PlanCardProps,
    "detailsLabel" | "onDetails" | "onNearDetails" | "mailLabel" | "mailChecked" | "onMail"
  > & {
    readonly titleId: string
  }
) => {
  const { detailsLabel, onDetails, onNearDetails, mailLabel, mailChecked = false, onMail, titleId } = props
  return (
    <div className={styles.actions}>
      {onDetails && (
        <button
          type="button"
          className={styles.details}
          onClick={onDetails}
          onPointerEnter={onNearDetails}
          onFocus={onNearDetails}
          aria-describedby={titleId}
        >
          {detailsLabel}
        </button>
      )}
      {mailLabel && onMail && (
        <div className={styles.mail}>
          <Checkbox label={mailLabel} checked={mailChecked} onChange={onMail} />
        </div>
      )}
    </div>
  )
}
