import { Effect } from "effect"
import type { KeptKey } from "../../core/device/kept"

/**
 * Texts that outlive a killed browser, which `localStorage` does not: Chromium keeps that in memory
 * for up to half a minute. It never fails, and answers within a second.
 */
export interface Disk {
  /** Undefined where there is none or the browser refuses. */
  readonly read: (key: KeptKey) => Effect.Effect<string | undefined>
  /** True once the text is on disk. */
  readonly write: (key: KeptKey, text: string) => Effect.Effect<boolean>
}

const waits = 1000
const shelf = "texto"

/** Puts the text and gives its key, or gets it. Getting makes no database: an erased one stays gone. */
const ask = (key: KeptKey, text?: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    setTimeout(reject, waits)
    const opening = indexedDB.open(key)
    opening.onupgradeneeded = () => (text ? opening.result.createObjectStore(shelf) : opening.transaction?.abort())
    opening.onerror = reject
    opening.onsuccess = () => {
      const work = opening.result.transaction(shelf, "readwrite", { durability: "strict" })
      const texts = work.objectStore(shelf)
      const asked: IDBRequest = text ? texts.put(text, key) : texts.get(key)
      work.oncomplete = () => resolve(asked.result)
      work.onabort = reject
      // It ends with its work, so that it holds up no erasing.
      opening.result.close()
    }
  }).catch(() => undefined)

/** Each text is an IndexedDB database of its key, so that erasing is one call of the browser. */
export const browserDisk: Disk = {
  read: (key) => Effect.promise(() => ask(key)),
  write: (key, text) => Effect.promise(async () => (await ask(key, text)) === key)
}
