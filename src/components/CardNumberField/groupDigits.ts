/** The most digits that a card's number has. */
export const longestNumber = 19

/** The digits of a text, without what separates them. */
export const stripDigits = (text: string): string => text.replace(/\D/g, "")

const isAmex = (digits: string) => /^3[47]/.test(digits)

/** Digits as they stand on a card: by fours, those of an Amex 4-6-5. Stripping gives the same digits back. */
export const groupDigits = (digits: string, amex: boolean = isAmex(digits)): string =>
  (amex ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/.{1,4}/g) ?? []))
    .filter(Boolean)
    .join(" ")

/** Where the caret stands in a grouped text that has so many digits before it. */
export const caretAfter = (text: string, digits: number): number => {
  let left = digits
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at
    if (/\d/.test(text[at] ?? "")) left--
  }
  return text.length
}

type Edit = {
  readonly before: string
  readonly after: string
  /** In `after`. */
  readonly caret: number
  /** Whether what was deleted stood after the caret. */
  readonly forward: boolean
}

/** A grouped text after an edit, grouped anew, and where the caret stands in it. Deleting a separator deletes the digit behind it. */
export const regroup = ({ before, after, caret, forward }: Edit): { readonly text: string; readonly caret: number } => {
  const all = stripDigits(after)
  const ahead = stripDigits(after.slice(0, caret)).length
  // Only the key that deletes it: the same number pasted or filled in without separators over the grouped one is whole.
  const separatorOnly = /\D/.test(before[caret] ?? "") && after === before.slice(0, caret) + before.slice(caret + 1)
  const gone = forward ? ahead : ahead - 1
  const digits = separatorOnly ? all.slice(0, Math.max(gone, 0)) + all.slice(gone + 1) : all
  const text = groupDigits(digits.slice(0, longestNumber))
  return { text, caret: caretAfter(text, separatorOnly && !forward ? Math.max(gone, 0) : ahead) }
}
