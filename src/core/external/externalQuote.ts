import { Context, Data, type Effect } from "effect"
import { emptyMainPassenger, type PassengersDraft } from "../passengers/passenger"
import { isTouched } from "../passengers/passengers"
import type { reachForm } from "../person/fields"
import { emailProblem, phoneProblem, readEmail, readPhone } from "../person/reach"
import type { QuoteRequest } from "../quote/QuoteApi"
import type { Day } from "../trip/calendar"

/** A partner's quote, which the portal continues (EX-03). */
export interface ExternalQuote {
  readonly plan: string
  /** The partner's request, sent word for word (EX-05). Phone and e-mail may be missing. */
  readonly request: QuoteRequest
  /** A listed destination (QR-16). Empty if the partner gave none: the request works without it. */
  readonly destination: string
  readonly passengers: PassengersDraft
  readonly expires: Day
}

/** The provider has no such quote (4xx), or its answer is not a quote (EX-03). */
export class ExternalQuoteInvalid extends Data.TaggedError("ExternalQuoteInvalid")<{ readonly cause: string }> {}
/** No readable answer: network, timeout, 5xx, not JSON. A retry may help. */
export class ExternalQuoteUnavailable extends Data.TaggedError("ExternalQuoteUnavailable")<{
  readonly cause: string
}> {}

/** The quotes of partners, stored at the provider (EX-03). */
export class ExternalQuoteApi extends Context.Service<
  ExternalQuoteApi,
  {
    readonly find: (id: string) => Effect.Effect<ExternalQuote, ExternalQuoteInvalid | ExternalQuoteUnavailable>
  }
>()("core/external/ExternalQuoteApi") {}

/** The buyer's phone and e-mail. Empty if unknown. */
export type Contact = typeof reachForm.empty

/** The contact: the partner's, else the first passenger's, else the buyer's own answer. */
export const contactOf = ({ passengers: { main }, request }: ExternalQuote, typed?: Contact): Contact => {
  const all = [request, main, typed]
  return {
    phone: readPhone(all.find((one) => one && !phoneProblem(one.phone))?.phone ?? ""),
    email: readEmail(all.find((one) => one && !emailProblem(one.email))?.email ?? "")
  }
}

/** Puts the contact into the quote, and fills the gaps of a first passenger whom it brought. */
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
