import { type ReactNode, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import styles from "./Field.module.css"

/** What every labelled control says of itself. */
export type FieldOptions = {
  /** The visible label, which is also the accessible name. */
  readonly label: string
  /** What is wrong; takes the hint's place. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** A doubt that does not stop the form; takes the hint's place. */
  readonly warning?: string | undefined
  /** Said after the label, for a field that may stay empty. */
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
  /** The id of the control. */
  readonly id: string
  /** The id of the note, as `useField` gives it. */
  readonly note: string | undefined
  readonly children: ReactNode
  /** What comes under the note. */
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
