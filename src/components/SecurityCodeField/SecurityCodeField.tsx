import { maskedFromRecorders, stripDigits } from "../CardNumberField/cardDigits"
import { TextField, type TextFieldProps } from "../TextField/TextField"

export type SecurityCodeFieldProps = Omit<TextFieldProps, "maxLength">

const longest = 4

/** The code on the back of a card, at most four digits. Recorders do not see it. */
export const SecurityCodeField = ({ onChange, ...rest }: SecurityCodeFieldProps) => (
  <TextField
    autoComplete="cc-csc"
    inputMode="numeric"
    {...rest}
    {...maskedFromRecorders}
    rewrites
    // Not by maxLength, which cuts a pasted «CVV: 123» before its digits are read.
    onChange={(text) => onChange(stripDigits(text).slice(0, longest))}
  />
)
