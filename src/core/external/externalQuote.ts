import type { PassengersDraft } from "../passengers/passenger"
import type { QuoteRequest } from "../quote/QuoteApi"
import type { Day } from "../trip/calendar"

/** A partner's quote, which the portal continues (EX-03). */
export interface ExternalQuote {
  readonly plan: string
  /**
   * The partner's request. The portal repeats it word for word (EX-05). Phone and e-mail may be
   * missing.
   */
  readonly request: QuoteRequest
  /** A listed destination (QR-16). Empty if the partner gave none: the request works without it. */
  readonly destination: string
  readonly passengers: PassengersDraft
  readonly expires: Day
}

/** In UTF-16 units. */
const longestId = 2000

/** The quote id in an address. `missing` and `invalid` send no request (EX-02). */
export type ReadQuoteId =
  | { readonly is: "id"; readonly id: string }
  | { readonly is: "missing" }
  | { readonly is: "invalid" }

/**
 * Reads `p` (EX-02). A blank value is missing. 'error' means that the partner's own quote failed.
 */
export const readQuoteId = (p: string | null): ReadQuoteId => {
  if (p === null || p.trim() === "") return { is: "missing" }
  return p === "error" || p.length > longestId ? { is: "invalid" } : { is: "id", id: p }
}
