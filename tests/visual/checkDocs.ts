import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { areDocsShownInPage, askForDocsInPage, isReadyInPage } from "../../.storybook/storybook"
import type { Outcome } from "../run/counts"
import { serveFolder } from "../run/serveFolder"
import { openBrowser, openPage } from "./camera"

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
}

/** In CSS pixels: a phone, and the width at which WCAG 2.2 wants no second scroll (1.4.10). */
const narrow: ReadonlyArray<number> = [390, 320]

/**
 * In the page: by how many pixels it scrolls sideways at most until it keeps its size for a moment:
 * its examples come after it.
 */
const aside = async () => {
  const { documentElement: page } = document
  let most = 0
  let before = ""
  for (let still = 0; still < 4; ) {
    most = Math.max(most, page.scrollWidth - page.clientWidth)
    const now = `${page.scrollWidth} ${page.scrollHeight}`
    still = now === before ? still + 1 : 0
    before = now
    await new Promise((later) => setTimeout(later, 25))
  }
  return most
}

/** A page that shows one documentation page after another: loading Storybook takes longer than each. */
const openDocs = async (browser: Browser, address: string): Promise<Page> => {
  const page = await openPage(browser)
  await page.goto(`${address}/iframe.html`)
  await page.waitForFunction(isReadyInPage)
  // What is hidden is laid out, and not drawn.
  await page.addStyleTag({ content: ":root { visibility: hidden }" })
  return page
}

/** Shows a page in the width that the last one left, and then in the others. */
const scrolledIn = async (page: Page, id: string, widths: ReadonlyArray<number>): Promise<ReadonlyArray<string>> => {
  await page.evaluate(askForDocsInPage, id)
  await page.waitForFunction(areDocsShownInPage, id, { polling: 20 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const found: Array<string> = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const pixels = await page.evaluate(aside)
    if (pixels > 0) found.push(`${id} scrolls ${pixels} px sideways at ${width} px`)
  }
  return found
}

/** No documentation page of a built Storybook scrolls sideways on a phone. */
export const checkDocs = async (storybook: string): Promise<Outcome> => {
  const { entries }: Index = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8"))
  const queue = Object.values(entries).flatMap(({ id, type }) => (type === "docs" ? [id] : []))
  const count = queue.length
  const faults: Array<string> = []
  const served = await serveFolder(storybook)
  const browser = await openBrowser()
  const work = async () => {
    const page = await openDocs(browser, served.url)
    let widths = narrow
    for (let id = queue.shift(); id; id = queue.shift()) {
      faults.push(...(await scrolledIn(page, id, widths)))
      widths = widths.toReversed()
    }
  }
  await Promise.all([work(), work()])
  await browser.close()
  await served.close()
  const failed = new Set(faults.map((fault) => fault.split(" ")[0])).size + (count === 0 ? 1 : 0)
  return { passed: Math.max(count - failed, 0), failed, output: faults.join("\n") }
}
