import { probeKey } from "./keys"

/** Texts kept by key. It never fails: what the browser will not keep lasts as long as the page. */
export interface TextStore {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
  /** Whether all that was written is there for the next document too, and what comes next can be. */
  readonly lasts: () => boolean
}

/** A store over localStorage, wherever the browser refuses it over memory: missing, blocked or full (ST-04). */
export const browserStorage = (localStorage: () => Storage = () => globalThis.localStorage): TextStore => {
  const memory = new Map<string, string>()
  // Reading the property itself throws where site data is blocked.
  const attempt = <A>(act: (storage: Storage) => A): A | undefined => {
    try {
      return act(localStorage())
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key))
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, text) => {
      const kept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      // An older text left behind would come back at the next load in place of this one.
      if (!kept) remove(key)
      if (kept) memory.delete(key)
      else memory.set(key, text)
    },
    remove,
    lasts: () =>
      memory.size === 0 &&
      attempt((storage) => {
        storage.setItem(probeKey, "")
        storage.removeItem(probeKey)
        return true
      }) === true
  }
}
