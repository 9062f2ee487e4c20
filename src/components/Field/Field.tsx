import { type ReactNode, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import styles from "./Field.module.css"

export type FieldOptions = {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly warning?: string | undefined
  readonly optional?: string | undefined
}

type Described = Pick<FieldOptions, "error" | "hint" | "warning"> & { readonly required?: boolean | undefined }

/** The ids and attributes that tie a control to its label and to the note under it. `also` is the id of a further note. */
export const useField = ({ error, hint, required, warning }: Described, also?: string) => {
  const id = useId()
  const note = error || warning || hint ? `${id}-note` : undefined
  const notes = [note, also].filter(Boolean).join(" ")
  const control = {
    id,
    className: styles.input,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": notes || undefined
  }
  return { control, note }
}

export type FieldProps = FieldOptions & {
  readonly id: string
  readonly note: string | undefined
  readonly children: ReactNode
  readonly after?: ReactNode
}

/** The shell of every field: label above, control, and its error, doubt or hint under it. */
export const Field = ({ id, label, note, error, hint, warning, optional, children, after }: FieldProps) => (
  <div className={styles.Field}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {optional}</span>}
    </label>
    {children}
    {error && note && <FieldError id={note}>{error}</FieldError>}
    {(warning || hint) && !error && (
      <p className={styles.hint} id={note} data-warning={warning ? "" : undefined}>
        {warning && <Icon name="warning-fill" />}
        {warning || hint}
      </p>
    )}
    {after}
  </div>
)
