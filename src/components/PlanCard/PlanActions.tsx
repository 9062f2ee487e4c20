import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import styles from "./PlanActions.module.css"

/** The handlers get the plan's id: one of each serves every card, so that a card redraws alone. */
export type PlanActionsProps = {
  /** The calls report it, such as `onDetails`. */
  readonly id: string
  /** Of the button that opens the plan's benefits. */
  readonly detailsLabel: string
  /** Without it there is no such button. */
  readonly onDetails?: ((id: string) => void) | undefined
  /** The visitor reaches for the button: time to load the details. */
  readonly onNearDetails?: (() => void) | undefined
  /** Without it there is no such checkbox. */
  readonly mailLabel?: string | undefined
  /** The plan is among those to mail. Default: false. */
  readonly mailChecked?: boolean | undefined
  /** The visitor ticks the plan, or takes the tick back. */
  readonly onMail?: ((id: string, checked: boolean) => void) | undefined
}

export type BuyButtonProps = {
  readonly buyLabel: string
  /** Receives the plan's `id`. */
  readonly onBuy: (id: string) => void
  /** The visitor reaches for the button: time to load the next page. */
  readonly onNearBuy?: (() => void) | undefined
  /** The purchase begins: presses do nothing. */
  readonly buying?: boolean | undefined
}

export const BuyButton = (props: BuyButtonProps & { readonly id: string; readonly titleId: string }) => (
  <Button
    block
    loading={props.buying}
    onClick={() => props.onBuy(props.id)}
    onPointerEnter={props.onNearBuy}
    onFocus={props.onNearBuy}
    aria-describedby={props.titleId}
  >
    {props.buyLabel}
  </Button>
)

/** A price struck out; `label` tells screen readers that it is the one before. */
export const PriceBefore = ({ label, price }: { readonly label: string; readonly price: string }) => (
  <>
    <VisuallyHidden>{label} </VisuallyHidden>
    <s>{price}</s>{" "}
  </>
)

type PlanHighlightsProps = {
  /** What speaks for the plan, in a line above the others. */
  readonly reason?: string | undefined
  readonly highlights: ReadonlyArray<string>
}

export const PlanHighlights = ({ reason, highlights }: PlanHighlightsProps) => (
  <ul className={styles.highlights} data-stack>
    {reason && <li className={styles.reason}>{reason}</li>}
    {highlights.map((highlight) => (
      <li key={highlight}>
        <Icon name="check-bold" />
        {highlight}
      </li>
    ))}
  </ul>
)

export const PlanActions = (props: PlanActionsProps & { readonly titleId: string }) => {
  const { id, detailsLabel, onDetails, onNearDetails, mailLabel, mailChecked = false, onMail, titleId } = props
  return (
    <div className={styles.PlanActions} data-cluster>
      {onDetails && (
        <button
          type="button"
          className={styles.details}
          data-words
          onClick={() => onDetails(id)}
          onPointerEnter={onNearDetails}
          onFocus={onNearDetails}
          aria-describedby={titleId}
        >
          {detailsLabel}
        </button>
      )}
      {mailLabel && onMail && (
        <div className={styles.mail} data-stack>
          <Checkbox label={mailLabel} checked={mailChecked} onChange={(checked) => onMail(id, checked)} />
        </div>
      )}
    </div>
  )
}
