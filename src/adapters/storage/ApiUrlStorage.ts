import { browserStorage, claimed, seal } from "./browserStorage"
import { apiUrlKey } from "./keys"

const version = 1

/** The answer of `/api_url` in this tab, as it came (CL-02). */
export interface KeptApiUrl {
  readonly read: () => string | undefined
  readonly keep: (text: string) => void
  readonly drop: () => void
}

/** Uses sessionStorage. Without it the answer lasts as long as the page. */
export const ApiUrlStorage = (sessionStorage: () => Storage = () => globalThis.sessionStorage): KeptApiUrl => {
  const store = browserStorage(sessionStorage)
  return {
    read: () => {
      const { data, v } = claimed(store.read(apiUrlKey))
      return v === version && typeof data === "string" ? data : undefined
    },
    keep: (text) => void store.write(apiUrlKey, seal({ v: version, savedAt: Date.now(), data: text })),
    drop: () => store.remove(apiUrlKey)
  }
}
