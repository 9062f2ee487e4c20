import { typedDate } from "../DatesPopup/typedDate"
import { TextField, type TextFieldProps } from "../TextField/TextField"

/** A day typed as `DD/MM/AAAA`; the form is shown by `placeholder`. */
export type DateFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "icon">

/** A day as text: the slashes come by themselves, and any separator that is typed or pasted is taken. */
export const DateField = ({ value, onChange, ...rest }: DateFieldProps) => (
  <TextField
    autoComplete="off"
    {...rest}
    inputMode="numeric"
    icon="calendar-blank"
    value={value}
    onChange={(next) => onChange(typedDate(value, next))}
  />
)
