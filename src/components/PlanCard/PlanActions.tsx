import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import styles from "./PlanActions.module.css"

export type PlanActionsProps = {
  readonly detailsLabel: string
  readonly onDetails?: (() => void) | undefined
  readonly onNearDetails?: (() => void) | undefined
  readonly mailLabel?: string | undefined
  readonly mailChecked?: boolean | undefined
  readonly onMail?: ((checked: boolean) => void) | undefined
}

export const PlanHighlights = ({ highlights }: { readonly highlights: ReadonlyArray<string> }) => (
  <ul className={styles.highlights}>
    {highlights.map((highlight) => (
      <li key={highlight}>
        <Icon name="check-bold" />
        {highlight}
      </li>
    ))}
  </ul>
)

export const PlanActions = (props: PlanActionsProps & { readonly titleId: string }) => {
  const { detailsLabel, onDetails, onNearDetails, mailLabel, mailChecked = false, onMail, titleId } = props
  return (
    <div className={styles.PlanActions}>
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
