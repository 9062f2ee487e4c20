import { reserveIdOf, type Sale } from "./sale"
import { factsOf } from "./voucherLetter"

const head = ["Voucher de asistencia al viajero", "SANDBOX: documento de prueba, con precios inventados y sin validez."]

/** Lines that fit between the margins of A4 at 10 points. */
const wrapped = (line: string) => line.match(/.{1,90}(?=\s|$)|\S+/g) ?? []

/** A text of a PDF: its brackets and backslashes are marked, and the rest is Latin 1. */
const text = (words: string) => `(${words.trim().replace(/[\\()]/g, "\\$&")})`

/**
 * The voucher of an order as a Spanish PDF of one page, a line a fact, in a font that each reader
 * has. Its signs are those of Latin 1.
 */
export const drawVoucher = (sale: Sale): Uint8Array<ArrayBuffer> => {
  const lines = [...head, ...factsOf(sale)].flatMap(wrapped)
  const drawn = `BT /F1 10 Tf 14 TL 56 786 Td ${lines.map((line) => `${text(line)} Tj T*`).join("\n")} ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (es) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title ${text(`Voucher ${reserveIdOf(sale)}`)} >>`
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const starts = objects.map((_, index) => ["%PDF-1.4\n", ...objects.slice(0, index)].join("").length)
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("")
  const body = ["%PDF-1.4\n", ...objects].join("")
  const end = `trailer << /Size 7 /Root 1 0 R /Info 6 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(`${body}xref\n0 7\n0000000000 65535 f \n${table}${end}`, "latin1"))
}
