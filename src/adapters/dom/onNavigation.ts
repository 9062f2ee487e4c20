const changes = ["pushState", "replaceState", "popstate"]

/** Tells of each change of the address within the document; the router announces those that it makes as events. */
export const onNavigation = (listener: (path: string) => void): void => {
  for (const change of changes) addEventListener(change, () => listener(location.pathname))
}
