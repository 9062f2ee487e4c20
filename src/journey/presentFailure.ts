import type { Copy } from "../copy/es"
import type { QuoteFailure } from "../core/quote/QuoteApi"
import type { NotQuotable } from "../core/quote/requestQuotes"
import type { Broken } from "./remote"

/** A failed quote in words; undefined where the reason was shown elsewhere or is silent (1§4). */
export const presentFailure = (error: QuoteFailure | NotQuotable | Broken, { results }: Copy) => {
  if (error._tag === "NotQuotable") return undefined
  if (error._tag === "QuoteDeclined") return { title: results.declined, text: error.message }
  return { title: results.failed.title, text: results.failed.text }
}
