import type { ComponentPropsWithRef } from "react"
import { Field, type FieldOptions, useField } from "../Field/Field"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./TextField.module.css"

type Native = Omit<ComponentPropsWithRef<"input">, "className" | "style" | "value" | "defaultValue" | "onChange" | "id">

export type TextFieldProps = Native &
  FieldOptions & {
    readonly name: string
    readonly value: string
    readonly onChange: (value: string) => void
    readonly icon?: IconName | undefined
    readonly valid?: boolean | undefined
  }

/** A labelled input with hint, warning, error or remedy below. */
export const TextField = (props: TextFieldProps) => {
  const {
    label,
    onChange,
    error,
    hint,
    warning,
    optional,
    remedy,
    icon,
    valid,
    required,
    type = "text",
    ...rest
  } = props
  const control = useField(props)
  return (
    <Field {...{ label, optional, error, hint, remedy, warning }} id={control.id}>
      <div className={styles.TextField} data-icon={icon ? "" : undefined} data-valid={valid ? "" : undefined}>
        {icon && <Icon name={icon} />}
        <input
          {...rest}
          {...control}
          type={type}
          data-clarity-mask="true"
          onChange={(event) => onChange(event.target.value)}
        />
        {valid && !error && !remedy && <Icon name="check-circle-fill" />}
      </div>
    </Field>
  )
}
