import type { KeptKey } from "../../core/device/kept"

const waits = 1000
const shelf = "texto"

/** Opens a database; to write, also one that is not there. */
const open = (key: KeptKey, toWrite: boolean) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(key)
    opening.onupgradeneeded = () => (toWrite ? opening.result.createObjectStore(shelf) : opening.transaction?.abort())
    opening.onerror = reject
    opening.onsuccess = () => resolve(opening.result)
  })

/** Puts the text and gives its key, or gets it. Getting makes no database: an erased one stays gone. */
const ask = (key: KeptKey, text?: string, opening = open(key, text !== undefined)) =>
  new Promise<string | undefined>((resolve, reject) => {
    setTimeout(reject, waits)
    const work = (database: IDBDatabase) => {
      const begun = database.transaction(shelf, "readwrite", { durability: "strict" })
      const texts = begun.objectStore(shelf)
      const asked: IDBRequest = text ? texts.put(text, key) : texts.get(key)
      begun.oncomplete = () => resolve(asked.result)
      begun.onabort = reject
      // It ends with its work, so that it holds up no erasing.
      database.close()
    }
    opening.then(work).catch(reject)
  }).catch(() => undefined)

/** Databases that are open before their text is known. */
const ready = new Map<KeptKey, Promise<IDBDatabase>>()

/**
 * Each text is an IndexedDB database of its key, so that erasing is one call of the browser. Both
 * answer within a second and never reject; without Effect, which is not available offline.
 */
export const onDisk = {
  /** Undefined where there is none or the browser refuses. */
  read: (key: KeptKey): Promise<string | undefined> => ask(key),
  /** Opens its database for a text that comes within a second. Later, or for an erasing, it closes. */
  prepare: (key: KeptKey): void => {
    const opening = open(key, true)
    ready.set(key, opening)
    const end = (database?: IDBDatabase) => {
      if (ready.get(key) === opening) ready.delete(key)
      database?.close()
    }
    const wait = (database: IDBDatabase) => {
      database.onversionchange = () => end(database)
      setTimeout(end, waits, database)
    }
    opening.then(wait, () => end())
  },
  /** True once the text is on disk. */
  write: async (key: KeptKey, text: string): Promise<boolean> => {
    const opening = ready.get(key)
    ready.delete(key)
    return (await ask(key, text, opening)) === key
  }
}
