/** In milliseconds; a hidden tab draws no frame to wait for. */
const hidden = 100

/** Resolves once the next frame is painted, so that a press is answered before its work begins. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, hidden)
  })
