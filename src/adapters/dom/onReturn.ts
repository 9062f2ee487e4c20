/** Tells each time that the visitor comes back to this tab: from another one, or by the browser's way back to a page as it was left. */
export const onReturn = (listener: () => void): void => {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listener()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener()
  })
}
