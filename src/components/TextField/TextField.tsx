import { type ComponentPropsWithRef, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./TextField.module.css"

type Native = Omit<ComponentPropsWithRef<"input">, "className" | "style" | "value" | "defaultValue" | "onChange" | "id">

/**
 * Other `<input>` attributes pass through (`inputMode`, `autoComplete`, `readOnly`, `onBlur`,
 * `ref`).
 */
export type TextFieldProps = Native & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** A doubt that does not block the form. Replaces the hint. */
  readonly warning?: string | undefined
  readonly optional?: string | undefined
  readonly icon?: IconName | undefined
  /** Shows a tick. Set it only after the visitor has left the field. */
  readonly valid?: boolean | undefined
}

/** A labelled input with hint, warning or error below. */
export const TextField = (props: TextFieldProps) => {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    warning,
    optional,
    icon,
    valid,
    required,
    type = "text",
    ...rest
  } = props
  const id = useId()
  const note = error || warning || hint ? `${id}-note` : undefined
  return (
    <div className={styles.TextField} data-error={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      <div className={styles.control} data-icon={icon ? "" : undefined} data-valid={valid ? "" : undefined}>
        {icon && <Icon name={icon} />}
        <input
          {...rest}
          id={id}
          type={type}
          data-clarity-mask="true"
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
        />
        {valid && !error && <Icon name="check-circle-fill" />}
      </div>
      {error && note && <FieldError id={note}>{error}</FieldError>}
      {(warning || hint) && !error && (
        <p className={styles.hint} id={note} data-warning={warning ? "" : undefined}>
          {warning && <Icon name="warning-fill" />}
          {warning || hint}
        </p>
      )}
    </div>
  )
}
