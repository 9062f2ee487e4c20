import type { Mood } from "../../styles/looks"

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
export const painted = async (theme: Theme, href: string, width: number, height: number) => {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The drawing ${href} is lost.`)
  const ink = theme("--sc-ink")
  const inTheme = (_: string, name: string, instead = "none") =>
    theme(name) || (instead === "currentColor" ? ink : instead)
  const coloured = (await answer.text())
    .replace(variables, inTheme)
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

/** Draws on a canvas in the colours and letters of a theme. */
export const penOf = (paper: CanvasRenderingContext2D, theme: Theme) => {
  /** Sets the letters of a text that comes next. Returns their size in pixels. */
  const letter = (text: string, { room, size, weight }: Lettering): number => {
    const inSize = (pixels: number) => `${weight} ${pixels}px ${theme("--font")}`
    paper.font = inSize(size)
    const fitting = Math.min(size, (size * room) / paper.measureText(text).width)
    paper.font = inSize(fitting)
    return fitting
  }
  return {
    paper,
    theme,
    letter,
    /** Takes a colour of the theme, for what comes next. */
    take: (colour: string) => {
      paper.fillStyle = theme(colour)
    },
    /** Writes a text that ends on this line. */
    write: (text: string, x: number, y: number, lettering: Lettering) => {
      letter(text, lettering)
      paper.fillText(text, x, y)
    },
    /** Fills a box with rounded corners, as round as the theme's. */
    fillBox: (x: number, y: number, width: number, height: number) => {
      paper.beginPath()
      paper.roundRect(x, y, width, height, Number.parseFloat(theme("--r-4")))
      paper.fill()
    }
  }
}

export type Pen = ReturnType<typeof penOf>
