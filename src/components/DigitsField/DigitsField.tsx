import { TextField, type TextFieldProps } from "../TextField/TextField"
import { refuses } from "./refuses"

export type DigitsFieldProps = TextFieldProps & {
  /** What may be typed besides digits and separators, such as `k` or `+()`. */
  readonly also?: string | undefined
}

/**
 * A number that is a name: of a document, of a voucher, of a phone. A key that is neither a digit nor a separator does nothing; what is
 * pasted stays as it is, so that its message can tell what is wrong with it.
 */
export const DigitsField = ({ also = "", value, onChange, ...rest }: DigitsFieldProps) => (
  <TextField
    autoComplete="off"
    inputMode="numeric"
    {...rest}
    value={value}
    onChange={(next) => onChange(refuses(value, next, also) ? value : next)}
  />
)
