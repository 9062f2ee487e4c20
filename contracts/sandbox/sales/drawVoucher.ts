import PDFDocument from "pdfkit"
import { reserveIdOf, type Sale } from "./sale"
import { factsOf } from "./voucherLetter"

const head = ["Voucher de asistencia al viajero", "SANDBOX: documento de prueba, con precios inventados y sin validez."]

type Drawn = Promise<Uint8Array<ArrayBuffer>>

const draw = (sale: Sale): Drawn =>
  new Promise((resolve, reject) => {
    const info = { Title: `Voucher ${reserveIdOf(sale)}`, CreationDate: new Date(sale.soldAt) }
    const pdf = new PDFDocument({ size: "A4", margin: 56, lang: "es", displayTitle: true, info })
    const parts: Buffer[] = []
    pdf.on("data", (part: Buffer) => parts.push(part))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on("error", reject)
    for (const line of [...head, ...factsOf(sale)]) pdf.font("Helvetica").fontSize(10).text(line)
    pdf.end()
  })

const drawn = new WeakMap<Sale, Drawn>()

/**
 * The voucher of an order as a Spanish PDF, a line a fact, drawn once: a list asks for each of its
 * orders. Its font covers Western Europe only.
 */
export const drawVoucher = (sale: Sale): Drawn => {
  const voucher = drawn.get(sale) ?? draw(sale)
  drawn.set(sale, voucher)
  return voucher
}
