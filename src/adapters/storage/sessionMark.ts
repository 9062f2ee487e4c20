import { browserStorage } from "./browserStorage"
import { seal } from "./seal"

const version = 1

const isSealed = (text: string | undefined) => {
  try {
    const kept: unknown = JSON.parse(text ?? "")
    return typeof kept === "object" && kept !== null && "v" in kept && kept.v === version
  } catch {
    return false
  }
}

/** A yes in sessionStorage. Without storage it lasts as long as the page. */
export const sessionMark = (key: string, sessionStorage = () => globalThis.sessionStorage) => {
  const store = browserStorage(sessionStorage)
  return {
    isThere: () => isSealed(store.read(key)),
    put: () => store.write(key, seal({ v: version, savedAt: Date.now(), data: true })),
    lift: () => store.remove(key)
  }
}
