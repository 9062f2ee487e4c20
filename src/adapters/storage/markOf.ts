import type { KeptKey, Mark } from "../../core/device/kept"
import { browserStorage, plainEntry } from "./browserStorage"

/** The mark of a key, in sessionStorage. */
export const markOf = (key: KeptKey, sessionStorage = () => globalThis.sessionStorage): Mark => {
  const { drop, read, write } = plainEntry(browserStorage(sessionStorage), key)
  return { isThere: () => read().data !== undefined, put: () => void write(true), lift: drop }
}
