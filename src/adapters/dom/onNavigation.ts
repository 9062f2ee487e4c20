const changes = ["pushState", "replaceState", "popstate"]

/** Reports each change of address within the document, which the router emits as events. */
export const onNavigation = (listener: (path: string) => void): void => {
  for (const change of changes) addEventListener(change, () => listener(location.pathname))
}
