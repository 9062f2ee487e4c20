import type { SyntheticEvent } from "react"
import { caretAfter, maskedFromRecorders, stripDigits } from "../CardNumberField/cardDigits"
import { TextField, type TextFieldProps } from "../TextField/TextField"

const isShortened = (before: string, after: string) => {
  const kept = [...after].findIndex((character, at) => character !== before[at])
  return after.length < before.length && (kept < 0 || before.endsWith(after.slice(kept)))
}

const twoDigits = (month: string) => month.padStart(2, "0")

/** A whole day, `2028-12-31` or `31/12/2028`, with its month and year. */
const wholeDay = /^\D*(?:(20\d\d\D\d\d?)\D\d\d?|\d\d?\D(\d\d?\D20\d\d))(?!\d).*$/

/** Key by key a first digit above 1 becomes a month, so a year comes first only at once. */
const yearFirst = /^\D*(\d{4}(?=\D)|(?:20)?[2-9]\d)\D*(0?[1-9]|1[0-2])\D*$/

/**
 * The text after an edit: `MM/AA` or `MM/AAAA`. Adds the slash while the visitor types, does not
 * restore deleted text, and converts other formats (`9-2028`, `2028-09`, a whole day), also those of
 * password managers (`202809`, `28-09`).
 */
export const editExpiry = (before: string, typed: string): string => {
  const after = typed.normalize("NFKC").replace(wholeDay, "$1$2")
  if (isShortened(before, after)) return after
  const [, year, last] = yearFirst.exec(after) ?? []
  if (year && last) return `${twoDigits(last)}/${year}`
  const [, month, rest = ""] = /^\D*(\d{1,2})\D+(.*)$/.exec(after) ?? []
  if (month) return `${twoDigits(month)}/${rest.replace(/\D/g, "").slice(0, 4)}`
  const digits = after.replace(/\D/g, "").replace(/^[2-9]/, "0$&")
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2, 6)}`
}

export type ExpiryFieldProps = Omit<TextFieldProps, "onInput" | "maxLength">

/** `MM/AA` or `MM/AAAA`, whose slash appears as one types. Recorders do not see it. */
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
