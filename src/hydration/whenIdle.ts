/** Runs once the browser is idle, or after 2 s; at once where a browser cannot tell. */
export const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act)
