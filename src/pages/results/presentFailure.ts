import type { results } from "../../copy/results"
import type { QuoteFailure } from "../../core/quote/QuoteApi"
import type { NotQuotable } from "../../core/quote/requestQuotes"
import type { Broken } from "../../journey/runtime"

type Words = typeof results

/**
 * The message of a failed quote; undefined where a modal shows the reason or the failure is silent
 * (CL-03).
 */
export const presentFailure = (error: QuoteFailure | NotQuotable | Broken, words: Words) => {
  if (error._tag === "NotQuotable") return undefined
  const said = error._tag === "QuoteDeclined" || error._tag === "QuoteRefused" ? error.message : undefined
  if (said) return { title: words.declined, text: said }
  return { title: words.failed.title, text: words.failed.text }
}

export const presentGivenUp = ({ failed, givenUp }: Words) => ({ title: givenUp, text: failed.text })
