import { type ComponentPropsWithoutRef, useId, useRef } from "react"
import { Button } from "../Button/Button"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import styles from "./SelectField.module.css"

type Native = Omit<
  ComponentPropsWithoutRef<"select">,
  "className" | "style" | "value" | "defaultValue" | "onChange" | "id" | "multiple" | "size" | "children"
>

/** One of a list; the other attributes of `<select>` pass through (`autoComplete`, `disabled`, `onBlur`). */
export type SelectFieldProps = Native & {
  /** The visible label, which is also the accessible name. */
  readonly label: string
  readonly name: string
  /** The value of the option that is chosen; of none, an empty text. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** What stands where nothing is chosen. */
  readonly placeholder: string
  /** What is wrong; takes the hint's place. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Stands in place of the options while they are on their way. */
  readonly loading?: string | undefined
  /** The options could not be brought: why nothing can be chosen, and the way to ask again. */
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

/** A labelled native list with its hint or its error under it; a list that could not be brought can be asked for again. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, value, onChange, options, placeholder, error, hint, loading, failed, required, ...rest } = props
  const id = useId()
  const ref = useRef<HTMLSelectElement>(null)
  const notes = [error || hint ? `${id}-note` : "", failed ? `${id}-failed` : ""].filter(Boolean).join(" ")
  // the button goes when it is pressed: its focus moves to the list
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
