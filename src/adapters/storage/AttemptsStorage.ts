import { Effect, Layer, Schema, Clock as Time } from "effect"
import { Attempts } from "../../core/enroll/Attempts"
import { openAt } from "../../core/enroll/attempt"
import { aDay } from "../../core/trip/aDay"
import type { TextStore } from "./browserStorage"
import { type Digest, digestOf } from "./digestOf"
import { keysOfOneChannel } from "./keys"
import { type Locks, takeLock, takeMark, webLocks } from "./paymentLock"
import { randomKey } from "./randomKey"
import { sealedEntry } from "./sealedEntry"

const attempt = {
  key: Schema.NonEmptyString,
  fingerprint: Schema.String,
  startedAt: Schema.Finite,
  known: Schema.optionalKey(Schema.Array(Schema.String)),
  spent: Schema.optionalKey(Schema.Literal(true))
}

const StoredAttempt = Schema.Struct({
  ...attempt,
  earlier: Schema.optionalKey(Schema.Array(Schema.Struct(attempt)))
})

// A clock that was set back must not hide a payment that may have been charged.
const expected = { version: 1, maxAge: aDay, anyFuture: true, data: StoredAttempt }

/**
 * Stores the payments with unknown outcome under `intentoPago`, each for 24 hours. One payment runs
 * at a time: a flag guards this document, a Web Lock the other tabs. Without Web Locks a mark in
 * the storage replaces it.
 */
export const AttemptsStorage = (
  store: TextStore,
  locks: () => Locks | undefined = webLocks,
  digest: Digest = digestOf
) => {
  const { clear, read, save } = sealedEntry(store, keysOfOneChannel.attempt, expected)
  let claimed = false

  const load = Effect.gen(function* () {
    const found = (yield* read)?.data
    if (!found) return []
    const { earlier = [], ...last } = found
    return openAt([last, ...earlier], yield* Time.currentTimeMillis)
  })
  const take = Effect.gen(function* () {
    const release = yield* Effect.promise(() => takeLock(locks()))
    return release === "none" ? takeMark(store, yield* Time.currentTimeMillis) : release
  })
  const claim = Effect.suspend(() => {
    if (claimed) return Effect.succeed(undefined)
    claimed = true
    return Effect.map(take, (release) => {
      claimed = release !== undefined
      if (!release) return undefined
      return () => {
        claimed = false
        release()
      }
    })
  })
  return Layer.succeed(Attempts, {
    claim,
    load,
    save: ([last, ...earlier]) => {
      if (!last) return clear
      return save(earlier.length > 0 ? { ...last, earlier } : last)
    },
    newKey: Effect.sync(randomKey),
    digest: (key, text) => Effect.promise(() => digest(key, text))
  })
}
