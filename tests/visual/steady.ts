import type { Browser } from "playwright"

/** What differs between machines and is no part of a design. */
export const steadyArgs = [
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-gpu",
  // Whatever was drawn before must not show in what is drawn over it, nor a picture be drawn later than what is around it.
  "--disable-partial-raster",
  "--disable-checker-imaging"
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

/**
 * What is due in a moment is waited for. What takes long and has not come when a story is done does not come: a photograph is no matter
 * of seconds.
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
  // Browsers end either kind by either name.
  window.clearTimeout = (id) => {
    if (typeof id === "number") for (const waits of [soon, late]) waits.delete(id)
    clear(id)
  }
  window.clearInterval = window.clearTimeout
  // A browser may find no idle moment for long: how busy it is must not show.
  window.requestIdleCallback = (act) => window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }))
  window.cancelIdleCallback = (id) => window.clearTimeout(id)
  window.isDue = () => soon.size > 0
  window.endWaits = () => {
    for (const id of late) clear(id)
    late.clear()
  }
}

/**
 * By chance, either frames or short waits come late, as on a machine that is busy with something else: what a story looks like must not
 * depend on who is faster, its play or its page.
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
  // A frame that is late is told by a negative number.
  window.requestAnimationFrame = (act) => (frames && isLate() ? -timeout(() => frame(act), chance() * 400) : frame(act))
  window.cancelAnimationFrame = (id) => (id < 0 ? clear(-id) : cancel(id))
}

/** A photograph beyond the window passes through other sizes of it, of which nobody is told. */
const untoldSizes = () => {
  window.isPhotographed = false
  addEventListener("resize", (event) => window.isPhotographed && event.stopImmediatePropagation(), true)
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

/** Where pages look the same wherever and whenever they are opened; `restless`, also where what they wait for comes late. */
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
