import { typedDate } from "../DatesPopup/typedDate"
import { TextField, type TextFieldProps } from "../TextField/TextField"

export type DateFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "icon">

/** A date as text. Slashes appear while the visitor types; it accepts any separator. */
export const DateField = ({ value, onChange, ...rest }: DateFieldProps) => (
  <TextField
    autoComplete="off"
    {...rest}
    inputMode="numeric"
    rewrites
    icon="calendar-blank"
    value={value}
    onChange={(next) => onChange(typedDate(value, next))}
  />
)
