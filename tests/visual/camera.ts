import type { BrowserContext, CDPSession, Page } from "playwright"
import type { Shot } from "./shots"

/** A page that goes from story to story without a reload. */
export interface Camera {
  readonly page: Page
  readonly devtools: CDPSession
  /** Files that are still loading. */
  readonly underWay: Set<unknown>
}

/** Applies during a photograph only: a story may measure what moves. */
const still = `
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
  }
`

export const openCamera = async (context: BrowserContext, url: string): Promise<Camera> => {
  const page = await context.newPage()
  const underWay = new Set<unknown>()
  page.on("request", (request) => underWay.add(request))
  page.on("requestfinished", (request) => underWay.delete(request))
  page.on("requestfailed", (request) => underWay.delete(request))
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
  await page
    .addStyleTag({ content: still })
    .then((style) => style.evaluate((element) => Object.assign(element, { id: "still" })))
  // Loads every story's styles in one order, so that a story looks the same after any other.
  await page.evaluate(async () => void (await window.__STORYBOOK_PREVIEW__.extract()))
  return { page, underWay, devtools: await context.newCDPSession(page) }
}

/**
 * Shows a story in a channel with its play function, once the window has its size. Returns an
 * error, if any.
 */
const show = async ({ channel, height, story, width }: Pick<Shot, "channel" | "height" | "story" | "width">) => {
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame)
  window.isPhotographed = false
  return new Promise<string | undefined>((done) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: events, __STORYBOOK_PREVIEW__: preview } = window
    const failures = ["playFunctionThrewException", "storyErrored", "storyThrewException", "storyMissing"]
    const end = (failure?: string) => {
      events.off("storyFinished", finished)
      for (const event of failures) events.off(event, failed)
      window.endWaits()
      done(failure)
    }
    const finished = (told: unknown) => {
      if ((told as { storyId: string }).storyId === story) end()
    }
    const failed = (told: unknown) => end((told as Error | undefined)?.message ?? "It could not be shown.")
    events.on("storyFinished", finished)
    for (const event of failures) events.on(event, failed)
    document.querySelector("#still")?.setAttribute("media", "not all")
    window.beginClock()
    window.beginChance()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    localStorage.clear()
    sessionStorage.clear()
    // Another check runs axe on the same stories.
    preview.storyStoreValue.userGlobals.update({ channel, a11y: { manual: true } })
    const again = preview.currentSelection?.storyId === story
    events.emit(again ? "forceRemount" : "setCurrentStory", { storyId: story, viewMode: "story" })
  })
}

/**
 * Waits for fonts and pictures, until no timer is due and nothing has changed for two frames.
 * Returns the height of the content.
 */
const settle = async () => {
  document.querySelector("#still")?.setAttribute("media", "all")
  window.scrollTo({ top: 0, left: 0, behavior: "instant" })
  const limit = performance.now() + 1500
  let changed = true
  const watch = new MutationObserver(() => {
    changed = true
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while ((changed || window.isDue()) && performance.now() < limit) {
    changed = false
    for (const image of document.images) if (image.loading !== "eager") image.loading = "eager"
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  }
  watch.disconnect()

  window.isPhotographed = true
  // A photograph beyond the window passes a window of one pixel, in which a popup would flip for
  // good.
  for (const popup of document.querySelectorAll<HTMLElement>(":popover-open")) {
    const { top } = popup.getBoundingClientRect()
    popup.style.setProperty("position-try-fallbacks", "none")
    if (popup.getBoundingClientRect().top !== top) popup.style.removeProperty("position-try-fallbacks")
  }

  const bottoms = [...document.body.querySelectorAll("*")].map((element) => {
    const { bottom, height, width } = element.getBoundingClientRect()
    return width > 0 && height > 0 ? bottom + window.scrollY : 0
  })
  const end = Math.max(document.querySelector("#storybook-root")?.getBoundingClientRect().bottom ?? 0, ...bottoms) + 16
  return Math.max(16, Math.min(Math.ceil(end), document.documentElement.scrollHeight))
}

const settled = async ({ page, underWay }: Camera) => {
  const limit = Date.now() + 5000
  for (;;) {
    while (underWay.size > 0 && Date.now() < limit) await new Promise((later) => setTimeout(later, 10))
    const height = await page.evaluate(settle)
    if (underWay.size === 0 || Date.now() > limit) return height
  }
}

/** Photographs the page from top to end. */
export const snap = async (camera: Camera, shot: Shot): Promise<Buffer> => {
  const height = await settled(camera)
  const { data } = await camera.devtools.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: height > shot.height,
    clip: { x: 0, y: 0, width: shot.width, height, scale: 1 }
  })
  return Buffer.from(data, "base64")
}

/** Opens a story. Returns an error, if any. */
export const pointAt = async ({ devtools, page }: Camera, shot: Shot): Promise<string | undefined> => {
  const { channel, height, story, width } = shot
  // The photographing session must set the size too: a photograph beyond the window restores the
  // size that this session knows.
  await devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false })
  const slow = new Promise<string>((late) => setTimeout(() => late("It took longer than 30 s."), 30_000).unref())
  return Promise.race([page.evaluate(show, { channel, height, story, width }), slow])
}
