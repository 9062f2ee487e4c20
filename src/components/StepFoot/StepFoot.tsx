import type { MouseEvent } from "react"
import { Button, LinkButton } from "../Button/Button"
import type { IconName } from "../Icon/Icon"
import { LiveText } from "../LiveText/LiveText"
import styles from "./StepFoot.module.css"

export type StepFootProps = {
  /** The one action of the step. */
  readonly submitLabel: string
  readonly icon?: IconName | undefined
  /** What the button does; without it, it submits the form that it is in, or the form with the id `form`. */
  readonly onSubmit?: (() => void) | undefined
  readonly form?: string | undefined
  /** While the step is being sent, what is being done. */
  readonly loading?: string | undefined
  /** The way to the step before. */
  readonly back: {
    readonly label: string
    readonly href: string
    readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  }
  /** What the action costs, in the words of the cart. */
  readonly amount?: { readonly label: string; readonly price: string } | undefined
}

/** The end of a step: on and back. On a phone the action is as wide as the screen and comes first. */
export const StepFoot = ({ submitLabel, icon, onSubmit, form, loading, back, amount }: StepFootProps) => (
  <div className={styles.StepFoot}>
    <div className={styles.action}>
      {amount && (
        <p className={styles.amount}>
          {amount.label} <strong className={styles.price}>{amount.price}</strong>
        </p>
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
      <LiveText role="status">{loading ?? ""}</LiveText>
    </div>
    <LinkButton kind="ghost" icon="arrow-left-bold" href={back.href} onClick={back.onClick}>
      {back.label}
    </LinkButton>
  </div>
)
