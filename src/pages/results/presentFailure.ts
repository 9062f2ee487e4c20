import type { Copy } from "../../copy/es"
import type { QuoteFailure } from "../../core/quote/QuoteApi"
import type { NotQuotable } from "../../core/quote/quoteTrip"
import type { Broken } from "../../journey/engine/useCase"

/** A failed quote in words; undefined where the reason was shown elsewhere or is silent (CL-03). */
export const presentFailure = (error: QuoteFailure | NotQuotable | Broken, { results }: Copy) => {
  if (error._tag === "NotQuotable") return undefined
  const said = error._tag === "QuoteDeclined" || error._tag === "QuoteRefused" ? error.message : undefined
  if (said) return { title: results.declined, text: said }
  return { title: results.failed.title, text: results.failed.text }
}

/** A quote that was cancelled, in words. */
export const presentGivenUp = ({ results }: Copy) => ({ title: results.givenUp, text: results.failed.text })
