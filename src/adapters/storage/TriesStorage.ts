import { Effect, Layer, Schema } from "effect"
import { Tries } from "../../core/enroll/Tries"
import { aDay } from "../../core/trip/calendar"
import { claimed, type TextStore } from "./browserStorage"
import { type Digest, digestOf, hex } from "./digestOf"
import { type Disk, diskEntry } from "./disk"
import { recall } from "./recall"
import { Text } from "./storedTrip"

/** The part of Web Locks that the portal uses. */
export interface Locks {
  readonly request: (name: string, options: LockOptions, use: (lock: Lock | null) => unknown) => Promise<unknown>
}

const lockName = "pago"

/** Undefined outside a secure context. */
const webLocks = (): Locks | undefined => globalThis.navigator?.locks

/**
 * Takes the lock of all tabs and returns its release. Undefined while a document holds it. A closed
 * or reloaded one releases it. Where the browser refuses locks, it refuses shared storage too: each
 * document is alone, and its button guards it.
 */
const takeLock = (locks: Locks | undefined): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const isAlone = () => resolve(() => {})
    if (!locks) return isAlone()
    locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(isAlone)
  })

const StoredTry = Schema.Struct({
  key: Schema.NonEmptyString,
  trip: Text,
  body: Text,
  plan: Text,
  start: Schema.String,
  end: Text,
  firstTriedAt: Schema.Finite,
  known: Schema.optionalKey(Schema.Array(Schema.String)),
  spent: Schema.optionalKey(Schema.Literal(true))
})

/** Each try lasts until its trip ends. */
const version = 2

/**
 * Version 1 listed tries that named no trip: `{ key, startedAt, earlier }`, each kept for a day. A
 * day they stay, as tries of another trip, whose key is never sent again (TR-12).
 */
const renew = (store: TextStore) => {
  const { data, savedAt, v } = claimed(store.read("intentoPago"))
  if (v !== 1) return
  const tries = [data, Object(data).earlier ?? []].flat().map((one) => {
    const { key, startedAt } = Object(one)
    const start = typeof startedAt === "number" && new Date(startedAt + aDay).toJSON()?.slice(0, 10)
    return { key, start, firstTriedAt: startedAt }
  })
  store.write("intentoPago", JSON.stringify({ v: version, savedAt, data: tries }))
}

/**
 * Stores the payments with unknown outcome under `intentoPago`, on disk first. A Web Lock guards the
 * payment.
 */
export const TriesStorage = (
  store: TextStore,
  disk: Disk,
  locks: () => Locks | undefined = webLocks,
  digest: Digest = digestOf
) => {
  renew(store)
  const { read, save } = diskEntry(store, disk, "intentoPago", Schema.Array(StoredTry), version)
  return Layer.succeed(Tries, {
    prepare: Effect.sync(() => disk.prepare("intentoPago")),
    claim: Effect.gen(function* () {
      const release = yield* Effect.promise(() => takeLock(locks()))
      // What localStorage, full or emptied by hand, does not tell.
      if (release) recall(store, { intentoPago: yield* disk.read("intentoPago") })
      return release
    }),
    load: Effect.map(read, (found) => found?.data ?? []),
    // The disk alone keeps an empty list: it says that the payments were settled.
    save: (data) =>
      Effect.map(save(data), (isOnDisk) => {
        if (data.length === 0) store.remove("intentoPago")
        return isOnDisk
      }),
    newKey: Effect.sync(randomKey),
    digest: (key, text) => Effect.promise(() => digest(key, text))
  })
}

/** A random UUID of version 4. Without a secure context, `crypto` makes none by itself. */
const randomKey = (): string => {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === 6) return hex((byte & 0x0f) | 0x40)
    return hex(index === 8 ? (byte & 0x3f) | 0x80 : byte)
  }).join("")
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
