import { type ComponentPropsWithRef, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import styles from "./TextArea.module.css"

type Native = Omit<
  ComponentPropsWithRef<"textarea">,
  "className" | "style" | "value" | "defaultValue" | "onChange" | "id"
>

/** Other `<textarea>` attributes pass through (`rows`, `onBlur`, `ref`). */
export type TextAreaProps = Native & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

export const TextArea = ({ label, value, onChange, error, hint, required, ...rest }: TextAreaProps) => {
  const id = useId()
  const note = error || hint ? `${id}-note` : undefined
  return (
    <div className={styles.TextArea} data-error={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        data-clarity-mask="true"
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note}
      />
      {error && note && <FieldError id={note}>{error}</FieldError>}
      {hint && !error && (
        <p className={styles.hint} id={note}>
          {hint}
        </p>
      )}
    </div>
  )
}
