import { channels } from "../channels"
import type { Letter } from "../mail/mailbox"
import { money, shownDay } from "./money"
import { reserveIdOf, type Sale, voucherName } from "./sale"

/** What a voucher says of its order, a line a fact. */
export const factsOf = (sale: Sale): readonly string[] => [
  `Voucher: ${reserveIdOf(sale)}`,
  `Plan: ${sale.plan.name}, ${sale.plan.coverage}`,
  `Vigencia: del ${shownDay(sale.departure)} al ${shownDay(sale.return)}`,
  `Pasajeros: ${sale.passengers.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`).join(", ")}`,
  `Importe: ${money(sale.amount / 100, sale.currency)}`,
  `Tarjeta: ${sale.card.brand} terminada en ${sale.card.lastFour}`,
  `Para pedir asistencia: ${channels.get(sale.channel)?.phones.join(" / ") ?? ""}`
]

/** The mail that takes an order's voucher to its first passenger. */
export const voucherLetter = (sale: Sale): Letter => {
  const brand = channels.get(sale.channel)?.brand ?? sale.channel
  const [first] = sale.passengers
  const thanks = "Recibimos tu pago. Adjuntamos el voucher con todos los detalles de la asistencia."
  return {
    channel: sale.channel,
    call: "sales/enroll",
    name: `Asistencia ${brand}`,
    to: first?.Email ?? "",
    subject: `Tu voucher ${reserveIdOf(sale)} de Asistencia ${brand}`,
    text: [`Hola, ${first?.FirstName}:`, "", thanks, "", ...factsOf(sale)].join("\n"),
    fields: { idSalesOrder: sale.id, reserveId: reserveIdOf(sale) },
    voucher: voucherName(sale)
  }
}
