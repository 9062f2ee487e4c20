import { Button, LinkButton, type LinkTo } from "../Button/Button"
import type { IconName } from "../Icon/Icon"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./StepFoot.module.css"

export type StepFootProps = {
  /** The button submits the form around it, or the one of the id `form`. */
  readonly submitLabel: string
  readonly form?: string | undefined
  /** In the button. */
  readonly icon?: IconName | undefined
  /** Announced while the step goes on. Presses then do nothing. */
  readonly loading?: string | undefined
  /** The way to the step before. */
  readonly back: LinkTo
  /** Under the button. */
  readonly note?: string | undefined
}

/** The end of a checkout step: the button that goes on, and the way back. */
export const StepFoot = ({ submitLabel, form, icon, loading, back, note }: StepFootProps) => (
  <div className={styles.StepFoot} data-cluster>
    <div className={styles.action} data-cluster>
      <Button type="submit" form={form} size="large" icon={icon} loading={loading !== undefined}>
        {submitLabel}
      </Button>
      <LiveRegion role="status">{loading ?? ""}</LiveRegion>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    <LinkButton kind="ghost" icon="arrow-left-bold" href={back.href} onClick={back.onClick}>
      {back.label}
    </LinkButton>
  </div>
)
