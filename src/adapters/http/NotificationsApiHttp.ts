import { Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import { log } from "../../core/device/log"
import { type Cancellation, type CancellationKind, voucherInFull } from "../../core/service/cancellation"
import type { ContactRequest } from "../../core/service/contact"
import { NotificationLost, NotificationsApi } from "../../core/service/requests"
import { showDay } from "../../core/trip/calendar"
import { Http, isAnswer } from "./client"

/** The body of `notification/request` for a contact request (CT-05). */
const toWireContact = (request: ContactRequest, channel: string) => ({
  Name: request.name,
  Phone: request.phone,
  Mail: request.email,
  IdChannel: channel,
  Horario: request.hours,
  Message: request.reason
})

const subjects: Readonly<Record<CancellationKind, string>> = {
  withdrawal: "ARREPENTIMIENTO",
  service: "BAJA DE SERVICIO",
  annulment: "ANULACION COBERTURA"
}

/** One labelled line per value (WD-06). The visitor's text, which may imitate a label, is last. */
const messageOf = (cancellation: Cancellation, reference: string) =>
  [
    `Nombre: ${cancellation.name}`,
    `Fecha de compra: ${showDay(cancellation.purchaseDate)}`,
    `Voucher: ${voucherInFull(cancellation)}`,
    `Documento: ${cancellation.document}`,
    `Referencia: ${reference}`,
    `Mensaje: ${cancellation.message}`
  ].join("\n")

/** The body of `notification/request` for an annulment (WD-11), otherwise of `regret` (WD-06). */
const toWireCancellation = (cancellation: Cancellation, reference: string, channel: string) => ({
  Name: cancellation.name,
  Mail: cancellation.email,
  ...(cancellation.kind !== "annulment" && { IdChannel: channel }),
  Subject: subjects[cancellation.kind],
  Message: messageOf(cancellation, reference)
})

/** Any text of a 200 but null or an HTML page of a proxy counts as success (CL-05). */
const isTaken = (text: string): boolean => text.trim() !== "null" && isAnswer(text)

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
    const { code } = yield* CurrentChannel
    const send = Effect.fnUntraced(
      function* (url: typeof requestPath | typeof regretPath, body: object) {
        const call = http.text({ method: "POST", url, body, timeout: 15_000, only200: true })
        const text = yield* Effect.mapError(call, ({ _tag }) => new NotificationLost({ cause: _tag }))
        if (!isTaken(text)) return yield* new NotificationLost({ cause: "NotTaken" })
      },
      Effect.tapError(({ cause }) => Effect.sync(() => log(`notification: ${cause}`)))
    )
    return {
      requestContact: (request) => send(requestPath, toWireContact(request, code)),
      cancel: (cancellation: Cancellation, reference: string) => {
        const path = cancellation.kind === "annulment" ? requestPath : regretPath
        return send(path, toWireCancellation(cancellation, reference, code))
      }
    }
  })
)
