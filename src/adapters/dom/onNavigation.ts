const changes = ["pushState", "replaceState", "popstate"]

/**
 * Reports each change of the address within the document. The router emits its own changes as
 * events.
 */
export const onNavigation = (listener: (path: string) => void): void => {
  for (const change of changes) addEventListener(change, () => listener(location.pathname))
}
