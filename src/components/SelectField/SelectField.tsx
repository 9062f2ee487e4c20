import { type ComponentPropsWithoutRef, useId, useRef } from "react"
import { Button } from "../Button/Button"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import styles from "./SelectField.module.css"

type Native = Omit<
  ComponentPropsWithoutRef<"select">,
  "className" | "style" | "value" | "defaultValue" | "onChange" | "id" | "multiple" | "size" | "children"
>

/** Other `<select>` attributes pass through (`autoComplete`, `disabled`, `onBlur`). */
export type SelectFieldProps = Native & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly placeholder: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Replaces the options during their download. */
  readonly loading?: string | undefined
  readonly failed?: { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void } | undefined
}

const Failed = (props: NonNullable<SelectFieldProps["failed"]> & { readonly id: string }) => (
  <div className={styles.failed} role="status">
    <FieldError id={props.id}>{props.text}</FieldError>
    <Button kind="line" size="small" icon="arrow-clockwise-bold" aria-describedby={props.id} onClick={props.onRetry}>
      {props.retryLabel}
    </Button>
  </div>
)

/**
 * A labelled native list, with hint or error below. If its options failed to load, a button loads
 * them again.
 */
export const SelectField = (props: SelectFieldProps) => {
  const { label, value, onChange, options, placeholder, error, hint, loading, failed, required, ...rest } = props
  const id = useId()
  const ref = useRef<HTMLSelectElement>(null)
  const notes = [error || hint ? `${id}-note` : "", failed ? `${id}-failed` : ""].filter(Boolean).join(" ")
  // The retry button disappears when pressed, so the list takes the focus.
  const retry = () => {
    ref.current?.focus()
    failed?.onRetry()
  }
  return (
    <div className={styles.SelectField} data-error={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <select
          {...rest}
          ref={ref}
          id={id}
          data-clarity-mask="true"
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-busy={loading ? true : undefined}
          aria-describedby={notes || undefined}
        >
          <option value="">{loading ?? placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down-bold" />
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-note`}>
          {hint}
        </p>
      )}
      {failed && <Failed id={`${id}-failed`} {...failed} onRetry={retry} />}
    </div>
  )
}
