/** Joiners stay between letters, for names in Arabic and Hindi, but not between Latin ones. */
const unseen = /((?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}][\u200c\u200d](?=\p{L})(?!\p{DI}))|[\p{Cf}\p{DI}]/gu

/**
 * The text that its writer sees: without the invisible marks that contacts, chats and PDFs add, and
 * with a minus sign as a dash. Every rule judges this text, and the portal stores and sends no
 * other (VA-09).
 */
export const withoutMarks = (typed: string): string => typed.replace(unseen, "$1").replaceAll("\u2212", "-")

/** The same text in plain digits and letters: some keyboards write wide ones (VA-09). */
export const inPlainSigns = (typed: string): string => withoutMarks(typed).normalize("NFKC")

/** The digits of a card number, without typed or pasted separators. */
export const readCardNumber = (typed: string): string => inPlainSigns(typed).replace(/[\s.\p{Pd}]/gu, "")

/** Checks the Luhn digit. The form asks about a number that fails, but accepts it (PY-16). */
export const isLuhn = (typed: string): boolean => {
  const digits = readCardNumber(typed)
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d+$/.test(digits) && sum % 10 === 0
}

/** Twelve digits or more on one line, with the separators of a card number. */
const longNumbers = /\+?\d(?:(?:[^\S\n]|[.\p{Pd}])*\d){11,}/gu

/** A card number as it is printed, within a longer number: expiry and code may follow it. */
const asPrinted = /\b(?=(\d{12,19}|\d{4} \d{4} \d{4} \d{4}|\d{4} \d{6} \d{5})\b)/g

/** A plus and up to 15 digits, as every country writes its phones (E.164). */
const isPhone = (number: string) => number.startsWith("+") && number.replace(/\D/g, "").length <= 15

const isCard = (number: string) => {
  const spaced = number.match(/\d+/g)?.join(" ") ?? ""
  const printed = [...spaced.matchAll(asPrinted)].map(([, found]) => found ?? "")
  return [spaced, ...printed].some(isLuhn)
}

/**
 * True if a text has a number that may be a card's: 12 digits or more that pass Luhn, whatever
 * separates them. No field takes one but the card's own (VA-08).
 */
export const holdsCardNumber = (typed: string): boolean =>
  (inPlainSigns(typed).match(longNumbers) ?? []).some((number) => !isPhone(number) && isCard(number))
