import { type ComponentPropsWithRef, useId } from "react"
import field from "../Field/Field.module.css"
import styles from "./GroupField.module.css"

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "value" | "defaultValue" | "onChange" | "id" | "type" | "aria-invalid" | "aria-describedby"
>

export type GroupFieldProps = Native & {
  /** Visible label. An `aria-label` replaces it as accessible name and must contain it. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly invalid: boolean
  readonly describedBy?: string | undefined
}

export const GroupField = ({ label, value, onChange, invalid, describedBy, ...rest }: GroupFieldProps) => {
  const id = useId()
  return (
    <div className={styles.GroupField}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={field.input}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
