import type { MouseEvent } from "react"
import { Button, LinkButton } from "../Button/Button"
import { maskedFromRecorders } from "../CardNumberField/maskedFromRecorders"
import type { IconName } from "../Icon/Icon"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./StepFoot.module.css"

export type StepFootProps = {
  readonly submitLabel: string
  readonly icon?: IconName | undefined
  readonly onSubmit?: (() => void) | undefined
  readonly form?: string | undefined
  readonly loading?: string | undefined
  readonly back: {
    readonly label: string
    readonly href: string
    readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  }
  readonly amount?:
    | {
        readonly label: string
        readonly price: string
        /** How the amount is charged, a line each. Recorders do not see it: it names a card (CO-05). */
        readonly how?: ReadonlyArray<string> | undefined
      }
    | undefined
  readonly note?: string | undefined
}

export const StepFoot = ({ submitLabel, icon, onSubmit, form, loading, back, amount, note }: StepFootProps) => (
  <div className={styles.StepFoot}>
    <div className={styles.action}>
      {amount && (
        <div className={styles.amount}>
          <p className={styles.sum}>
            {amount.label} <strong className={styles.price}>{amount.price}</strong>
          </p>
          {amount.how?.map((line) => (
            <p className={styles.how} key={line} {...maskedFromRecorders}>
              {line}
            </p>
          ))}
        </div>
      )}
      <Button
        type={onSubmit ? "button" : "submit"}
        form={form}
        size="large"
        icon={icon}
        loading={loading !== undefined}
        onClick={onSubmit}
      >
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
