import type { KeptKey } from "../../core/device/kept"

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

/**
 * Each text is an IndexedDB database of its key, so that erasing is one call of the browser. Both
 * answer within a second and never reject; without Effect, which is not available offline.
 */
export const onDisk = {
  /** Undefined where there is none or the browser refuses. */
  read: (key: KeptKey): Promise<string | undefined> => ask(key),
  /** True once the text is on disk. */
  write: async (key: KeptKey, text: string): Promise<boolean> => (await ask(key, text)) === key
}
