import { emptyMainPassenger } from "../passengers/passenger"
import { isTouched } from "../passengers/passengers"
import { emailProblem, phoneProblem, readPhone } from "../person/reach"
import type { ExternalQuote } from "./externalQuote"

/** How the buyer is reached; empty where that is not known. */
export interface Contact {
  readonly phone: string
  readonly email: string
}

/** How the buyer of a quote is reached: as the partner told, else as the first passenger is, else as they tell themselves. */
export const contactOf = ({ passengers: { main }, request }: ExternalQuote, told?: Contact): Contact => {
  const all = [request, main, told]
  return {
    phone: readPhone(all.find((one) => one && !phoneProblem(one.phone))?.phone ?? ""),
    email: all.find((one) => one && !emailProblem(one.email))?.email.trim() ?? ""
  }
}

/** The quote for a buyer who is reached so; a first passenger of whom a phone or an e-mail is missing has theirs. */
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
