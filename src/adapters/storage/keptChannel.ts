import { keptKeys, lasting, timeOf } from "../../core/device/kept"
import { browserStorage, plainEntry } from "./browserStorage"

/** The visitor's own entries are not among them, nor those of one tab. */
const keysOfOneChannel = keptKeys.filter(
  (key) => lasting[key] !== "tab" && key !== "canal" && key !== "preferenciasCookies"
)

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
    const old = plainEntry(store, key).read().age
    if ((known && isOther) || old > (timeOf(key) ?? Number.POSITIVE_INFINITY)) store.erase(key)
    // No readable date. Its copy on disk may have one, and stays.
    else if (Number.isNaN(old)) store.remove(key)
  }
  // A stay of the future began before the clock was set back.
  if (isOther || Number.isNaN(age) || age < 0) write(code)
}

/** Keeps the path in `ultimaPagina`, without its query, which may hold personal data (SH-14). */
export const keepLastPath = (path: string, localStorage?: () => Storage): void => {
  plainEntry(browserStorage(localStorage), "ultimaPagina").write(path)
}
