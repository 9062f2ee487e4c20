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

const changes = ["pushState", "replaceState", "popstate"]

/**
 * Reports each change of the address within the document. The router emits its own changes as
 * events.
 */
export const onNavigation = (listener: (path: string) => void): void => {
  for (const change of changes) addEventListener(change, () => listener(location.pathname))
}
