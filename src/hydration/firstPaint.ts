/** Light of the scenes: evening from 17, night from 20 until 6, else as they are drawn (HO-12). */
export const lightAt = (hour: number): "tarde" | "noche" | undefined => {
  if (hour < 6 || hour >= 20) return "noche"
  return hour >= 17 ? "tarde" : undefined
}

/** Gives the document the light of the visitor's hour. Called before the first scene is drawn. */
export const setLight = () => {
  const light = lightAt(new Date().getHours())
  if (light) document.documentElement.dataset.light = light
}

/** Where a browser keeps the last search (ST-01). */
const search = "busquedaCotizar"

/**
 * Marks the document of a visitor who kept a search, before its first paint: the quote bar of the
 * results then rests from the start, and is not seen open for a moment (QB-11). A search without an
 * e-mail or a destination opens the bar.
 */
export const markKeptTrip = (): void => {
  try {
    const { destino, email } = JSON.parse(localStorage.getItem(search) ?? "").data.objDetallesViaje
    if (destino && email) document.documentElement.dataset.trip = ""
  } catch {
    // There is no storage, no search, or none that can be read.
  }
}
