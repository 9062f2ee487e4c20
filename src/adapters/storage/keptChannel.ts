import { type KeptKey, keptKeys, lasting } from "../../core/device/kept"
import { browserStorage, plainEntry, type TextStore } from "./browserStorage"

/** The visitor's own entries are not among them, nor those of one tab. */
const keysOfOneChannel = keptKeys.filter(
  (key) => lasting[key] !== "tab" && key !== "canal" && key !== "preferenciasCookies"
)

/** How long ago an entry has ended, in ms; NaN without a readable date, which every lifetime has. */
const overdue = (store: TextStore, key: KeptKey) => {
  const limit: unknown = lasting[key]
  return plainEntry(store, key).read().age - (typeof limit === "number" ? limit : Number.POSITIVE_INFINITY)
}

/**
 * Stores the channel's code under `canal`, with the time when this visitor's stay began, unless one
 * is under way. It erases entries of another channel and entries that are too old (CH-02, TR-15). It
 * runs on the first view, before any other reader and without Effect.
 */
export const keepChannel = (code: string, localStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  const known = store.read("canal")
  const { read, write } = plainEntry(store, "canal")
  const { age, data } = read()
  const isOther = data !== code
  for (const key of keysOfOneChannel) {
    const late = overdue(store, key)
    if ((known && isOther) || late > 0) store.erase(key)
    // Its copy on disk may be readable.
    else if (!(late <= 0)) store.remove(key)
  }
  // A time to come is of a clock that was set back since.
  if (isOther || !(age >= 0)) write(code)
}

/**
 * Stores the current path under `ultimaPagina`. It drops the query, which may hold personal data
 * (SH-14).
 */
export const keepLastPath = (path: string, localStorage?: () => Storage): void => {
  plainEntry(browserStorage(localStorage), "ultimaPagina").write(path)
}
