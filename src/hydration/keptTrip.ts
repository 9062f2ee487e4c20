/** Where a browser keeps the last search (ST-01). */
const key = "busquedaCotizar"

/**
 * Marks the document of a visitor who kept a search, before its first paint: the quote bar of the
 * results then rests from the start, and is not seen open for a moment (QB-11).
 */
export const markKeptTrip = (): void => {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.trip = ""
  } catch {
    // Without storage there is no search to show.
  }
}
