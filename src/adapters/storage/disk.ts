import { Effect, type Schema } from "effect"
import type { KeptKey } from "../../core/device/kept"
import { type TextStore, wrap } from "./browserStorage"
import { onDisk } from "./onDisk"
import { dateOf, ofPurchase } from "./recall"
import { sealedEntry } from "./sealedEntry"

/**
 * Keeps texts that outlive a killed browser, which `localStorage` does not: Chromium keeps that in
 * memory for up to half a minute. `recall` brings them back. It never fails.
 */
export interface Disk {
  /** True once the text is on disk. Answers within a second. */
  readonly write: (key: KeptKey, text: string) => Effect.Effect<boolean>
  /** Makes ready for a text that is about to be written: it is on disk the sooner. */
  readonly prepare: (key: KeptKey) => void
}

/** The disk of this browser: its IndexedDB. */
export const browserDisk: Disk = {
  write: (key, text) => Effect.promise(() => onDisk.write(key, text)),
  prepare: onDisk.prepare
}

/** An entry that is on disk first, so that a killed browser does not forget it (`recall.ts`). */
export const diskEntry = <A>(store: TextStore, disk: Disk, key: KeptKey, data: Schema.Codec<A, unknown>, v = 1) => {
  const { read, seal, write } = sealedEntry(store, key, data, v)
  /** Resolves once the value is on disk, or to false if it is not. */
  const save = (data: A) =>
    Effect.gen(function* () {
      const sealed = yield* seal(data)
      // Later than all that `recall` compares it with: the clock may have been set back since.
      const dates = [key, ...ofPurchase].map((one) => dateOf(store.read(one)) + 1)
      const envelope = { ...sealed, savedAt: Math.max(sealed.savedAt, ...dates) }
      const isOnDisk = yield* disk.write(key, wrap(envelope))
      write(envelope)
      return isOnDisk
    })
  return { read, save }
}
