import { json, refusal } from "../http/answers"
import { externalQuoteOf } from "../sales/externalQuotes"
import type { Call } from "./call"

/**
 * `GET /public_api/sales/external/getquote?id=`: a partner's quote; 404 for an unknown id (EX-03).
 */
export const externalQuote: Call = {
  name: "external/getquote",
  method: "GET",
  path: "/public_api/sales/external/getquote",
  answer: ({ channel, now, query }) => {
    const id = query.id ?? ""
    if (id.trim() === "") return refusal(400, "Falta id.", ["id"])
    const data = externalQuoteOf(id, channel, now())
    return data === undefined ? refusal(404, "Esa cotización no existe.") : json({ data })
  }
}
