import { expect, type Page } from "@playwright/test"
import axeCore, { type RunOptions } from "axe-core"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe says against the page, by rule. */
export const violationsOn = async (page: Page, options: RunOptions): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axeCore.source)
  return page.evaluate(async (asked) => {
    const axe: typeof axeCore = Reflect.get(window, "axe")
    const { violations } = await axe.run(asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  }, options)
}

/** Axe finds no fault on the page. */
export const expectClean = async (page: Page) =>
  expect(await violationsOn(page, { runOnly: { type: "tag", values: tags }, preload: false })).toEqual([])

/** How far the page scrolls sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
