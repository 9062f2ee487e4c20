/** Runs once the browser rests; half a second later where it does not tell. */
export const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(run)
  else setTimeout(run, 500)
}
