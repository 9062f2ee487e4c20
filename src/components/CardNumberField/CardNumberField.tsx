import type { SyntheticEvent } from "react"
import { TextField, type TextFieldProps } from "../TextField/TextField"
import { groupDigits, maskedFromRecorders, regroup, stripDigits } from "./cardDigits"

export type CardNumberFieldProps = Omit<TextFieldProps, "icon" | "onInput" | "maxLength" | "value" | "onChange"> & {
  /** Digits alone. */
  readonly value: string
  /** Receives at most 19 digits. */
  readonly onChange: (digits: string) => void
}

/**
 * A card number, grouped while the visitor types. The caret stays in place after an edit in the
 * middle or a paste. Recorders do not see it.
 */
export const CardNumberField = ({ value, onChange, ...rest }: CardNumberFieldProps) => {
  const shown = groupDigits(value)
  // Writes the value before React does. React then finds nothing to change and leaves the caret
  // alone.
  const settle = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length
    const forward = "inputType" in nativeEvent && nativeEvent.inputType === "deleteContentForward"
    const next = regroup({ before: shown, after: input.value, caret, forward })
    if (next.text === input.value) return
    input.value = next.text
    if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret)
  }
  return (
    <TextField
      autoComplete="cc-number"
      inputMode="numeric"
      {...rest}
      {...maskedFromRecorders}
      rewrites
      icon="credit-card"
      value={shown}
      onInput={settle}
      onChange={(text) => onChange(stripDigits(text))}
    />
  )
}
