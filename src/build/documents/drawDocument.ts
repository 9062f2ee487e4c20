import { createRequire } from "node:module"
import PDFDocument from "pdfkit"
import type { DocumentBlock, DocumentContent, DocumentSection } from "./brand"

/**
 * Layout and metadata of a document. `since` is its effective date, `YYYY-MM-DD`. `mark` is the
 * wordmark in a box 54 points high, with the second colour on each `accent`.
 */
export interface Letterhead {
  readonly brand: string
  readonly language: string
  readonly since: string
  readonly mark: ReadonlyArray<{ readonly path: string; readonly accent: boolean }>
  readonly ink: string
  readonly accent: string
}

type Pdf = InstanceType<typeof PDFDocument>
type Part = ReturnType<Pdf["struct"]>

const files = createRequire(import.meta.url)
const weights = { text: 400, strong: 600, display: 700 } as const
const fontOf = (weight: number) => files.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)

const grey = { text: "#263338", quiet: "#566368", line: "#dfe5e7" }
const margins = { top: 72, bottom: 72, left: 72, right: 72 }
/** Width of the first column of a table, in points. */
const whatWidth = 176

const widthOf = (pdf: Pdf) => pdf.page.width - margins.left - margins.right

const keepTogether = (pdf: Pdf, height: number) => {
  if (pdf.y + height > pdf.page.height - margins.bottom) pdf.addPage()
}

const drawMark = (pdf: Pdf, { accent, ink, mark }: Letterhead) => {
  pdf
    .save()
    .translate(margins.left, margins.top - 24)
    .scale(0.8)
  for (const part of mark) pdf.path(part.path).fill(part.accent ? accent : ink)
  pdf.restore()
}

const tagged = (pdf: Pdf, tag: string, draw: () => unknown, alt?: string): Part => {
  const content = pdf.markStructureContent(tag)
  draw()
  pdf.endMarkedContent()
  return pdf.struct(tag, alt === undefined ? {} : { alt }, content)
}

const drawHead = (pdf: Pdf, whole: Part, { lead, title }: DocumentContent, head: Letterhead) => {
  whole.add(tagged(pdf, "Figure", () => drawMark(pdf, head), head.brand))
  pdf.font("display").fontSize(26).fillColor(head.ink)
  whole.add(tagged(pdf, "H1", () => pdf.text(title, margins.left, margins.top + 44)))
  pdf.moveDown(0.25).font("text").fontSize(12).fillColor(grey.quiet)
  whole.add(tagged(pdf, "P", () => pdf.text(lead, { lineGap: 2 })))
  pdf.moveDown(0.8)
}

const drawParagraph = (pdf: Pdf, text: string) => {
  pdf.font("text").fontSize(10.5).fillColor(grey.text)
  const paragraph = tagged(pdf, "P", () => pdf.text(text, margins.left, pdf.y, { lineGap: 2.5 }))
  pdf.moveDown(0.45)
  return paragraph
}

const drawList = (pdf: Pdf, points: ReadonlyArray<string>, accent: string) => {
  const list = pdf.struct("L")
  for (const point of points) {
    keepTogether(pdf, 30)
    const bullet = tagged(pdf, "Lbl", () => pdf.circle(margins.left + 5, pdf.y + 6.5, 1.8).fill(accent))
    pdf.font("text").fontSize(10.5).fillColor(grey.text)
    const width = widthOf(pdf) - 16
    const body = tagged(pdf, "LBody", () => pdf.text(point, margins.left + 16, pdf.y, { width, lineGap: 2.5 }))
    list.add(pdf.struct("LI", {}, [bullet, body]))
    pdf.moveDown(0.3)
  }
  pdf.moveDown(0.2)
  return list
}

const drawRow = (pdf: Pdf, [what, much]: readonly [string, string]) => {
  const first = { width: whatWidth, lineGap: 2 }
  const rest = { width: widthOf(pdf) - whatWidth - 16, lineGap: 2 }
  pdf.fontSize(10)
  const heights = [pdf.font("strong").heightOfString(what, first), pdf.font("text").heightOfString(much, rest)]
  const height = Math.max(...heights)
  keepTogether(pdf, height + 12)
  const top = pdf.y
  pdf.font("strong").fillColor(grey.text)
  const head = tagged(pdf, "TH", () => pdf.text(what, margins.left, top, first))
  pdf.font("text")
  const cell = tagged(pdf, "TD", () => pdf.text(much, margins.left + whatWidth + 16, top, rest))
  return { row: pdf.struct("TR", {}, [head, cell]), bottom: top + height + 4 }
}

const drawRows = (pdf: Pdf, rows: ReadonlyArray<readonly [string, string]>) => {
  const table = pdf.struct("Table")
  for (const cells of rows) {
    const { bottom, row } = drawRow(pdf, cells)
    table.add(row)
    pdf.markContent("Artifact", { type: "Layout" })
    pdf
      .moveTo(margins.left, bottom)
      .lineTo(margins.left + widthOf(pdf), bottom)
      .lineWidth(0.5)
      .stroke(grey.line)
    pdf.endMarkedContent()
    pdf.x = margins.left
    pdf.y = bottom + 6
  }
  pdf.moveDown(0.3)
  return table
}

const drawBlock = (pdf: Pdf, block: DocumentBlock, accent: string): Part => {
  if (typeof block === "string") return drawParagraph(pdf, block)
  return "list" in block ? drawList(pdf, block.list, accent) : drawRows(pdf, block.rows)
}

const drawSection = (pdf: Pdf, { body, title }: DocumentSection, number: number, { accent, ink }: Letterhead) => {
  const section = pdf.struct("Sect")
  const [only, ...more] = body
  const table = more.length === 0 && typeof only === "object" && "rows" in only ? only.rows.length * 22 : 0
  keepTogether(pdf, 92 + table)
  pdf.font("strong").fontSize(14).fillColor(ink).moveDown(0.7)
  section.add(tagged(pdf, "H2", () => pdf.text(`${number}. ${title}`, margins.left, pdf.y)))
  pdf.moveDown(0.35)
  for (const block of body) section.add(drawBlock(pdf, block, accent))
  return section
}

const drawFoot = (pdf: Pdf, title: string, { brand, since }: Letterhead) => {
  const { count, start } = pdf.bufferedPageRange()
  const day = since.split("-").reverse().join("/")
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // The foot stands in the margin, where text would otherwise open a new page.
    pdf.page.margins.bottom = 0
    const at = { width: widthOf(pdf), lineBreak: false } as const
    const line = pdf.page.height - 44
    pdf.markContent("Artifact", { type: "Pagination" })
    pdf.font("text").fontSize(8.5).fillColor(grey.quiet)
    pdf.text(`${brand} · ${title} · Vigente desde el ${day}`, margins.left, line, at)
    pdf.text(`Página ${page - start + 1} de ${count}`, margins.left, line, { ...at, align: "right" })
    pdf.endMarkedContent()
  }
}

/** Draws a tagged PDF with embedded fonts. The same content always gives the same bytes. */
export const drawDocument = (content: DocumentContent, head: Letterhead): Promise<Uint8Array> => {
  const day = new Date(`${head.since}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: "A4",
    margins,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: head.language,
    info: {
      Title: `${content.title} · ${head.brand}`,
      Author: head.brand,
      Subject: content.lead,
      CreationDate: day,
      ModDate: day
    }
  })
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    const parts: Array<Buffer> = []
    pdf.on("data", (part: Buffer) => parts.push(part))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on("error", reject)
  })
  for (const [name, weight] of Object.entries(weights)) pdf.registerFont(name, fontOf(weight))
  const whole = pdf.struct("Document")
  pdf.addStructure(whole)
  drawHead(pdf, whole, content, head)
  content.sections.forEach((section, index) => {
    whole.add(drawSection(pdf, section, index + 1, head))
  })
  whole.end()
  drawFoot(pdf, content.title, head)
  pdf.end()
  return bytes
}
