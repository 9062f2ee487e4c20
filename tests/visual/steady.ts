import type { Browser } from "playwright"

/** Switches off what differs between machines and is no part of a design. */
export const steadyArgs = [
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-gpu",
  // Earlier drawings must not show through, and no picture may be drawn later than its
  // surroundings.
  "--disable-partial-raster",
  "--disable-checker-imaging"
]

/** The moment at which every photograph begins: the day of the stories. */
const moment = Date.UTC(2026, 11, 20, 15)

/** The same random numbers in each photograph, for example in a reference that a page draws. */
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

/** Time restarts with each photograph and then runs, since stories wait. */
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

/**
 * Photographs wait for short timers. Long timers that are still pending after a story never fire.
 */
const endsWithTheStory = () => {
  const long = 500
  const soon = new Set<number>()
  const late = new Set<number>()
  const [timeout, interval, clear] = [window.setTimeout, window.setInterval, window.clearTimeout]
  window.setTimeout = ((handler: (...given: Array<unknown>) => void, wait = 0, ...rest: Array<unknown>) => {
    const waits = wait < long ? soon : late
    const id = timeout(() => {
      waits.delete(id)
      handler(...rest)
    }, wait)
    waits.add(id)
    return id
  }) as typeof window.setTimeout
  window.setInterval = ((handler: TimerHandler, wait = 0, ...rest: Array<unknown>) => {
    const id = interval(handler, wait, ...rest)
    if (wait >= long) late.add(id)
    return id
  }) as typeof window.setInterval
  // Browsers accept either name for either kind of timer.
  window.clearTimeout = (id) => {
    if (typeof id === "number") for (const waits of [soon, late]) waits.delete(id)
    clear(id)
  }
  window.clearInterval = window.clearTimeout
  // A browser may find no idle moment for long. How busy it is must not show.
  window.requestIdleCallback = (act) => window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }))
  window.cancelIdleCallback = (id) => window.clearTimeout(id)
  window.isDue = () => soon.size > 0
  window.endWaits = () => {
    for (const id of late) clear(id)
    late.clear()
  }
}

/**
 * Delays either frames or short timers at random, as a busy machine does. A story must look the
 * same whichever of its play function and its page is faster.
 */
const comesLate = () => {
  let state = 1 + (Math.floor(performance.timeOrigin) % 2_147_483_646)
  const chance = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  let frames = false
  const [begin, timeout, clear] = [window.beginClock, window.setTimeout, window.clearTimeout]
  const [frame, cancel] = [window.requestAnimationFrame.bind(window), window.cancelAnimationFrame.bind(window)]
  const isLate = () => chance() < 0.5
  window.beginClock = () => {
    begin()
    frames = isLate()
  }
  window.setTimeout = ((handler: TimerHandler, wait = 0, ...rest: Array<unknown>) =>
    timeout(handler, !frames && wait < 250 && isLate() ? wait + chance() * 240 : wait, ...rest)) as typeof setTimeout
  // A negative number stands for a late frame.
  window.requestAnimationFrame = (act) => (frames && isLate() ? -timeout(() => frame(act), chance() * 400) : frame(act))
  window.cancelAnimationFrame = (id) => (id < 0 ? clear(-id) : cancel(id))
}

/** A photograph beyond the window passes through other window sizes. Hides them from the page. */
const untoldSizes = () => {
  window.isPhotographed = false
  addEventListener("resize", (event) => window.isPhotographed && event.stopImmediatePropagation(), true)
}

/** Treats everything as visible, so that the photograph shows what a page draws on scroll. */
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

/**
 * A browser context in which pages look the same on every machine. `restless` also delays what they
 * wait for.
 */
export const steadyContext = async (browser: Browser, restless = false) => {
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
  if (restless) await context.addInitScript(comesLate)
  await context.addInitScript(untoldSizes)
  await context.addInitScript(everythingInSight)
  return context
}
