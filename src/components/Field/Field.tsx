import { type ReactNode, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import { type Offer, Remedy } from "../Remedy/Remedy"
import styles from "./Field.module.css"

export type FieldOptions = {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly warning?: string | undefined
  readonly optional?: string | undefined
  /** Another reading of what was typed. Null where there may be one later. */
  readonly remedy?: Offer | null | undefined
}

type Described = Pick<FieldOptions, "error" | "hint" | "remedy" | "warning"> & {
  readonly required?: boolean | undefined
}

/** The ids and attributes that tie a control to its label and to the notes under it. `also` is the id of a further note. */
export const useField = ({ error, hint, remedy, required, warning }: Described, also?: string) => {
  const id = useId()
  const told = { error: error || warning, hint, remedy }
  const notes = [
    ...Object.entries(told).flatMap(([note, text]) => (text ? [`${id}-${note}`] : [])),
    ...(also ? [also] : [])
  ].join(" ")
  const control = {
    id,
    className: styles.input,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": notes || undefined
  }
  return control
}

export type FieldProps = FieldOptions & {
  readonly id: string
  readonly children: ReactNode
  readonly after?: ReactNode
}

/**
 * The shell of every field: label above, control, and under it its error or doubt, its hint, and the
 * reading that would cure it.
 */
export const Field = ({ id, label, error, hint, remedy, warning, optional, children, after }: FieldProps) => (
  <div className={styles.Field}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {optional}</span>}
    </label>
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {warning && !error && (
      <p className={styles.hint} id={`${id}-error`} data-warning="">
        <Icon name="warning-fill" />
        {warning}
      </p>
    )}
    {remedy !== undefined && <Remedy id={`${id}-remedy`} of={id} offer={remedy ?? undefined} />}
    {hint && (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {after}
  </div>
)
