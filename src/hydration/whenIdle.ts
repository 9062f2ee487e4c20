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
