import { type Browser, chromium, type Page } from "@playwright/test"
import { endingInPage } from "../../.storybook/storybook"
import { findBrowser, launchArgs } from "../run/browser"

/** A story in a brand and a window. */
export interface Look {
  readonly story: string
  readonly channel: string
  readonly width: number
  readonly height: number
}

/** The day of the stories, at which every page begins and stays. */
const moment = Date.UTC(2026, 11, 20, 15)

/** Draws the same on each run, however busy the machine is. */
const steadyArgs = [
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-gpu",
  "--disable-partial-raster",
  "--disable-checker-imaging"
]

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs, ...steadyArgs] })

/**
 * In the page, before its code: nothing is stored, chance draws the same numbers, as for the
 * reference of a request, what waits for a scroll is in sight, and what opens stands at once: a
 * browser that drew even one frame of its animation may round its edges to another pixel.
 */
const begin = () => {
  addEventListener("DOMContentLoaded", () => {
    const still = document.createElement("style")
    still.textContent = "dialog, [popover], ::backdrop { animation-duration: 0s !important }"
    document.head.append(still)
  })
  let drawn = 20_261_220
  Math.random = () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // The empty page of a new tab has no storage.
  }
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const box = target.getBoundingClientRect()
      const seen = { boundingClientRect: box, intersectionRect: box, rootBounds: null, time: 0, target }
      queueMicrotask(() => this.tell([{ ...seen, intersectionRatio: 1, isIntersecting: true }], this))
    }
    unobserve() {}
    disconnect() {}
    takeRecords = () => []
  }
}

/** A page that shows stories alike: same day, language and time zone, no motion. */
export const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"]
  })
  await context.clock.setFixedTime(moment)
  // tsx wraps named functions in this one, also those that run in the page.
  await context.addInitScript("globalThis.__name = (wrapped) => wrapped")
  await context.addInitScript(begin)
  // For what never ends: a busy machine is slow.
  context.setDefaultTimeout(120_000)
  return context.newPage()
}

/** Shows a story from its beginning to the end of its play. Rejects with its error. */
export const show = async (page: Page, address: string, { channel, height, story, width }: Look): Promise<void> => {
  await page.setViewportSize({ width, height })
  // Another check runs axe on the same stories.
  const globals = `channel:${channel};a11y.manual:!true`
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  const ended = await page.waitForFunction(endingInPage)
  const { failure } = (await ended.jsonValue()) as { readonly failure?: string }
  if (failure !== undefined) throw new Error(failure)
}

/**
 * In the page: waits for fonts and pictures. Returns what to photograph: all, or of a page within a
 * layout only `main`.
 */
const extent = async (whole: boolean) => {
  scrollTo({ top: 0, left: 0, behavior: "instant" })
  for (const image of document.images) image.loading = "eager"
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const page = document.querySelector("main:has(~ footer)")?.getBoundingClientRect()
  const open = document.querySelector("dialog[open], :popover-open") ? innerHeight : 0
  const bottom = Math.max(page?.bottom ?? 0, open)
  if (page && !whole) return { x: 0, y: page.top, width: innerWidth, height: bottom - page.top }
  const bottoms = [...document.body.querySelectorAll("*")].map((element) => {
    const { bottom, height, width } = element.getBoundingClientRect()
    return width > 0 && height > 0 ? bottom : 0
  })
  const end = Math.min(Math.max(16, ...bottoms) + 16, document.documentElement.scrollHeight)
  return { x: 0, y: 0, width: innerWidth, height: Math.ceil(end) }
}

/** Over a page a header may stand, a notice and the chat. */
const hidden = ":has(> main ~ footer) > header, main ~ footer ~ * { visibility: hidden !important }"

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))

/** Photographs the story that shows, once two photographs in a row are equal. */
export const photograph = async (page: Page, whole: boolean): Promise<Buffer> => {
  // On a busy machine a page may still wait for its words, and stand empty.
  await page.waitForLoadState("networkidle")
  let before: Buffer | undefined
  for (let tries = 0; tries < 10; tries++) {
    const clip = await page.evaluate(extent, whole)
    const png = await page.screenshot({ animations: "disabled", fullPage: true, clip, style: whole ? "" : hidden })
    if (before?.equals(png)) return png
    before = png
    await pause(100)
  }
  throw new Error("It does not come to rest.")
}
