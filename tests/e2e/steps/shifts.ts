import type { Page } from "@playwright/test"

/** Something that moved by itself: how much, which elements, and whether right after the visitor's input. */
interface Shift {
  readonly value: number
  readonly nodes: ReadonlyArray<string | undefined>
  readonly byInput: boolean
}

/** Notes what moves by itself in each document from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Array<Shift> = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as PerformanceEntry & {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: ReadonlyArray<{ readonly node: Node | null }>
        }
        shifts.push({ value, byInput: hadRecentInput, nodes: sources.map(({ node }) => node?.nodeName) })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

/** What moved in the document so far. */
export const shifts = (page: Page): Promise<ReadonlyArray<Shift>> => page.evaluate(() => Reflect.get(window, "shifts"))

/** How far that moved the page. */
export const sumOf = (shifts: ReadonlyArray<Shift>) => shifts.reduce((sum, { value }) => sum + value, 0)
