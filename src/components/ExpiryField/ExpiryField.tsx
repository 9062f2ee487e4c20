import type { SyntheticEvent } from "react"
import { caretAfter, stripDigits } from "../CardNumberField/groupDigits"
import { maskedFromRecorders } from "../CardNumberField/maskedFromRecorders"
import { TextField, type TextFieldProps } from "../TextField/TextField"
import { editExpiry } from "./editExpiry"

export type ExpiryFieldProps = Omit<TextFieldProps, "onInput" | "maxLength">

/**
 * Expiry of a card: `MM/AA` or `MM/AAAA`. The slash appears while the visitor types. Recorders do
 * not see it.
 */
export const ExpiryField = ({ value, ...rest }: ExpiryFieldProps) => {
  // Writes the value before React does. React then finds nothing to change and leaves the caret
  // alone.
  const settle = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length
    const text = editExpiry(value, input.value)
    if (text === input.value) return
    const atEnd = caret === input.value.length
    const added = stripDigits(text).length - stripDigits(input.value).length
    const digits = stripDigits(input.value.slice(0, caret)).length + Math.max(added, 0)
    input.value = text
    const next = atEnd ? text.length : caretAfter(text, digits)
    if (document.activeElement === input) input.setSelectionRange(next, next)
  }
  return (
    <TextField
      autoComplete="cc-exp"
      inputMode="numeric"
      {...rest}
      {...maskedFromRecorders}
      rewrites
      value={value}
      onInput={settle}
    />
  )
}
