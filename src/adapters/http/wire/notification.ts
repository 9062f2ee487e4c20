import type { Cancellation, CancellationKind } from "../../../core/service/cancellation"
import type { ContactRequest } from "../../../core/service/contact"
import { voucherInFull } from "../../../core/service/voucherNumber"
import { showDay } from "../../../core/trip/calendar"

/** The body of `notification/request` for who wants to be called or answered (CT-05). */
export const toWireContact = (request: ContactRequest, channel: string) => ({
  Name: request.name,
  Phone: request.phone,
  Mail: request.email,
  IdChannel: channel,
  Horario: request.hours,
  Message: request.message
})

/** What the provider's people sort their mail by (WD-06). */
const subjects: Readonly<Record<CancellationKind, string>> = {
  withdrawal: "ARREPENTIMIENTO",
  service: "BAJA DE SERVICIO",
  annulment: "ANULACION COBERTURA"
}

/** What they read: a labelled line for each value (WD-06); the writer's own lines come last, as they may look like ours. */
const messageOf = (cancellation: Cancellation, reference: string) =>
  [
    `Nombre: ${cancellation.name}`,
    `Fecha de compra: ${showDay(cancellation.purchaseDate)}`,
    `Voucher: ${voucherInFull(cancellation)}`,
    `Documento: ${cancellation.document}`,
    `Referencia: ${reference}`,
    `Mensaje: ${cancellation.message}`
  ].join("\n")

/** The body of `notification/request` for who annuls a coverage (WD-11). */
export const toWireAnnulment = (cancellation: Cancellation, reference: string) => ({
  Name: cancellation.name,
  Mail: cancellation.email,
  Subject: subjects[cancellation.kind],
  Message: messageOf(cancellation, reference)
})

/** The body of `notification/regret` (WD-06). */
export const toWireRegret = (cancellation: Cancellation, reference: string, channel: string) => ({
  Name: cancellation.name,
  Mail: cancellation.email,
  IdChannel: channel,
  Subject: subjects[cancellation.kind],
  Message: messageOf(cancellation, reference)
})

/** Whether the text of a 200 says that the message is there: anything but null, or a page of a proxy in between (CL-05). */
export const isTaken = (text: string): boolean => text.trim() !== "null" && !text.trimStart().startsWith("<")
