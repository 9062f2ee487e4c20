import { maskedFromRecorders, stripDigits } from "../CardNumberField/cardDigits"
import { TextField, type TextFieldProps } from "../TextField/TextField"

export type SecurityCodeFieldProps = Omit<TextFieldProps, "maxLength">

/** The code on the back of a card, at most four digits. Recorders do not see it. */
export const SecurityCodeField = ({ onChange, ...rest }: SecurityCodeFieldProps) => (
  <TextField
    autoComplete="cc-csc"
    inputMode="numeric"
    {...rest}
    {...maskedFromRecorders}
    rewrites
    maxLength={4}
    onChange={(text) => onChange(stripDigits(text))}
  />
)
