import PDFDocument from "pdfkit"
import { channels } from "../channels"
import { money, shownDay } from "./money"
import { reserveIdOf, type Sale } from "./sale"

const linesOf = (sale: Sale): readonly string[] => {
  const { brand = sale.channel, phones = [] } = channels.get(sale.channel) ?? {}
  return [
    `Asistencia ${brand}`,
    "Voucher de asistencia al viajero",
    "SANDBOX: documento de prueba, con precios inventados y sin validez.",
    `Número de voucher: ${reserveIdOf(sale)} (orden ${sale.id}), emitido el ${shownDay(sale.soldAt)}`,
    `Plan: ${sale.plan.name}, ${sale.plan.coverage}`,
    `Vigencia: del ${shownDay(sale.departure)} al ${shownDay(sale.return)}`,
    `Importe pagado: ${money(sale.amount / 100, sale.currency)}`,
    ...sale.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    `Para pedir asistencia: ${phones.join(" / ")}`
  ]
}

/** The voucher of an order as a Spanish PDF, a line a fact. Its font covers Western Europe only. */
export const drawVoucher = (sale: Sale): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const info = { Title: `Voucher ${reserveIdOf(sale)}`, CreationDate: new Date(sale.soldAt) }
    const pdf = new PDFDocument({ size: "A4", margin: 56, lang: "es", displayTitle: true, info })
    const parts: Buffer[] = []
    pdf.on("data", (part: Buffer) => parts.push(part))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on("error", reject)
    for (const line of linesOf(sale)) pdf.font("Helvetica").fontSize(10).text(line)
    pdf.end()
  })
