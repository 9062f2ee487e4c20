/** Runs once the browser is idle, or after 2 s; at once where a browser cannot tell. */
export const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act)

/** In milliseconds; a hidden tab draws no frame to wait for. */
const hidden = 100

/** Resolves once the next frame is painted, so that a press is answered before its work begins. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, hidden)
  })

/** A page makes none of these by itself. It may move the focus, so `focusin` is no sign here. */
const touches = ["pointermove", "pointerdown", "keydown", "scroll"]
const touchesOfPart = ["pointermove", "pointerdown", "focusin", "input"]

/**
 * Acts once, when the visitor first touches the page, or `part` of it. Returns a function that ends
 * the waiting. Listens before React, which stops events on parts that are not hydrated.
 */
export const touched = (act: () => void, part?: Element): (() => void) => {
  const waiting = new AbortController()
  const touch = ({ target, type }: Event) => {
    const isHere = part
      ? target instanceof Node && part.contains(target)
      : !(type === "scroll" && target instanceof Element)
    if (!isHere) return
    waiting.abort()
    act()
  }
  for (const sign of part ? touchesOfPart : touches)
    addEventListener(sign, touch, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

/** Acts once, when `part` comes into the window. Never where the browser cannot tell. */
export const seen = (act: () => void, part: Element): void => {
  if (!("IntersectionObserver" in window)) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  observer.observe(part)
}
