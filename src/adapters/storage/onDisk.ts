import type { KeptKey } from "../../core/device/kept"

const waits = 1000
const shelf = "texto"

/** Makes a text of the one that is on disk. */
export type Change = (before: string | undefined) => string

/** Opens a database; to write, also one that is not there. */
const open = (key: KeptKey, toWrite: boolean) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(key)
    opening.onupgradeneeded = () => (toWrite ? opening.result.createObjectStore(shelf) : opening.transaction?.abort())
    opening.onerror = reject
    opening.onsuccess = () => resolve(opening.result)
  })

/**
 * Gives the text of the key, or puts what `change` makes of it and gives that. Getting makes no
 * database: an erased one stays gone.
 */
const ask = (key: KeptKey, change?: Change, opening = open(key, change !== undefined)) =>
  new Promise<string | undefined>((resolve, reject) => {
    setTimeout(reject, waits)
    const work = (database: IDBDatabase) => {
      const begun = database.transaction(shelf, change ? "readwrite" : "readonly", { durability: "strict" })
      const texts = begun.objectStore(shelf)
      const found: IDBRequest<string | undefined> = texts.get(key)
      let text: string | undefined
      found.onsuccess = () => {
        text = change ? change(found.result) : found.result
        if (change) texts.put(text, key)
      }
      begun.oncomplete = () => resolve(text)
      begun.onabort = reject
      // It ends with its work, so that it holds up no erasing; a prepared one is for the text to come.
      if (ready.get(key) !== opening) database.close()
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
  read: (key: KeptKey): Promise<string | undefined> => ask(key, undefined, ready.get(key)),
  /** Opens its database for a text that comes within seconds. Later, or for an erasing, it closes. */
  prepare: (key: KeptKey): void => {
    const opening = open(key, true)
    ready.set(key, opening)
    const end = (database?: IDBDatabase) => {
      if (ready.get(key) === opening) ready.delete(key)
      database?.close()
    }
    const wait = (database: IDBDatabase) => {
      database.onversionchange = () => end(database)
      setTimeout(end, 10 * waits, database)
    }
    opening.then(wait, () => end())
  },
  /** Gives the text once it is on disk. Undefined where the browser refuses. */
  write: (key: KeptKey, change: Change): Promise<string | undefined> => {
    const opening = ready.get(key)
    ready.delete(key)
    return ask(key, change, opening)
  }
}
