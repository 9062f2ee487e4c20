import type { Checkout } from "../cart/cart"
import { emptyMainPassenger, type PassengersDraft } from "../passengers/passenger"
import { isTouched } from "../passengers/passengers"
import { emailProblem, phoneProblem, readPhone } from "../person/reach"
import type { QuoteRequest } from "../quote/QuoteApi"
import type { Day } from "../trip/calendar"

/** What a partner quoted elsewhere, for the portal to go on with (2§3). */
export interface ExternalQuote {
  /** The id of the plan that was chosen. */
  readonly plan: string
  /** As the partner asked the provider; it is asked again in these very words (2§4). Phone and e-mail may be missing. */
  readonly request: QuoteRequest
  /** A destination as listed (1§3); empty where the partner names none, as what is asked needs none. */
  readonly destination: string
  readonly passengers: PassengersDraft
  /** The last day on which it holds (A26). */
  readonly expires: Day
}

/** The producer of every external purchase (2§9). */
export const externalProducer = "BOTB2C"

/** Whether a purchase began elsewhere. */
export const isExternal = ({ producer }: Pick<Checkout, "producer">): boolean =>
  producer.sold && producer.code === externalProducer

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

/** Whether more people are told than were quoted: whom to leave at home is not the portal's to say. */
export const isForMore = ({ passengers: { others }, request: { ages } }: ExternalQuote): boolean =>
  others.length >= ages.length

/** An address holds no more of an id than this, in UTF-16 units. */
const longestId = 2000

/** Which quote an address names: its `p`, as it came; `missing` and `invalid` ask nobody (2§8). */
export type ReadQuoteId =
  | { readonly is: "id"; readonly id: string }
  | { readonly is: "missing" }
  | { readonly is: "invalid" }

/** Reads `p` (2§8): nothing or blanks are no quote, and 'error' is what a partner sends whose own quote failed. */
export const readQuoteId = (p: string | null): ReadQuoteId => {
  if (p === null || p.trim() === "") return { is: "missing" }
  return p === "error" || p.length > longestId ? { is: "invalid" } : { is: "id", id: p }
}
