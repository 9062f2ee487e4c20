import { Effect, Layer } from "effect"
import { SessionLost } from "../../core/account/AccountApi"
import { CurrentChannel } from "../../core/channel/channel"
import {
  EnrollApi,
  type Sale,
  type SaleFailure,
  SaleKeyTaken,
  SaleNotSent,
  SaleRefused,
  SaleSold,
  type SaleTerms,
  SaleTooMany,
  SaleUnderWay,
  SaleUnknown
} from "../../core/enroll/EnrollApi"
import { ApiUrl, Http, type HttpFailure } from "./client"
import { readOrder, toWireSale } from "./wire/sale"

export interface EnrollApiOptions {
  readonly origin: string
  /** What the browser believes. It may be wrong, as behind some VPNs. */
  readonly isOnline: () => boolean
}

/** Charges nothing and answers at once. */
const probe = { method: "GET", url: "/api_url", timeout: 8_000 } as const

/** A server in between gave up, so the outcome is unknown. */
const requestTimeout = 408
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Any other 4xx means that the provider charged nothing (TR-12). */
const toFailure = (failure: HttpFailure, { signedIn }: SaleTerms): SaleFailure => {
  if (failure._tag !== "Status") return new SaleUnknown({ cause: failure._tag })
  const { retryAfter, status, text = "" } = failure
  if (status === 409) {
    const order = readOrder(parsed(text))
    return order ? new SaleSold({ order }) : new SaleUnderWay()
  }
  if (status === 422) return new SaleKeyTaken()
  if (status === 429) return new SaleTooMany(retryAfter === undefined ? {} : { retryAfter })
  if (status < 400 || status >= 500 || status === requestTimeout) return new SaleUnknown({ cause: failure._tag })
  return status === 401 && signedIn ? new SessionLost() : new SaleRefused({ status })
}

/**
 * Sells with `POST /api/sales/enroll` for a logged-in buyer, otherwise with `POST
 * {proxy}/public_api/sales/enroll` (PY-13). The timeout is 60 s, without retries. The public call
 * carries no cookies, so that the browser does not repeat it either (decision 24). It sends
 * the key only to the page's own origin or to a proxy that accepts it. If the browser believes
 * itself offline, a GET decides: without an answer, no sale is sent (TR-12). The log holds the
 * failure's name, never the request.
 */
export const EnrollApiHttp = ({ isOnline, origin }: EnrollApiOptions) =>
  Layer.effect(
    EnrollApi,
    Effect.gen(function* () {
      const http = yield* Http
      const { base } = yield* ApiUrl
      const { document, proxyTakesKey } = yield* CurrentChannel
      const address = ({ signedIn }: SaleTerms) =>
        signedIn
          ? Effect.succeed(`${origin}/api/sales/enroll`)
          : Effect.map(base, (url) => `${url}/public_api/sales/enroll`)
      const enroll = Effect.fn("EnrollApiHttp.enroll")(
        function* (sale: Sale, terms: SaleTerms) {
          const reached = isOnline() ? address(terms) : Effect.andThen(http.text(probe), address(terms))
          const url = yield* Effect.mapError(reached, ({ _tag }) => new SaleNotSent({ cause: _tag }))
          const takesKey = proxyTakesKey || new URL(url).origin === origin
          const asked = http.json({
            method: "POST",
            url,
            body: toWireSale(sale, document),
            headers: takesKey ? { "Idempotency-Key": terms.key } : {},
            ...(terms.signedIn ? {} : { credentials: "omit" }),
            timeout: 60_000,
            only200: true
          })
          const answer = yield* Effect.mapError(asked, (failure) => toFailure(failure, terms))
          if (answer === null) return yield* new SaleRefused({ status: 200 })
          return readOrder(answer) ?? (yield* new SaleUnknown({ cause: "Shape" }))
        },
        Effect.tapError(({ _tag }) => Effect.sync(() => console.error(`sales/enroll: ${_tag}`)))
      )
      return EnrollApi.of({ enroll })
    })
  )
