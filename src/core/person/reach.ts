import { holdsCardNumber, inPlainSigns, withoutMarks } from "./typed"

/**
 * The digits of a phone without separators and country prefix. It also drops the 9 of Argentine
 * mobiles after +54, because no area code begins with 9.
 */
export const readPhone = (typed: string): string =>
  inPlainSigns(typed)
    .replace(/[\s()./\p{Pd}]/gu, "")
    .replace(/^\+(?:549?|56)/, "")

/** A phone is required and has exactly ten digits (QR-02, VA-02). `card`: a card number (VA-08). */
export const phoneProblem = (typed: string) => {
  if (withoutMarks(typed).trim() === "") return "required"
  if (/^\d{10}$/.test(readPhone(typed))) return undefined
  return holdsCardNumber(typed) ? "card" : "notTenDigits"
}

const emailForm =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu
const maxEmailLength = 254

/** An e-mail without spaces around it; an accent typed apart from its letter is one with it (VA-09). */
export const readEmail = (typed: string): string => inPlainSigns(typed).trim()

/** An e-mail, as name@host.tld, is required (QR-01, VA-02). `card`: a card number (VA-08). */
export const emailProblem = (typed: string) => {
  const email = readEmail(typed)
  if (email === "") return "required"
  if (holdsCardNumber(email)) return "card"
  return email.length <= maxEmailLength && emailForm.test(email) ? undefined : "invalid"
}
