type Connection = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Fetches files that the page will need, so that they are in the browser's cache by then. Does
 * nothing for a visitor who saves data (HO-13). A lost file is fetched again when it is needed.
 */
export const fetchAhead = (files: ReadonlyArray<string>): void => {
  if ((navigator as Connection).connection?.saveData) return
  for (const file of new Set(files)) fetch(file, { priority: "low" }).catch(() => undefined)
}
