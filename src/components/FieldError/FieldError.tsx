import { Icon } from "../Icon/Icon"
import styles from "./FieldError.module.css"

export type FieldErrorProps = {
  /** What the control names in `aria-describedby`. */
  readonly id: string
  readonly children: string
  /** Only a doubt, which lets the visitor go on: in the colour of warnings. */
  readonly doubt?: boolean
}

/** The error under one field. The control refers to it with `aria-describedby={id}`. */
export const FieldError = ({ id, children, doubt }: FieldErrorProps) => (
  <p className={styles.FieldError} id={id} data-doubt={doubt}>
    <Icon name={doubt ? "warning-fill" : "warning-circle-fill"} />
    <span>{children}</span>
  </p>
)
