import { Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import type { Cancellation } from "../../core/service/cancellation"
import { NotificationLost, NotificationsApi } from "../../core/service/requests"
import { ApiUrl } from "./ApiUrlHttp"
import { Http } from "./client"
import { isTaken, toWireAnnulment, toWireContact, toWireRegret } from "./wire/notification"

const requestPath = "/public_api/notification/request"
const regretPath = "/public_api/notification/regret"

/**
 * Sends messages with `POST {proxy}/public_api/notification/request` and `/regret` (CT-05, WD-06).
 * The timeout is 15 s, without retries. The log holds the failure's name, never the message.
 */
export const NotificationsApiHttp = Layer.effect(
  NotificationsApi,
  Effect.gen(function* () {
    const http = yield* Http
    const { base } = yield* ApiUrl
    const { code } = yield* CurrentChannel
    const send = Effect.fn("NotificationsApiHttp.send")(
      function* (path: typeof requestPath | typeof regretPath, body: object) {
        const call = Effect.gen(function* () {
          const url = `${yield* base}${path}`
          return yield* http.text({ method: "POST", url, body, timeout: 15_000, only200: true })
        })
        const text = yield* Effect.mapError(call, ({ _tag }) => new NotificationLost({ cause: _tag }))
        if (!isTaken(text)) return yield* new NotificationLost({ cause: "NotTaken" })
      },
      Effect.tapError(({ cause }) => Effect.sync(() => console.error(`notification: ${cause}`)))
    )
    return {
      requestContact: (request) => send(requestPath, toWireContact(request, code)),
      cancel: (cancellation: Cancellation, reference: string) =>
        cancellation.kind === "annulment"
          ? send(requestPath, toWireAnnulment(cancellation, reference))
          : send(regretPath, toWireRegret(cancellation, reference, code))
    }
  })
)
