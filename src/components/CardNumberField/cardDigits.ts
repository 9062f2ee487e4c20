/** Attributes that keep card data out of screen recordings and keyboard dictionaries (CO-05). */
export const maskedFromRecorders = {
  "data-clarity-mask": "true",
  "data-private": "",
  "data-hj-suppress": "",
  "data-sentry-mask": "",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false
} as const

const longestNumber = 19

/** The digits of a text; wide ones of some keyboards become plain. */
export const stripDigits = (text: string): string => text.normalize("NFKC").replace(/\D/g, "")

export const isAmex = (digits: string) => /^3[47]/.test(digits)

/** Groups of four, for an Amex 4-6-5. `stripDigits` is the inverse. */
export const groupDigits = (digits: string, amex: boolean = isAmex(digits)): string =>
  (amex ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/.{1,4}/g) ?? []))
    .filter(Boolean)
    .join(" ")

export const caretAfter = (text: string, digits: number): number => {
  let left = digits
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at
    if (/\d/.test(text[at] ?? "")) left--
  }
  return text.length
}

/** A whole card at once: its number, and behind it the expiry and what follows. */
const andExpiry = /^((?:\D*\d){12,19}?)\D+\d\d?\s*\/\s*\d.*$/s

type Edit = {
  readonly before: string
  readonly after: string
  readonly caret: number
  readonly forward: boolean
}

/** Regroups after an edit and places the caret. A deleted separator takes the digit beside it. */
export const regroup = ({ before, after, caret, forward }: Edit): { readonly text: string; readonly caret: number } => {
  const all = stripDigits(after.replace(andExpiry, "$1"))
  const ahead = stripDigits(after.slice(0, caret)).length
  // Requires that the separator is the only change. The same number, pasted or autofilled without
  // separators, keeps all its digits.
  const separatorOnly = /\D/.test(before[caret] ?? "") && after === before.slice(0, caret) + before.slice(caret + 1)
  const gone = forward ? ahead : ahead - 1
  const digits = separatorOnly ? all.slice(0, Math.max(gone, 0)) + all.slice(gone + 1) : all
  const text = groupDigits(digits.slice(0, longestNumber))
  return { text, caret: caretAfter(text, separatorOnly && !forward ? Math.max(gone, 0) : ahead) }
}
