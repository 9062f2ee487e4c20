import { channels } from "../channels"
import type { Letter } from "../mail/mailbox"
import { money, shownDay } from "./money"
import { reserveIdOf, type Sale, voucherName } from "./sale"

/** The mail that takes an order's voucher to its first passenger. */
export const voucherLetter = (sale: Sale): Letter => {
  const brand = channels.get(sale.channel)?.brand ?? sale.channel
  const phones = channels.get(sale.channel)?.phones.join(" / ") ?? ""
  const reserveId = reserveIdOf(sale)
  const [first] = sale.passengers
  const text = [
    `Hola, ${first?.firstName}:`,
    "",
    "Recibimos tu pago. Adjuntamos el voucher con todos los detalles de la asistencia.",
    "",
    `Voucher: ${reserveId}`,
    `Plan: ${sale.plan.name}, ${sale.plan.coverage}`,
    `Vigencia: del ${shownDay(sale.departure)} al ${shownDay(sale.return)}`,
    `Pasajeros: ${sale.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ")}`,
    `Importe: ${money(sale.amount / 100, sale.currency)}`,
    `Tarjeta: ${sale.card.brand} terminada en ${sale.card.lastFour}`,
    "",
    `Para pedir asistencia: ${phones}`
  ].join("\n")
  return {
    channel: sale.channel,
    call: "sales/enroll",
    name: `Asistencia ${brand}`,
    to: first?.email ?? "",
    subject: `Tu voucher ${reserveId} de Asistencia ${brand}`,
    text,
    fields: { idSalesOrder: sale.id, reserveId },
    voucher: voucherName(sale)
  }
}
