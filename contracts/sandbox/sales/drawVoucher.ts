import PDFDocument from "pdfkit"
import { channels } from "../channels"
import { planOf, shownBenefits } from "../rating/rating"
import { shownDocument } from "./document"
import { money, shownDay } from "./money"
import { reserveIdOf, type Sale } from "./sale"

// The standard fonts need no embedding, but cover Western Europe only. Names may hold other
// letters.
const printable = (text: string) =>
  text.normalize("NFC").replace(/[^\u0020-\u007e\u00a0-\u00ff‘’“”–—•…€ŠšŽžŒœŸ]/gu, (sign) => {
    const plain = sign.normalize("NFD").replace(/[^\u0020-\u007e]/gu, "")
    return plain === "" ? "?" : plain
  })

const linesOf = (sale: Sale): readonly string[] => {
  const { brand = sale.channel, phones = [] } = channels.get(sale.channel) ?? {}
  const offer = planOf(sale.channel, sale.plan.id).find(({ code }) => code === sale.plan.code)
  const { card, coupon, instalments, producer } = sale
  return [
    `Asistencia ${brand}`,
    "Voucher de asistencia al viajero",
    "SANDBOX: documento de prueba, con precios inventados y sin validez.",
    `Número de voucher: ${reserveIdOf(sale)} (orden ${sale.id}), emitido el ${shownDay(sale.soldAt)}`,
    `Plan: ${sale.plan.name}, ${sale.plan.coverage}`,
    `Vigencia: del ${shownDay(sale.departure)} al ${shownDay(sale.return)}`,
    `Importe pagado: ${money(sale.amount / 100, sale.currency)}`,
    `${card.brand} terminada en ${card.lastFour}, en ${instalments === 1 ? "1 cuota" : `${instalments} cuotas`}`,
    ...(coupon === null ? [] : [`Cupón: ${coupon.trim().toUpperCase()}`]),
    ...(producer === null ? [] : [`Productor: ${producer.trim().toUpperCase()}`]),
    ...sale.passengers.map(
      ({ birth, document, documentType, firstName, lastName }) =>
        `${firstName} ${lastName}, ${shownDocument(documentType, document)}, nacimiento ${shownDay(birth)}`
    ),
    ...(offer === undefined ? [] : shownBenefits(offer)).map(({ Description, Detail }) => `${Description}: ${Detail}`),
    `Para pedir asistencia: ${phones.join(" / ")}`
  ]
}

/** The voucher of an order as a Spanish PDF, a line a fact. The same order gives the same bytes. */
export const drawVoucher = (sale: Sale): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const date = new Date(sale.soldAt)
    const info = { Title: `Voucher ${reserveIdOf(sale)}`, CreationDate: date, ModDate: date }
    const pdf = new PDFDocument({ size: "A4", margin: 56, lang: "es", displayTitle: true, info })
    const parts: Buffer[] = []
    pdf.on("data", (part: Buffer) => parts.push(part))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on("error", reject)
    for (const line of linesOf(sale)) pdf.font("Helvetica").fontSize(10).text(printable(line))
    pdf.end()
  })
