import type { InputEvent } from "react"
import { TextField, type TextFieldProps } from "../TextField/TextField"
import { groupDigits, regroup, stripDigits } from "./groupDigits"
import { maskedFromRecorders } from "./maskedFromRecorders"

export type CardNumberFieldProps = Omit<TextFieldProps, "icon" | "onInput" | "maxLength" | "value" | "onChange"> & {
  /** Digits only: the groups are display. */
  readonly value: string
  /** Gives the digits, of which there are 19 at most. */
  readonly onChange: (digits: string) => void
}

/**
 * The number of a card, in groups while it is typed; the caret stays where the hand is, also in the middle and after pasting with
 * separators. Never in a recording.
 */
export const CardNumberField = ({ value, onChange, ...rest }: CardNumberFieldProps) => {
  const shown = groupDigits(value)
  // Written before React does, which then finds nothing to change and leaves the caret alone.
  const settle = ({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length
    const forward = nativeEvent.inputType === "deleteContentForward"
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
      icon="credit-card"
      value={shown}
      onInput={settle}
      onChange={(text) => onChange(stripDigits(text))}
    />
  )
}
