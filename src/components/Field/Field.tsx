import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import styles from "./Field.module.css"

/** Attributes of a native control but those that its component sets. */
export type Native<Tag extends "input" | "select" | "textarea"> = Omit<
  ComponentPropsWithRef<Tag>,
  "className" | "style" | "value" | "defaultValue" | "onChange" | "id" | "children"
>

export type FieldOptions = {
  readonly label: string
  /** Under the control, which counts as invalid while it is there. */
  readonly error?: string | undefined
  /** Below the control, also beside an error. */
  readonly hint?: string | undefined
  /** A doubt, shown while there is no error. */
  readonly warning?: string | undefined
  /** Words after the label of a field that may stay empty. */
  readonly optional?: string | undefined
  /** A way out of the error, below it. */
  readonly after?: ReactNode
}

type Described = Pick<FieldOptions, "error" | "hint" | "warning"> & { readonly required?: boolean | undefined }

/**
 * The ids and attributes that tie a control to its label and to the notes under it. `also` is the
 * id of a further note.
 */
export const useField = ({ error, hint, required, warning }: Described, also?: string) => {
  const id = useId()
  const notes = [(error || warning) && `${id}-error`, hint && `${id}-hint`, also].filter(Boolean).join(" ")
  return {
    id,
    className: styles.input,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": notes || undefined
  }
}

export type FieldProps = FieldOptions & {
  /** Of the control, from `useField`. */
  readonly id: string
  /** The control. */
  readonly children: ReactNode
}

/** The shell of every field: label above, control, and under it its error or doubt, and its hint. */
export const Field = ({ id, label, error, hint, warning, optional, children, after }: FieldProps) => (
  <div className={styles.Field} data-stack>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {optional}</span>}
    </label>
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {warning && !error && (
      <FieldError id={`${id}-error`} doubt>
        {warning}
      </FieldError>
    )}
    {after}
    {hint && (
      <p className={styles.hint} data-hint id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)
