import { memo, useId } from "react"
import { Badge } from "../Badge/Badge"
import { Button } from "../Button/Button"
import { CoverageMeter, type CoverageMeterProps } from "../CoverageMeter/CoverageMeter"
import { PlanActions, type PlanActionsProps, PlanHighlights } from "./PlanActions"
import styles from "./PlanCard.module.css"
import { PlanHeadline } from "./PlanHeadline"
import { PlanTotals } from "./PlanTotals"
import type { PlanPrice } from "./planPrice"

export type PlanCardProps = PlanPrice &
  PlanActionsProps & {
    readonly title: string
    readonly badge?: { readonly text: string; readonly kind: "top" | "recommended" } | undefined
    readonly coverageLabel: string
    readonly coverage: string
    readonly annual?: string | undefined
    readonly level?: CoverageMeterProps | undefined
    readonly buyLabel: string
    readonly onBuy: (id: string) => void
    readonly onNearBuy?: (() => void) | undefined
    readonly buying?: boolean | undefined
    readonly highlights: ReadonlyArray<string>
  }

const Card = (props: PlanCardProps) => {
  const titleId = useId()
  const { id, title, badge, coverageLabel, coverage, annual, level, buyLabel, onBuy, onNearBuy, buying, highlights } =
    props
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
        {level && <CoverageMeter {...level} />}
      </p>
      <PlanHeadline {...props} />
      <PlanTotals {...props} />
      <div className={styles.buy}>
        <Button
          block
          loading={buying}
          onClick={() => onBuy(id)}
          onPointerEnter={onNearBuy}
          onFocus={onNearBuy}
          aria-describedby={titleId}
        >
          {buyLabel}
        </Button>
      </div>
      <PlanActions {...props} titleId={titleId} />
      <PlanHighlights highlights={highlights} />
    </article>
  )
}

export const PlanCard = memo(Card)
