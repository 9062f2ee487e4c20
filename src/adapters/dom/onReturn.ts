/**
 * Calls the listener when the visitor returns to this tab, from another tab or through the
 * browser's page cache.
 */
export const onReturn = (listener: () => void): void => {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listener()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener()
  })
}
