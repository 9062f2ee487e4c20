import { Effect, Layer } from "effect"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"
import { ApiUrl } from "./ApiUrlHttp"
import { Http } from "./Http"

/**
 * Mails plans with `POST /api/sales/mail` for who is logged in, else with `POST {proxy}/public_api/sales/mail` (ML-02): 15 s, and never a
 * second time by itself; any 2xx is success, unless it is a page of a proxy in between. Logs a failure by its name, never to whom.
 */
export const MailApiHttp = Layer.effect(
  MailApi,
  Effect.gen(function* () {
    const http = yield* Http
    const { base } = yield* ApiUrl
    const mailQuote = Effect.fn("MailApiHttp.mailQuote")(
      function* ({ signedIn, ...mail }: QuoteMail) {
        const address = signedIn
          ? Effect.succeed("/api/sales/mail")
          : Effect.map(base, (url) => `${url}/public_api/sales/mail`)
        const { isSent, toWireMail } = yield* Effect.tryPromise({
          try: () => import("./wire/mail"),
          catch: () => new MailNotSent({ cause: "Lost" })
        })
        const asked = Effect.flatMap(address, (url) =>
          http.text({ method: "POST", url, body: toWireMail(mail), timeout: 15_000 })
        )
        const text = yield* Effect.mapError(asked, ({ _tag }) => new MailNotSent({ cause: _tag }))
        if (!isSent(text)) return yield* new MailNotSent({ cause: "NotTaken" })
      },
      Effect.tapError(({ cause }) => Effect.sync(() => console.error(`sales/mail: ${cause}`)))
    )
    return { mailQuote }
  })
)
