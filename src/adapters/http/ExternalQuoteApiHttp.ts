import { Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import { ExternalQuoteApi, ExternalQuoteInvalid, ExternalQuoteUnavailable } from "../../core/external/externalQuote"
import { ApiUrl, type ProxyRefused } from "./ApiUrlHttp"
import { Http, type HttpFailure } from "./client"
import { readExternalQuote } from "./wire/externalQuote"

const unavailable = ({ _tag }: HttpFailure | ProxyRefused) => new ExternalQuoteUnavailable({ cause: _tag })

const toFailure = (failure: HttpFailure) => {
  const isRefused = failure._tag === "Status" && failure.status >= 400 && failure.status < 500
  return isRefused ? new ExternalQuoteInvalid({ cause: failure._tag }) : unavailable(failure)
}

/**
 * Reads a partner's quote from `GET {proxy}/public_api/sales/external/getquote?id=` (EX-03). The
 * timeout is 10 s. The log holds the failure's name.
 */
export const ExternalQuoteApiHttp = Layer.effect(
  ExternalQuoteApi,
  Effect.gen(function* () {
    const http = yield* Http
    const { base } = yield* ApiUrl
    const channel = yield* CurrentChannel
    const find = Effect.fn("ExternalQuoteApiHttp.find")(
      function* (id: string) {
        // Unlike encodeURIComponent, this never throws on the text of a link.
        const query = new URLSearchParams({ id })
        const url = `${yield* Effect.mapError(base, unavailable)}/public_api/sales/external/getquote?${query}`
        const asked = http.json({ method: "GET", url, timeout: 10_000, retries: 2 })
        const quote = readExternalQuote(yield* Effect.mapError(asked, toFailure), channel)
        return quote ?? (yield* new ExternalQuoteInvalid({ cause: "Shape" }))
      },
      Effect.tapError(({ _tag, cause }) => Effect.sync(() => console.error(`external/getquote: ${_tag} (${cause})`)))
    )
    return { find }
  })
)
