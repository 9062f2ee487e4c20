import type { Page } from "@playwright/test"
import { ratioOf } from "../../stories/foundations/contrast"
import { differing } from "./steps/channels"
import { expect, setNow, test } from "./steps/fixtures"

/** Two colours of the first scene: its sun, and the sky behind the words. */
const colours = (page: Page) =>
  page
    .locator("main [data-mood]")
    .first()
    .evaluate((scene) => {
      const style = getComputedStyle(scene)
      return { sun: style.getPropertyValue("--sc-sun"), sky: style.getPropertyValue("--sc-s1") }
    })

// HO-12
test("the scene has the light of the visitor's hour before any script; its sky stays", async ({ page, sandbox }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const seen = []
  for (const hour of ["12:30", "17:30", "21:30"]) {
    await setNow(page, `2026-11-23T${hour}:00-03:00`)
    await sandbox.open(page, "b2c")
    seen.push(await colours(page))
  }
  expect(new Set(seen.map(({ sun }) => sun)).size).toBe(3)
  expect(new Set(seen.map(({ sky }) => sky)).size).toBe(1)
})

/** The lines of text over the page's first landscape, each with its colour. */
const linesOnScene = () => {
  const ground = document.querySelector("svg:is([data-fit=hero], [data-fit=slim])")?.closest("[data-scenery]")
  const foot = ground?.getBoundingClientRect().bottom ?? 0
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== "none" || !/, 0\)$|transparent/.test(backgroundColor)
  }
  const standsOnCard = (element: Element | null): boolean =>
    element !== null &&
    !(ground && element.contains(ground)) &&
    (isOpaque(element) || standsOnCard(element.parentElement))
  const found: Array<{ text: string; colour: string; box: DOMRect }> = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const of = text.parentElement
    const words = text.nodeValue?.trim()
    if (!of || !words || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects())
      if (box.width > 3 && box.top >= 0 && box.bottom < foot && !standsOnCard(of))
        found.push({ text: words, colour: getComputedStyle(of).color, box: box.toJSON() })
  }
  return found
}

/** Takes words and stars away from what the words stand on, or brings them back. */
const hideWords = (hidden: boolean) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { color: transparent !important; text-shadow: none !important; transition: none !important }
    svg:not([data-fit]) { visibility: hidden !important }
    [data-mood] { --sc-stars: 0 !important }`)
  document.adoptedStyleSheets = hidden ? [sheet] : []
}

/** In the page: every colour of a picture in each box, once. */
const coloursIn = async ({ boxes, png }: { readonly boxes: ReadonlyArray<DOMRect>; readonly png: string }) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
  canvas?.drawImage(bitmap, 0, 0)
  return boxes.map(({ bottom, left, right, top }) => {
    const [x, y] = [Math.max(0, Math.floor(left)), Math.floor(top)]
    const [width, height] = [Math.ceil(Math.min(bitmap.width, right)) - x, Math.ceil(bottom) - y]
    const seen = width > 0 ? canvas?.getImageData(x, y, width, height).data.buffer : undefined
    return [...new Set(new Uint32Array(seen ?? new ArrayBuffer()))]
  })
}

/** The least contrast of each line with a point behind it, where that is too little. */
const unreadableOn = async (page: Page) => {
  const lines = await page.evaluate(linesOnScene)
  await page.evaluate(hideWords, true)
  const png = (await page.screenshot()).toString("base64")
  await page.evaluate(hideWords, false)
  expect(lines.length).toBeGreaterThan(0)
  const behind = await page.evaluate(coloursIn, { boxes: lines.map(({ box }) => box), png })
  return lines.flatMap(({ colour, text }, at) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const ratios = (behind[at] ?? []).map((point) =>
      ratioOf([red, green, blue], [point & 255, (point >> 8) & 255, (point >> 16) & 255])
    )
    const least = Math.min(21, ...ratios)
    return least < 4.5 ? [`${text}: ${least.toFixed(2)}`] : []
  })
}

/** The second is a short phone, whose landscape is smaller. */
const windows = [
  { width: 390, height: 900 },
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
  { width: 1920, height: 900 }
]

// A11Y-07, A11Y-12
for (const channel of differing)
  test(`${channel}: words on a scene have contrast with each point, the home's also at 200 %`, async ({
    page,
    sandbox
  }) => {
    for (const path of ["/contacto", "/"]) {
      await sandbox.open(page, channel, path)
      await expect(page.locator("#root[data-alive]")).toBeAttached()
      for (const { height, width } of windows) {
        await page.setViewportSize({ width, height })
        await page.waitForLoadState("networkidle")
        expect([path, width, await unreadableOn(page)]).toEqual([path, width, []])
      }
    }
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 1100 })
      await page.waitForLoadState("networkidle")
      expect(["200 %", width, await unreadableOn(page)]).toEqual(["200 %", width, []])
    }
  })
