import { useId, useRef } from "react"
import { Button } from "../Button/Button"
import { Field, type FieldOptions, type Native, useField } from "../Field/Field"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import styles from "./SelectField.module.css"

export type SelectFieldProps = Omit<Native<"select">, "multiple" | "name" | "size" | "ref"> &
  Pick<FieldOptions, "label" | "error" | "hint"> & {
    /** By it a form finds the list, to focus it. */
    readonly name: string
    /** Empty: none is chosen, and the placeholder shows. */
    readonly value: string
    readonly onChange: (value: string) => void
    readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
    /** Shown before a choice. */
    readonly placeholder: string
    /** Replaces the placeholder while the options load. */
    readonly loading?: string | undefined
    /** The options did not load: says so, and offers to try again. */
    readonly failed?: { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void } | undefined
  }

const Failed = (props: NonNullable<SelectFieldProps["failed"]> & { readonly id: string }) => (
  <div className={styles.failed} data-cluster role="status">
    <FieldError id={props.id}>{props.text}</FieldError>
    <Button kind="line" size="small" icon="arrow-clockwise-bold" aria-describedby={props.id} onClick={props.onRetry}>
      {props.retryLabel}
    </Button>
  </div>
)

/** A native list to choose one option, which tells how the loading of its options fares. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, onChange, options, placeholder, error, hint, loading, failed, required, ...rest } = props
  const failedId = useId()
  const control = useField({ error, hint, required }, failed && failedId)
  const ref = useRef<HTMLSelectElement>(null)
  // the button goes when it is pressed: its focus moves to the list
  const retry = () => {
    ref.current?.focus()
    failed?.onRetry()
  }
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      id={control.id}
      after={failed && <Failed id={failedId} {...failed} onRetry={retry} />}
    >
      <div className={styles.SelectField} data-icon-inside>
        <select
          {...rest}
          {...control}
          ref={ref}
          data-clarity-mask="true"
          onChange={(event) => onChange(event.target.value)}
          aria-busy={loading ? true : undefined}
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
    </Field>
  )
}
