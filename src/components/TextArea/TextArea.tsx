import { Field, type FieldOptions, type Native, useField } from "../Field/Field"
import styles from "./TextArea.module.css"

export type TextAreaProps = Omit<Native<"textarea">, "name"> &
  Pick<FieldOptions, "label" | "error" | "hint"> & {
    /** By it a form finds the field, to focus it. */
    readonly name: string
    readonly value: string
    readonly onChange: (value: string) => void
  }

/** A labelled field for several lines, with its hint or error below. */
export const TextArea = ({ label, onChange, error, hint, required, ...rest }: TextAreaProps) => {
  const control = useField({ error, hint, required })
  return (
    <Field label={label} error={error} hint={hint} id={control.id}>
      <textarea
        {...rest}
        {...control}
        className={`${control.className} ${styles.TextArea}`}
        data-clarity-mask="true"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
