import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { areDocsShownInPage } from "../../.storybook/storybook"
import type { Outcome } from "../run/counts"
import { serveFolder } from "../run/serveFolder"
import { openBrowser, openPage } from "./camera"

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
}

/** In CSS pixels: a phone, and the width at which WCAG 2.2 wants no second scroll (1.4.10). */
const narrow = [390, 320]

/** In the page: by how many pixels it scrolls sideways, now and once its examples have come. */
const aside = async () => {
  const now = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  const first = now()
  await new Promise((later) => setTimeout(later, 250))
  return Math.max(first, now())
}

const scrolledIn = async (page: Page, address: string, id: string): Promise<ReadonlyArray<string>> => {
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`)
  await page.waitForFunction(areDocsShownInPage)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const found: Array<string> = []
  for (const width of narrow) {
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
    const page = await openPage(browser)
    for (let id = queue.shift(); id; id = queue.shift()) faults.push(...(await scrolledIn(page, served.url, id)))
  }
  await Promise.all([work(), work()])
  await browser.close()
  await served.close()
  const failed = new Set(faults.map((fault) => fault.split(" ")[0])).size + (count === 0 ? 1 : 0)
  return { passed: Math.max(count - failed, 0), failed, output: faults.join("\n") }
}
