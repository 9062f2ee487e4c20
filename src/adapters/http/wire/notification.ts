import { type Cancellation, type CancellationKind, voucherInFull } from "../../../core/service/cancellation"
import type { ContactRequest } from "../../../core/service/contact"
import { showDay } from "../../../core/trip/calendar"

/** The body of `notification/request` for a contact request (CT-05). */
export const toWireContact = (request: ContactRequest, channel: string) => ({
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

/**
 * One labelled line per value (WD-06). The visitor's text is last, because it may imitate our
 * labels.
 */
const messageOf = (cancellation: Cancellation, reference: string) =>
  [
    `Nombre: ${cancellation.name}`,
    `Fecha de compra: ${showDay(cancellation.purchaseDate)}`,
    `Voucher: ${voucherInFull(cancellation)}`,
    `Documento: ${cancellation.document}`,
    `Referencia: ${reference}`,
    `Mensaje: ${cancellation.message}`
  ].join("\n")

/** The body of `notification/request` for an annulment (WD-11). */
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

/** Any text of a 200 but null or an HTML page of a proxy counts as success (CL-05). */
export const isTaken = (text: string): boolean => text.trim() !== "null" && !text.trimStart().startsWith("<")
