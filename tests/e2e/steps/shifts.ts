import type { Page } from "@playwright/test"

/** Notes what moves by itself in each document from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Array<string> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, value } = entry as PerformanceEntry & {
          readonly value: number
          readonly sources: ReadonlyArray<{ readonly node: Node | null }>
        }
        shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName)}`)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

/** How much moved in the document so far, and which elements. */
export const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts"))
