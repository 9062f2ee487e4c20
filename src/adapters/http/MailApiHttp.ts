import { Effect, Layer } from "effect"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"
import { ApiUrl, Http, isAnswer } from "./client"

/**
 * Mails plans with `POST /api/sales/mail` for a logged-in visitor, otherwise with `POST
 * {proxy}/public_api/sales/mail` (ML-02). The timeout is 15 s, without retries. Any 2xx is success,
 * except an HTML page of a proxy in between. The log holds the failure's name, never the address.
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
        const { toWireMail } = yield* Effect.tryPromise({
          try: () => import("./wire/mail"),
          catch: () => new MailNotSent({ cause: "Lost" })
        })
        const asked = Effect.flatMap(address, (url) =>
          http.text({ method: "POST", url, body: toWireMail(mail), timeout: 15_000 })
        )
        const text = yield* Effect.mapError(asked, ({ _tag }) => new MailNotSent({ cause: _tag }))
        if (!isAnswer(text)) return yield* new MailNotSent({ cause: "NotTaken" })
      },
      Effect.tapError(({ cause }) => Effect.sync(() => console.error(`sales/mail: ${cause}`)))
    )
    return MailApi.of({ mailQuote })
  })
)
