import type { Browser } from "playwright"

/** What differs between machines and is no part of a design. */
export const steadyArgs = [
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-gpu"
]

/** The moment at which every photograph begins: the day of the stories. */
const moment = Date.UTC(2026, 11, 20, 15)

/** Chance falls the same way in each photograph, as in a reference that a page draws. */
const steadyChance = () => {
  const first = 20_261_220
  let state = first
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  window.beginChance = () => {
    state = first
  }
}

/** Time begins anew with each photograph, and goes on, since stories wait for what takes time. */
const steadyClock = (start: number) => {
  const RealDate = Date
  let since = performance.now()
  const now = () => Math.floor(start + performance.now() - since)
  class SteadyDate extends RealDate {
    constructor(...given: Array<unknown>) {
      super(...((given.length > 0 ? given : [now()]) as [number]))
    }
    static override now = now
  }
  window.Date = SteadyDate as DateConstructor
  window.beginClock = () => {
    since = performance.now()
  }
}

/** What takes long and has not come when a story is done does not come: a photograph is no matter of seconds. */
const endsWithTheStory = () => {
  const long = 500
  const waits = new Set<number>()
  const [timeout, interval] = [window.setTimeout, window.setInterval]
  const kept = (id: number, wait = 0) => {
    if (wait >= long) waits.add(id)
    return id
  }
  window.setTimeout = ((handler: TimerHandler, wait?: number, ...rest: Array<unknown>) =>
    kept(timeout(handler, wait, ...rest), wait)) as typeof window.setTimeout
  window.setInterval = ((handler: TimerHandler, wait?: number, ...rest: Array<unknown>) =>
    kept(interval(handler, wait, ...rest), wait)) as typeof window.setInterval
  window.endWaits = () => {
    for (const id of waits) clearTimeout(id)
    waits.clear()
  }
}

/** What a page draws only once it is scrolled to is on its photograph too. */
const everythingInSight = () => {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const box = target.getBoundingClientRect()
      const seen = { boundingClientRect: box, intersectionRect: box, rootBounds: null, time: performance.now(), target }
      queueMicrotask(() => this.tell([{ ...seen, intersectionRatio: 1, isIntersecting: true }], this))
    }
    unobserve() {}
    disconnect() {}
    takeRecords = () => []
  }
}

/** Where pages look the same wherever and whenever they are opened. */
export const steadyContext = async (browser: Browser) => {
  const context = await browser.newContext({
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    reducedMotion: "reduce",
    viewport: null
  })
  // tsx wraps named functions in this one, also those that run in the page.
  await context.addInitScript("globalThis.__name = (wrapped) => wrapped")
  await context.addInitScript(steadyChance)
  await context.addInitScript(steadyClock, moment)
  await context.addInitScript(endsWithTheStory)
  await context.addInitScript(everythingInSight)
  return context
}
