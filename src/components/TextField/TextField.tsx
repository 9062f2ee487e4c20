import type { ReactNode } from "react"
import { Field, type FieldOptions, type Native, useField } from "../Field/Field"
import { Icon, type IconName } from "../Icon/Icon"
import { returnKey } from "./returnKey"
import styles from "./TextField.module.css"
import { type Typing, useComposing } from "./useComposing"

export type TextFieldProps = Omit<Native<"input">, "name" | "onInput"> &
  FieldOptions &
  Typing & {
    /** By it a form finds the field, to focus it. */
    readonly name: string
    /** At the start of the field. */
    readonly icon?: IconName | undefined
    /** A picture in the place of the icon, 28 px wide. */
    readonly mark?: ReactNode
    /** Ends the field with a tick. */
    readonly valid?: boolean | undefined
    /** The owner changes the text as it is typed. */
    readonly rewrites?: boolean
  }

/** A phone's keyboard begins each part of a name with a capital. */
const capitals = (autoComplete: string | undefined) =>
  /(?:given|family)-name$/.test(autoComplete ?? "") ? "words" : undefined

/** A labelled input with hint, warning or error below. */
export const TextField = ({ label, error, hint, warning, optional, after, required, ...props }: TextFieldProps) => {
  const { icon, mark, valid, rewrites = false, type = "text", ...rest } = props
  const control = useField({ error, hint, required, warning })
  const typing = useComposing(rest, rewrites)
  return (
    <Field label={label} optional={optional} error={error} hint={hint} after={after} warning={warning} id={control.id}>
      <div
        className={styles.TextField}
        data-icon-inside
        data-icon={mark ? "mark" : icon && ""}
        data-valid={valid ? "" : undefined}
      >
        {mark ?? (icon && <Icon name={icon} />)}
        <input
          {...returnKey}
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
