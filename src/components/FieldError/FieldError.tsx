import { Icon } from "../Icon/Icon"
import styles from "./FieldError.module.css"

/** What is wrong with one field, under it; the control points here with `aria-describedby={id}`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p className={styles.FieldError} id={id}>
    <Icon name="warning-circle-fill" />
    <span>{children}</span>
  </p>
)
