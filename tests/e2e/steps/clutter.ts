import type { Page } from "@playwright/test"
import { PNG } from "pngjs"

/** Around a line of text, in pixels: a bird so near reads as an accent or as a menu's arrow. */
const near = 8
/** Width up to which a detail competes with letters, in pixels: birds, masts, spires, cables. */
const thin = 24
/** Ratio of luminances from which a detail shows. Hills in the same light stay below it. */
const shows = 1.65

interface Line {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** In the page: the lines of text in the window that stand on a scene, not on a card or a bar. */
const linesOnScenes = () => {
  const scenes = [...document.querySelectorAll("svg[data-fit]")].filter((scene) =>
    scene.checkVisibility({ opacityProperty: true })
  )
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== "none" || !/, 0\)$|transparent/.test(backgroundColor)
  }
  /** The nearest element around it that holds a scene, unless a background lies between. */
  const groundOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const around = at
      if (scenes.some((scene) => around.contains(scene))) return at
      if (isOpaque(at)) return undefined
    }
    return undefined
  }
  const found: Array<{ text: string; left: number; right: number; top: number; bottom: number }> = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const of = text.parentElement
    const words = (text.nodeValue ?? "").trim()
    if (!of || words === "" || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const ground = groundOf(of)
    const hills = scenes.filter((scene) => ground?.contains(scene)).map((scene) => scene.parentElement)
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { bottom, left, right, top, width } of range.getClientRects())
      if (width > 3 && top < innerHeight && hills.some((hill) => hill && hill.getBoundingClientRect().bottom > top))
        found.push({ text: words.slice(0, 40), left, right, top, bottom })
  }
  return found
}

/** In the page: shows only scenes and their skies, without stars, or everything again. */
const showScenes = (alone: boolean) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    body [data-mood] { --sc-stars: 0 !important }
    body * { visibility: hidden !important; transition: none !important }
    svg[data-fit], svg[data-fit] *, [data-mood] { visibility: visible !important }`)
  document.adoptedStyleSheets = alone ? [sheet] : []
}

const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The top of the window with nothing but its scenes, as luminances for contrast ratios. */
const skyline = async (page: Page, height: number) => {
  await page.evaluate(showScenes, true)
  const { width } = page.viewportSize() ?? { width: 0 }
  const { data } = PNG.sync.read(await page.screenshot({ clip: { x: 0, y: 0, width, height } }))
  await page.evaluate(showScenes, false)
  const part = (at: number) => light[data[at] ?? 0] ?? 0
  const at = (x: number, y: number) => {
    const first = (y * width + x) * 4
    return 0.2126 * part(first) + 0.7152 * part(first + 1) + 0.0722 * part(first + 2) + 0.05
  }
  const colourAt = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
  return { at, colourAt, height, width }
}
type Skyline = Awaited<ReturnType<typeof skyline>>

/** True if a detail shows below this line: an edge with its opposite at most `thin` away. */
const hasDetail = (line: Line, { at, height, width }: Skyline) => {
  /** +1 and -1 where it becomes lighter and darker, over two pixels. */
  const edge = (x: number, y: number) => {
    const [a, b] = [at(x, y), at(x + 2, y)]
    return b / a > shows ? 1 : a / b > shows ? -1 : 0
  }
  const [left, right] = [Math.max(0, Math.round(line.left) - near), Math.min(width - 3, Math.round(line.right) + near)]
  const [top, bottom] = [Math.max(0, Math.round(line.top) - near), Math.min(height, Math.round(line.bottom) + near)]
  for (let y = top; y < bottom; y += 1)
    for (let x = left, last = 0, since = thin; x < right; x += 1, since += 1) {
      const here = edge(x, y)
      if (here === 0) continue
      if (here === -last && since <= thin) return true
      last = here
      since = 0
    }
  return false
}

/** The lines of text in the window behind which a thin detail of a scene shows. */
export const clutteredOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })
  const lines: ReadonlyArray<Line> = await page.evaluate(linesOnScenes)
  const scenes = await skyline(page, Math.ceil(Math.max(1, ...lines.map(({ bottom }) => bottom))) + near)
  return lines.filter((line) => hasDetail(line, scenes)).map(({ text }) => text)
}

/** Share of a scene's height, from its foot up, in which its land ends. */
const foot = 0.7
/** Part of a colour, 0 to 255, that changes between rows where land ends. A sky changes by less. */
const horizon = 6

/** The edges of the window at which the first scene shows land below its sky. */
export const endsOfLand = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { bottom, height } = await page
    .locator("svg[data-fit]")
    .first()
    .evaluate((scene) => {
      const box = scene.parentElement?.getBoundingClientRect()
      return { bottom: Math.round(box?.bottom ?? 0), height: box?.height ?? 0 }
    })
  const { colourAt, width } = await skyline(page, bottom)
  const hasLand = (x: number) =>
    Array.from({ length: Math.round(height * foot) }, (_, up) => colourAt(x, bottom - 2 - up)).some(
      (colour, row, column) =>
        colour.some((part, index) => Math.abs(part - (column[row - 1]?.[index] ?? part)) > horizon)
    )
  return [hasLand(4) ? "left" : "", hasLand(width - 5) ? "right" : ""].filter((edge) => edge !== "")
}
