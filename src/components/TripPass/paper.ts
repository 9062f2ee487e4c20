import type { Mood } from "../../styles/looks"

export type Paper = CanvasRenderingContext2D

/** A property of the theme under a light, as it is now: `--sc-ink`. */
export type Theme = (property: string) => string

export const themeOf =
  (mood: Mood): Theme =>
  (property) => {
    const probe = document.createElement("i")
    probe.dataset.mood = mood
    document.body.append(probe)
    const value = getComputedStyle(probe).getPropertyValue(property).trim()
    probe.remove()
    return value
  }

const variables = /var\((--[\w-]+)(?:,([^)]*))?\)/g

/** A drawing in the colours of a theme. Rejects if its file is lost. */
export const painted = async (theme: Theme, href: string, ink: string, width: number, height: number) => {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The drawing ${href} is lost.`)
  const svg = await answer.text()
  const coloured = svg
    .replace(
      variables,
      (_, name: string, instead = "none") => theme(name) || (instead === "currentColor" ? ink : instead)
    )
    .replace("<svg ", `<svg width="${width}" height="${height}" color="${ink}" `)
  const image = new Image()
  // A policy that allows no blob: allows data:.
  image.src = `data:image/svg+xml,${encodeURIComponent(coloured)}`
  await image.decode()
  return image
}

export interface Lettering {
  readonly weight: number | string
  /** In pixels; less where the room does not suffice. */
  readonly size: number
  /** Width in pixels that the text may take. */
  readonly room: number
}

/** Sets the letters of a text that comes next. Returns their size in pixels. */
export const letter = (paper: Paper, theme: Theme, text: string, { room, size, weight }: Lettering): number => {
  const inSize = (pixels: number) => `${weight} ${pixels}px ${theme("--font")}`
  paper.font = inSize(size)
  const fitting = Math.min(size, (size * room) / paper.measureText(text).width)
  paper.font = inSize(fitting)
  return fitting
}

/** Writes a text that ends on this line. */
export const write = (paper: Paper, theme: Theme, text: string, x: number, y: number, lettering: Lettering) => {
  letter(paper, theme, text, lettering)
  paper.fillText(text, x, y)
}

/** Fills a box with rounded corners, as round as the theme's. */
export const fillBox = (
  paper: Paper,
  theme: Theme,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number
) => {
  paper.fillStyle = theme(colour)
  paper.beginPath()
  paper.roundRect(x, y, width, height, Number.parseFloat(theme("--r-4")))
  paper.fill()
}
