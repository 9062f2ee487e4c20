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

/** The browser's trace while `act` runs. */
const traced = async (browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Events> => {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "loading", "blink.user_timing"] })
  await act()
  return JSON.parse(String(await browser.stopTracing())).traceEvents
}

/** CPU time of each task of the page's thread, in ms. Other programs change it less than wall time. */
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
 * Total blocking time of a page on a processor four times slower, in ms: the CPU time over 50 ms of
 * each task after the first paint.
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

/** CPU time of the page's thread between two marks that `act` sets, in ms at full speed. */
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
