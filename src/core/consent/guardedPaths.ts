import type { PagePath } from "../channel/paths"

/** Documents of payment, passengers and account: no tag manager, no recorder, no banner ever runs in them (TR-17, CO-05). */
const guardedPaths: ReadonlyArray<PagePath> = [
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/validar",
  "/datospersonales",
  "/tusdatos",
  "/tuscompras",
  "/compraexterna"
]

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Checks a path in every spelling that the router accepts: capitals, double slashes, escapes,
 * deeper pages.
 */
export const isGuarded = (path: string): boolean => {
  const plain = decoded(path).toLowerCase().replace(/\/+/g, "/")
  return guardedPaths.some((guarded) => plain === guarded || plain.startsWith(`${guarded}/`))
}
