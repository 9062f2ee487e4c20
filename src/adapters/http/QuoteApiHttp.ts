import { Effect, Layer } from "effect"
import { QuoteApi, QuoteDeclined, QuoteRefused, type QuoteRequest, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { ApiUrl, type ProxyRefused } from "./ApiUrlHttp"
import { Http, type HttpFailure } from "./client"
import { readQuoteAnswer, readRefusal, toWireQuote } from "./wire/quote"

const unavailable = ({ _tag }: HttpFailure | ProxyRefused) => new QuoteUnavailable({ cause: _tag })

const toQuoteFailure = (failure: HttpFailure) => {
  if (failure._tag !== "Status" || failure.text === undefined) return unavailable(failure)
  const message = readRefusal(failure.text)
  return new QuoteRefused({ status: failure.status, ...(message === undefined ? {} : { message }) })
}

/**
 * Prices trips with `POST {proxy}/public_api/sales/quote` (QR-22). The log holds the failure's
 * name, never the request (CL-03).
 */
export const QuoteApiHttp = Layer.effect(
  QuoteApi,
  Effect.gen(function* () {
    const http = yield* Http
    const { base } = yield* ApiUrl
    const quote = Effect.fn("QuoteApiHttp.quote")(
      function* (request: QuoteRequest) {
        const url = `${yield* Effect.mapError(base, unavailable)}/public_api/sales/quote`
        const body = toWireQuote(request)
        const asked = http.json({ method: "POST", url, body, timeout: 20_000, retries: 1 })
        const answer = readQuoteAnswer(yield* Effect.mapError(asked, toQuoteFailure), request.currency)
        if (answer.is === "declined") return yield* new QuoteDeclined({ message: answer.message })
        if (answer.is === "unreadable") return yield* new QuoteUnavailable({ cause: "Shape" })
        if (answer.bad > 0) console.warn(`sales/quote: ${answer.bad} plans cannot be sold`)
        return answer.plans
      },
      Effect.tapError(({ _tag }) => Effect.sync(() => console.error(`sales/quote: ${_tag}`)))
    )
    return { quote }
  })
)
