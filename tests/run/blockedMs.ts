import type { Browser, Page } from "@playwright/test"

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

type Events = ReadonlyArray<Traced>

/** What happens in the browser while `act` runs. */
const traced = async (browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Events> => {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "loading", "blink.user_timing"] })
  await act()
  return JSON.parse(String(await browser.stopTracing())).traceEvents
}

/** What each task of the page's thread worked, in ms, rather than the time that went by: other programs weigh less. */
const tasksOf = (events: Events, from: Traced, until = Number.POSITIVE_INFINITY) =>
  events
    .filter(
      ({ dur = 0, name, ph, pid, tid, ts }) =>
        name.endsWith("RunTask") &&
        ph === "X" &&
        pid === from.pid &&
        tid === from.tid &&
        ts + dur > from.ts &&
        ts < until
    )
    .map(({ tdur = 0 }) => tdur / 1000)

const added = (figures: ReadonlyArray<number>) => figures.reduce((sum, ms) => sum + ms, 0)

/**
 * Total blocking time of a page on a processor four times slower, in ms: what its tasks after the
 * first paint work over 50 ms each.
 */
export const blockedMs = async (browser: Browser, page: Page, address: string): Promise<number> => {
  const events = await traced(browser, page, async () => {
    await page.goto(address, { waitUntil: "networkidle" })
    await page.waitForTimeout(1500)
  })
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint")
  if (!paint) throw new Error(`${address} painted nothing.`)
  return added(tasksOf(events, paint).map((ms) => Math.max(0, ms * 4 - 50)))
}

/** What the page's thread works between two marks that `act` leads to, in ms at full speed. */
export const workedMs = async (
  browser: Browser,
  page: Page,
  marks: readonly [string, string],
  act: () => Promise<unknown>
) => {
  const events = await traced(browser, page, act)
  const [from, until] = marks.map((mark) => events.find(({ name }) => name === mark))
  if (!from || !until) throw new Error(`The page set no ${marks.join(", or no ")}.`)
  return added(tasksOf(events, from, until.ts))
}
