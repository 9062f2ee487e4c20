import { Effect, Layer } from "effect"
import { log } from "../../core/device/log"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"
import type { Plan } from "../../core/quote/plan"
import { Http, isAnswer } from "./client"

const constants = {
  Annual: true,
  Sort: 1,
  PromotionalCode: null,
  DestinationCountryIsoCode: null,
  AmountCurrencyISOCode: "ARS",
  Top: 15
} as const

const toWireProduct = ({ amount, currency, id, name, product, title }: Plan) => ({
  Id: id,
  Name: name,
  Title: title,
  Product: product,
  Currency: currency,
  Amount: amount / 100
})

/** The body of `sales/mail` (ML-03). */
const toWireMail = ({ email, plans, search: { phone, trip } }: QuoteMail) => ({
  quote: {
    TripInitialDate: trip.start,
    TripEndDate: trip.end,
    Age: trip.ages,
    ...constants,
    Product: plans.map(toWireProduct),
    Phone: phone
  },
  email
})

/**
 * Mails plans with `POST /api/sales/mail` for a logged-in visitor, otherwise with `POST
 * {proxy}/public_api/sales/mail` (ML-02). The timeout is 15 s, without retries. Any 2xx is success,
 * except an HTML page of a proxy in between. The log holds the failure's name, never the address.
 */
export const MailApiHttp = Layer.effect(
  MailApi,
  Effect.gen(function* () {
    const http = yield* Http
    const mailQuote = Effect.fnUntraced(
      function* (mail: QuoteMail) {
        const url = mail.signedIn ? "/api/sales/mail" : "/public_api/sales/mail"
        const asked = http.text({ method: "POST", url, body: toWireMail(mail), timeout: 15_000 })
        const text = yield* Effect.mapError(asked, ({ _tag }) => new MailNotSent({ cause: _tag }))
        if (!isAnswer(text)) return yield* new MailNotSent({ cause: "NotTaken" })
      },
      Effect.tapError(({ cause }) => Effect.sync(() => log(`sales/mail: ${cause}`)))
    )
    return MailApi.of({ mailQuote })
  })
)
