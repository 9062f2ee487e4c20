import { TextField, type TextFieldProps } from "../TextField/TextField"

export type DigitsFieldProps = TextFieldProps & {
  /** Characters allowed besides digits and separators, such as `k` or `+()`. */
  readonly also?: string | undefined
}

/**
 * A number that identifies: a document, voucher or phone. Ignores keys other than digits and
 * separators. Pasted text stays, so that the error message can explain it.
 */
export const DigitsField = ({ also = "", value, onChange, ...rest }: DigitsFieldProps) => (
  <TextField
    autoComplete="off"
    inputMode="numeric"
    {...rest}
    rewrites
    value={value}
    onChange={(next) => onChange(refuses(value, next, also) ? value : next)}
  />
)

export const refuses = (before: string, after: string, also: string): boolean => {
  if (after.length !== before.length + 1) return false
  const at = [...after].findIndex((character, index) => character !== before[index])
  const typed = (after[at] ?? "").normalize("NFKC")
  return !/[\d\s.,/\p{Pd}]/u.test(typed) && !also.toLowerCase().includes(typed.toLowerCase())
}
