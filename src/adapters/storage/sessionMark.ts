import { browserStorage } from "./browserStorage"
import { claimed, seal } from "./seal"

const version = 1

/** A yes in sessionStorage. Without storage it lasts as long as the page. */
export const sessionMark = (key: string, sessionStorage = () => globalThis.sessionStorage) => {
  const store = browserStorage(sessionStorage)
  return {
    isThere: () => claimed(store.read(key)).v === version,
    put: () => store.write(key, seal({ v: version, savedAt: Date.now(), data: true })),
    lift: () => store.remove(key)
  }
}
