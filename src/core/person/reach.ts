/** Why a phone does not hold. */
export type PhoneProblem = "required" | "notTenDigits"

/** Why an e-mail does not hold. */
export type EmailProblem = "required" | "invalid"

/** The digits of a phone without separators, country prefix or the 9 of Argentine mobiles called from abroad, where no area begins with 9. */
export const readPhone = (typed: string): string =>
  typed.replace(/[\s()./\-\u2010-\u2013]/g, "").replace(/^\+(?:549?|56)/, "")

/** Required, exactly ten digits (QR-02, VA-02). */
export const phoneProblem = (typed: string): PhoneProblem | undefined => {
  if (typed.trim() === "") return "required"
  return /^\d{10}$/.test(readPhone(typed)) ? undefined : "notTenDigits"
}

const emailForm = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u
const maxEmailLength = 254

/** Required, of the form name@host.tld (QR-01, VA-02). */
export const emailProblem = (typed: string): EmailProblem | undefined => {
  const email = typed.trim()
  if (email === "") return "required"
  return email.length <= maxEmailLength && emailForm.test(email) ? undefined : "invalid"
}
