import { type ReactNode, useId } from "react"
import type { Native } from "../Field/Field"
import { FieldError } from "../FieldError/FieldError"
import styles from "./Checkbox.module.css"

export type CheckboxProps = Omit<Native<"input">, "checked" | "defaultChecked" | "type"> & {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Under the box, which counts as invalid while it is there. */
  readonly error?: string | undefined
  /** What belongs to the choice, such as links to read first. */
  readonly children?: ReactNode
}

/** A labelled native checkbox. A press on the label toggles it. */
export const Checkbox = ({ label, checked, onChange, error, required, children, ...rest }: CheckboxProps) => {
  const id = useId()
  return (
    <div className={styles.Checkbox}>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          className={styles.input}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
