import { Icon } from "../Icon/Icon"
import styles from "./FieldError.module.css"

/** The error under one field. The control refers to it with `aria-describedby={id}`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p className={styles.FieldError} id={id}>
    <Icon name="warning-circle-fill" />
    <span>{children}</span>
  </p>
)
