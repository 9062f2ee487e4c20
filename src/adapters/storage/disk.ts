import { Effect, type Schema } from "effect"
import type { KeptKey } from "../../core/device/kept"
import { type TextStore, wrap } from "./browserStorage"
import { sealedEntry } from "./sealedEntry"

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

/** An entry that is on disk first, so that a killed browser does not forget it (`recall.ts`). */
export const diskEntry = <A>(store: TextStore, disk: Disk, key: KeptKey, data: Schema.Codec<A, unknown>, v = 1) => {
  const { read, seal, write } = sealedEntry(store, key, data, v)
  /** Resolves once the value is on disk, or to false if it is not. */
  const save = (data: A) =>
    Effect.gen(function* () {
      const envelope = yield* seal(data)
      const isOnDisk = yield* disk.write(key, wrap(envelope))
      write(envelope)
      return isOnDisk
    })
  return { read, save }
}
