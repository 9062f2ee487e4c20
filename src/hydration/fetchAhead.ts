type Connection = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Fetches drawings that the page will need, so that they are in the browser's cache by then. Does
 * nothing for a visitor who saves data (HO-13). A lost one is fetched again when it is needed.
 */
export const fetchAhead = (drawings: ReadonlyArray<string>): void => {
  if ((navigator as Connection).connection?.saveData) return
  for (const src of new Set(drawings)) Object.assign(new Image(), { fetchPriority: "low", src })
}
