import type { ComponentPropsWithRef } from "react"
import { Field, type FieldOptions, useField } from "../Field/Field"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./TextField.module.css"
import { type Typing, useComposing } from "./useComposing"

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "value" | "defaultValue" | "onChange" | "onInput" | "id"
>

export type TextFieldProps = Native &
  FieldOptions &
  Typing & {
    /** By it a form finds the field, to focus it. */
    readonly name: string
    /** At the start of the field. */
    readonly icon?: IconName | undefined
    /** Ends the field with a tick. */
    readonly valid?: boolean | undefined
    /** The owner changes the text as it is typed. */
    readonly rewrites?: boolean
  }

/** A phone's keyboard begins each part of a name with a capital. */
const capitals = (autoComplete: string | undefined) =>
  /(?:given|family)-name$/.test(autoComplete ?? "") ? "words" : undefined

/** A labelled input with hint, warning or error below. */
export const TextField = (props: TextFieldProps) => {
  const {
    label,
    onChange: _,
    error,
    hint,
    warning,
    optional,
    after,
    icon,
    valid,
    required,
    rewrites = false,
    type = "text",
    ...rest
  } = props
  const control = useField(props)
  const typing = useComposing(props, rewrites)
  return (
    <Field {...{ label, optional, error, hint, after, warning }} id={control.id}>
      <div className={styles.TextField} data-icon={icon ? "" : undefined} data-valid={valid ? "" : undefined}>
        {icon && <Icon name={icon} />}
        <input
          enterKeyHint="next"
          autoCapitalize={capitals(rest.autoComplete)}
          {...rest}
          {...control}
          {...typing}
          type={type}
          data-clarity-mask="true"
        />
        {valid && !error && <Icon name="check-circle-fill" />}
      </div>
    </Field>
  )
}
