import { Effect, type Schema } from "effect"
import { type KeptKey, timeOf } from "../../core/device/kept"
import { type TextStore, wrap } from "./browserStorage"
import { type Change, onDisk } from "./onDisk"
import { dateOf, ofPurchase } from "./recall"
import { sealedEntry } from "./sealedEntry"

/**
 * Keeps texts that outlive a killed browser, which `localStorage` does not: Chromium keeps that in
 * memory for up to half a minute. `recall` brings them back. It never fails.
 */
export interface Disk {
  /** Gives the text once it is on disk; undefined if it is not. Answers within a second. */
  readonly write: (key: KeptKey, change: Change) => Effect.Effect<string | undefined>
  /** Undefined where there is none or the browser refuses. Answers within a second. */
  readonly read: (key: KeptKey) => Effect.Effect<string | undefined>
  /** Makes ready for a text that is about to be written: it is on disk the sooner. */
  readonly prepare: (key: KeptKey) => void
}

/** The disk of this browser: its IndexedDB. */
export const browserDisk: Disk = {
  read: (key) => Effect.promise(() => onDisk.read(key)),
  write: (key, change) => Effect.promise(() => onDisk.write(key, change)),
  prepare: onDisk.prepare
}

/** An entry that is on disk first, so that a killed browser does not forget it (`recall.ts`). */
export const diskEntry = <A>(store: TextStore, disk: Disk, key: KeptKey, data: Schema.Codec<A, unknown>, v = 1) => {
  const { read, seal } = sealedEntry(store, key, data, v)
  /** Resolves once the value is on disk, or to false if it is not. */
  const save = (data: A) =>
    Effect.gen(function* () {
      const sealed = yield* seal(data)
      // Later than all that `recall` compares it with: the clock may have been set back since.
      const dated: Change = (before) => {
        // One of a far future would make an entry unreadable that lasts a time.
        const onDisk = timeOf(key) === undefined ? before : undefined
        const dates = [onDisk, ...[key, ...ofPurchase].map(store.read)].map((text) => dateOf(text) + 1)
        return wrap({ ...sealed, savedAt: Math.max(sealed.savedAt, ...dates) })
      }
      const written = yield* disk.write(key, dated)
      store.write(key, written ?? dated(undefined))
      return written !== undefined
    })
  return { read, save }
}
