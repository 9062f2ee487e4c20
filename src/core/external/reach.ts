import { emptyMainPassenger } from "../passengers/passenger"
import { isTouched } from "../passengers/passengers"
import type { reachForm } from "../person/fields"
import { emailProblem, phoneProblem, readEmail, readPhone } from "../person/reach"
import type { ExternalQuote } from "./externalQuote"

/** The buyer's phone and e-mail. Empty if unknown. */
export type Contact = typeof reachForm.empty

/**
 * The buyer's contact: from the partner, otherwise from the first passenger, otherwise from the
 * buyer's own answer.
 */
export const contactOf = ({ passengers: { main }, request }: ExternalQuote, told?: Contact): Contact => {
  const all = [request, main, told]
  return {
    phone: readPhone(all.find((one) => one && !phoneProblem(one.phone))?.phone ?? ""),
    email: readEmail(all.find((one) => one && !emailProblem(one.email))?.email ?? "")
  }
}

/** Puts the contact into the quote, and into a first passenger without phone or e-mail. */
export const reachedBy = (quote: ExternalQuote, { email, phone }: Contact): ExternalQuote => {
  const { passengers, request } = quote
  const { main } = passengers
  const reached = { ...main, phone: main.phone || phone, email: main.email || email }
  return {
    ...quote,
    request: { ...request, phone, email },
    passengers: isTouched(main, emptyMainPassenger) ? { ...passengers, main: reached } : passengers
  }
}
