import type { Browser, CDPSession, Page } from "playwright"
import { typeAsUsersDo } from "../e2e/steps/typing"

/** An interaction: what was touched, and milliseconds from the touch to the next paint. */
export interface Timed {
  readonly what: string
  readonly ms: number
}

type Watched = { interactions?: Map<number, Timed> }

/** Notes the longest event of each interaction. Needs to run before the page does. */
const watch = () => {
  const page = window as Watched
  const interactions = new Map<number, Timed>()
  page.interactions = interactions
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node.closest("[aria-label], button, a, input, select, label") : null
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim().slice(0, 30)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<
      PerformanceEntry & { readonly interactionId?: number; readonly target?: Node | null }
    >) {
      const id = entry.interactionId ?? 0
      const ms = entry.duration
      if (id > 0 && ms > (interactions.get(id)?.ms ?? 0))
        interactions.set(id, { what: `${entry.name} ${nameOf(entry.target)}`.trim(), ms })
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

export interface Slowed {
  readonly page: Page
  /** Undefined in Firefox, whose processor is not slowed. */
  readonly session: CDPSession | undefined
  readonly close: () => Promise<void>
}

/** A new visitor's page. Only Chromium's processor can be slowed, by this rate. */
export const slowed = async (browser: Browser, rate: number): Promise<Slowed> => {
  const isChromium = browser.browserType().name() === "chromium"
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "es-AR" })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  // The runner of these files names inner functions by a helper that no page has.
  await page.addInitScript("globalThis.__name = (value) => value")
  await page.addInitScript(watch)
  if (!isChromium) await page.addInitScript(typeAsUsersDo)
  const session = isChromium ? await context.newCDPSession(page) : undefined
  await session?.send("Emulation.setCPUThrottlingRate", { rate })
  return { page, session, close: () => context.close() }
}

/** The interactions since the last call. Those below 16 ms are not told. */
export const taken = async (page: Page): Promise<ReadonlyArray<Timed>> => {
  await page.waitForTimeout(600)
  return page.evaluate(() => {
    const { interactions } = window as Watched
    const all = [...(interactions?.values() ?? [])]
    interactions?.clear()
    return all
  })
}

/** Milliseconds of the longest interaction of a step; 8 if none was told. */
export const longest = async (page: Page, step: () => Promise<unknown>) => {
  await taken(page)
  await step()
  return Math.max(8, ...(await taken(page)).map(({ ms }) => ms))
}

type Until = { shownAfter?: Promise<number> }

/** Milliseconds from the click of a step until this many elements of a selector have these words, painted. */
export const untilShown = async (
  page: Page,
  selector: string,
  words: string,
  count: number,
  step: () => Promise<unknown>
) => {
  await page.evaluate(
    ([shown, text, least]) => {
      const isShown = () =>
        [...document.querySelectorAll(shown)].filter((element) => element.textContent?.includes(text)).length >= least
      ;(window as Until).shownAfter = new Promise((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              if (!isShown()) return requestAnimationFrame(look)
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => {
                resolve(performance.now() - timeStamp)
                // An open port stays in the heap that is measured.
                port1.close()
              }
              return requestAnimationFrame(() => port2.postMessage(undefined))
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true }
        )
      })
    },
    [selector, words, count] as const
  )
  await step()
  return page.evaluate(() => (window as Until).shownAfter ?? Number.NaN)
}

/** Kilobytes of the page's heap after collecting what it no longer needs. */
export const heapOf = async ({ session }: Slowed) => {
  if (session === undefined) throw new Error("Only Chromium tells its heap")
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return usedSize / 1024
}

export const quantile = (values: ReadonlyArray<number>, share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
