import type { PassengersDraft } from "../passengers/passenger"
import type { QuoteRequest } from "../quote/QuoteApi"
import type { Day } from "../trip/calendar"

/** What a partner quoted elsewhere, for the portal to go on with (EX-03). */
export interface ExternalQuote {
  /** The id of the plan that was chosen. */
  readonly plan: string
  /** As the partner asked the provider; it is asked again in these very words (EX-05). Phone and e-mail may be missing. */
  readonly request: QuoteRequest
  /** A destination as listed (QR-16); empty where the partner names none, as what is asked needs none. */
  readonly destination: string
  readonly passengers: PassengersDraft
  /** The last day on which it holds (EX-04). */
  readonly expires: Day
}

/** An address holds no more of an id than this, in UTF-16 units. */
const longestId = 2000

/** Which quote an address names: its `p`, as it came; `missing` and `invalid` send no call (EX-02). */
export type ReadQuoteId =
  | { readonly is: "id"; readonly id: string }
  | { readonly is: "missing" }
  | { readonly is: "invalid" }

/** Reads `p` (EX-02): nothing or blanks are no quote, and 'error' is what a partner sends whose own quote failed. */
export const readQuoteId = (p: string | null): ReadQuoteId => {
  if (p === null || p.trim() === "") return { is: "missing" }
  return p === "error" || p.length > longestId ? { is: "invalid" } : { is: "id", id: p }
}
