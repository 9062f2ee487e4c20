import { useId } from "react"
import type { Native } from "../Field/Field"
import field from "../Field/Field.module.css"
import { useComposing } from "../TextField/useComposing"
import styles from "./GroupField.module.css"

export type GroupFieldProps = Omit<Native<"input">, "type" | "aria-invalid" | "aria-describedby"> & {
  /** Visible label. An `aria-label` replaces it as accessible name and must contain it. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Marks the field; its group tells the error. */
  readonly invalid: boolean
  /** Id of the group's error. */
  readonly describedBy?: string | undefined
}

/** A short number in a group of fields with one error, such as ages. */
export const GroupField = ({ label, value, onChange, invalid, describedBy, ...rest }: GroupFieldProps) => {
  const id = useId()
  const typing = useComposing({ value, onChange })
  return (
    <div className={styles.GroupField} data-stack>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        className={field.input}
        {...typing}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  )
}
