import PDFDocument from "pdfkit"
import { channels } from "../channels"
import type { Rating } from "../rating/loadRating"
import { shownDocument } from "./document"
import { money, shownDay } from "./money"
import { type Passenger, reserveIdOf, type Sale } from "./sale"

type Pdf = InstanceType<typeof PDFDocument>
type Line = readonly [what: string, much: string]

const margin = 56
const whatWidth = 190
const ink = "#1d2b33"
const quiet = "#5a6a73"

// The standard fonts need no embedding, but cover Western Europe only. Names may hold other
// letters.
const printable = (text: string) =>
  text.normalize("NFC").replace(/[^\u0020-\u007e\u00a0-\u00ff‘’“”–—•…€ŠšŽžŒœŸ]/gu, (sign) => {
    const plain = sign.normalize("NFD").replace(/[^\u0020-\u007e]/gu, "")
    return plain === "" ? "?" : plain
  })

const drawTitle = (pdf: Pdf, text: string) => {
  if (pdf.y > pdf.page.height - 140) pdf.addPage()
  pdf.moveDown(0.9).font("Helvetica-Bold").fontSize(12).fillColor(ink).text(text, margin)
  pdf.moveDown(0.3)
}

const drawLine = (pdf: Pdf, [what, much]: Line) => {
  if (pdf.y > pdf.page.height - 90) pdf.addPage()
  const top = pdf.y
  pdf.font("Helvetica-Bold").fontSize(9.5).fillColor(ink).text(printable(what), margin, top, { width: whatWidth })
  const below = pdf.y
  const width = pdf.page.width - 2 * margin - whatWidth - 12
  pdf.font("Helvetica").text(printable(much), margin + whatWidth + 12, top, { width })
  pdf.y = Math.max(pdf.y, below) + 3
}

const drawList = (pdf: Pdf, title: string, lines: readonly Line[]) => {
  drawTitle(pdf, title)
  for (const line of lines) drawLine(pdf, line)
}

const paymentOf = ({ card, instalments }: Sale) =>
  `${card.brand} terminada en ${card.lastFour}, en ${instalments === 1 ? "1 cuota" : `${instalments} cuotas`}`

const orderLines = (sale: Sale): readonly Line[] => [
  ["Número de voucher", reserveIdOf(sale)],
  ["Orden", String(sale.id)],
  ["Emitido el", shownDay(sale.soldAt)],
  ["Plan", sale.plan.name],
  ["Cobertura", sale.plan.coverage],
  ["Vigencia", `Del ${shownDay(sale.departure)} al ${shownDay(sale.return)}`],
  ["Importe pagado", money(sale.amount / 100, sale.currency)],
  ["Medio de pago", paymentOf(sale)],
  ...(sale.coupon === null ? [] : [["Cupón", sale.coupon.trim().toUpperCase()] as const]),
  ...(sale.producer === null ? [] : [["Productor", sale.producer.trim().toUpperCase()] as const])
]

const passengerLine = ({ birth, document, documentType, firstName, lastName }: Passenger): Line => [
  `${firstName} ${lastName}`,
  `${shownDocument(documentType, document)}, nacimiento ${shownDay(birth)}`
]

const bytesOf = (pdf: Pdf) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on("data", (part: Buffer) => parts.push(part))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on("error", reject)
  })

const draw = (sale: Sale, rating: Rating): Promise<Uint8Array<ArrayBuffer>> => {
  const { brand = sale.channel, phones = [] } = channels.get(sale.channel) ?? {}
  const date = new Date(sale.soldAt)
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    lang: "es",
    displayTitle: true,
    info: { Title: `Voucher ${reserveIdOf(sale)}`, Author: `Asistencia ${brand}`, CreationDate: date, ModDate: date }
  })
  const bytes = bytesOf(pdf)
  pdf.font("Helvetica-Bold").fontSize(20).fillColor(ink).text(`Asistencia ${brand}`)
  pdf.font("Helvetica").fontSize(12).fillColor(quiet).text("Voucher de asistencia al viajero")
  pdf.moveDown(0.4).fontSize(9.5).text("SANDBOX: documento de prueba, con precios inventados y sin validez.")
  pdf.moveDown(0.8)
  for (const line of orderLines(sale)) drawLine(pdf, line)
  drawList(pdf, "Pasajeros", sale.passengers.map(passengerLine))
  const offer = rating.plan(sale.channel, sale.plan.id).find(({ row }) => row.code === sale.plan.code)
  const benefits = (offer?.benefits ?? []).map(({ Description, Detail }): Line => [Description, Detail])
  drawList(pdf, "Beneficios", benefits)
  drawList(pdf, "Para pedir asistencia", [["Teléfonos", phones.join(" / ")]])
  pdf.end()
  return bytes
}

/** How many vouchers stay in memory, 5 kB each. */
const mostDrawn = 1000
const drawn = new Map<string, ReturnType<typeof draw>>()

/**
 * The voucher of an order as a Spanish PDF. The same order gives the same bytes, and is drawn once:
 * a list of purchases holds up to 50.
 */
export const drawVoucher = (sale: Sale, rating: Rating): ReturnType<typeof draw> => {
  const order = JSON.stringify(sale)
  const known = drawn.get(order)
  if (known !== undefined) return known
  const voucher = draw(sale, rating)
  drawn.set(order, voucher)
  voucher.catch(() => drawn.delete(order))
  const [oldest] = drawn.keys()
  if (drawn.size > mostDrawn && oldest !== undefined) drawn.delete(oldest)
  return voucher
}
