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

/**
 * Total blocking time of a page on a processor four times slower, in ms: what its tasks after the
 * first paint take over 50 ms each. Counts what the page's thread worked rather than the time that
 * went by, so other programs of the machine weigh less.
 */
export const blockedMs = async (browser: Browser, page: Page, address: string): Promise<number> => {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "loading", "blink.user_timing"] })
  await page.goto(address, { waitUntil: "networkidle" })
  await page.waitForTimeout(1500)
  const trace: { readonly traceEvents: ReadonlyArray<Traced> } = JSON.parse(String(await browser.stopTracing()))
  const paint = trace.traceEvents.findLast(({ name }) => name === "firstContentfulPaint")
  if (!paint) throw new Error(`${address} painted nothing.`)
  const tasks = trace.traceEvents.filter(
    ({ dur = 0, name, ph, pid, tid, ts }) =>
      name.endsWith("RunTask") && ph === "X" && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts
  )
  return tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * 4 - 50)).reduce((sum, ms) => sum + ms, 0)
}
