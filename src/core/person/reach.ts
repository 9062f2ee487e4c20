/** The problem of a phone field. */
export type PhoneProblem = "required" | "notTenDigits"

/** The problem of an e-mail field. */
export type EmailProblem = "required" | "invalid"

/**
 * The digits of a phone without separators and country prefix. It also drops the 9 of Argentine
 * mobiles after +54, because no area code begins with 9.
 */
export const readPhone = (typed: string): string =>
  typed.replace(/[\s()./\-\u2010-\u2013]/g, "").replace(/^\+(?:549?|56)/, "")

/** A phone is required and has exactly ten digits (QR-02, VA-02). */
export const phoneProblem = (typed: string): PhoneProblem | undefined => {
  if (typed.trim() === "") return "required"
  return /^\d{10}$/.test(readPhone(typed)) ? undefined : "notTenDigits"
}

const emailForm = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u
const maxEmailLength = 254

/** An e-mail is required and has the form name@host.tld (QR-01, VA-02). */
export const emailProblem = (typed: string): EmailProblem | undefined => {
  const email = typed.trim()
  if (email === "") return "required"
  return email.length <= maxEmailLength && emailForm.test(email) ? undefined : "invalid"
}
