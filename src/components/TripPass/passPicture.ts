import type { Mood, SceneName } from "../../styles/looks"
import { drawings } from "../Scene/Scene"
import type { Fact } from "./Facts"
import { type Pen, painted, penOf, themeOf } from "./paper"

/** What the picture of a pass shows. */
export interface PassPicture {
  readonly logo: { readonly href: string; readonly width: number; readonly height: number }
  readonly scene: SceneName
  readonly mood: Mood
  /** On the sky. */
  readonly lines: ReadonlyArray<string>
  readonly days: readonly [start: Fact, end: Fact]
  /** Three at most. */
  readonly facts: ReadonlyArray<Fact>
  /** Whom to call. Two at most; the first number is the largest thing on the ticket. */
  readonly phones: { readonly title: string; readonly lines: ReadonlyArray<Fact> }
}

/** Twice a phone that is 360 px wide: the smallest letters have 12 px there. */
const [width, height] = [720, 900]
/** In pixels of the file a unit of the drawing. */
const scale = 0.8
const edge = 58
const ground = 492

const drawSky = ({ paper, take, theme }: Pen) => {
  const light = paper.createLinearGradient(0, 0, 0, ground)
  light.addColorStop(0, theme("--sc-s1"))
  light.addColorStop(0.45, theme("--sc-s2"))
  light.addColorStop(1, theme("--sc-s3"))
  paper.fillStyle = light
  paper.fillRect(0, 0, 2, ground)
  // A column made wide: a browser dithers a gradient, which would make the file a third larger.
  paper.drawImage(paper.canvas, 0, 0, 1, ground * scale, 0, 0, width, ground)
  take("--sc-l6")
  paper.fillRect(0, ground, width, height)
}

/** In two lines, at the space nearest to its middle. */
const halved = (line: string) => {
  const spaces = [...line.matchAll(/ /g)].map(({ index }) => index)
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - line.length / 2) - Math.abs(b - line.length / 2))
  return middle === undefined ? [line] : [line.slice(0, middle), line.slice(middle + 1)]
}

/** Writes the title beside the landmark. */
const writeTitle = ({ letter, paper, take, theme }: Pen, lines: ReadonlyArray<string>) => {
  const lettering = { weight: theme("--w-title"), size: 76, room: 400 }
  take("--sc-ink")
  const shown = lines.flatMap((line) => (letter(line, lettering) < 40 ? halved(line) : [line]))
  let y = 84
  for (const line of shown) {
    y += letter(line, lettering) + 2
    paper.fillText(line, 28, y)
  }
}

const columns = { left: edge, center: width / 2, right: width - edge } as const
type Column = keyof typeof columns

const writeFact = ({ paper, take, write }: Pen, { label, value }: Fact, column: Column, y: number, size: number) => {
  const x = columns[column]
  const room = size * 6.4
  paper.textAlign = column
  take("--text-2")
  write(label, x, y, { weight: 500, size: 24, room })
  take("--text")
  write(value, x, y + size, { weight: 700, size, room })
}

const writeTicket = (pen: Pen, { days: [start, end], facts, phones }: PassPicture) => {
  const { fillBox, paper, take, write } = pen
  take("--surface")
  fillBox(edge / 2, 486, width - edge, 386)
  writeFact(pen, start, "left", 530, 38)
  writeFact(pen, end, "right", 530, 38)
  const between: Column = facts.length > 2 ? "center" : "right"
  for (const [at, one] of facts.entries()) writeFact(pen, one, (["left", between] as const)[at] ?? "right", 612, 30)
  take("--action")
  fillBox(edge / 2 + 14, 670, width - edge - 28, 188)
  const [first, second] = phones.lines
  const room = width - 2 * edge
  const title = first ? `${phones.title} · ${first.label}` : phones.title
  paper.textAlign = "left"
  take("--on-action")
  write(title, edge, 712, { weight: 500, size: 26, room })
  if (first) write(first.value, edge, 778, { weight: 750, size: 60, room })
  if (second) write(`${second.label} · ${second.value}`, edge, 830, { weight: 600, size: 26, room })
}

/**
 * The pass as a picture to send: a PNG in the colours of the page, drawn on the device. Rejects if
 * a drawing is lost, or the browser draws nothing.
 */
export const passPicture = async (picture: PassPicture): Promise<Blob> => {
  const theme = themeOf(picture.mood)
  const { logo } = picture
  const [high, wide] = [54, (54 * logo.width) / logo.height]
  const [scene, mark] = await Promise.all([
    painted(theme, drawings[picture.scene], 948, 474),
    painted(theme, logo.href, wide, high)
  ])
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale })
  const paper = canvas.getContext("2d")
  if (!paper) throw new Error("The browser draws nothing.")
  paper.scale(scale, scale)
  const pen = penOf(paper, theme)
  drawSky(pen)
  paper.drawImage(scene, width + 61 - 948, ground - 474)
  paper.drawImage(mark, 24, 22)
  writeTitle(pen, picture.lines)
  writeTicket(pen, picture)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("The browser made no picture."))), "image/png")
  })
}
