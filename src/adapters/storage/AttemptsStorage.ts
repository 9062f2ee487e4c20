import { Effect, Layer, Schema, Clock as Time } from "effect"
import { Attempts } from "../../core/enroll/Attempts"
import type { Attempt } from "../../core/enroll/attempt"
import type { TextStore } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { type Locks, takeLock, webLocks } from "./paymentLock"
import { randomKey } from "./randomKey"
import { aDay, sealedEntry } from "./sealedEntry"

const attempt = { key: Schema.NonEmptyString, fingerprint: Schema.String, startedAt: Schema.Finite }

const StoredAttempt = Schema.Struct({
  ...attempt,
  earlier: Schema.optionalKey(Schema.Array(Schema.Struct(attempt)))
})

const expected = { version: 1, maxAge: aDay, data: StoredAttempt }

/** A sale is given up after 60 seconds: one that began longer ago is not under way. In milliseconds. */
const longestPayment = 65_000

/**
 * The payment under way, under `intentoPago` for 24 hours. Only one payment is claimed at a time: in this document by a flag, among
 * tabs by a Web Lock, and where there is none by what another document noted lately.
 */
export const AttemptsStorage = (store: TextStore, locks: () => Locks | undefined = webLocks) => {
  const { clear, read, save } = sealedEntry(store, keysOfOneChannel.attempt, expected)
  let claimed = false
  let own: Attempt | undefined

  const isElsewhere = Effect.gen(function* () {
    const kept = (yield* read)?.data
    if (!kept || (kept.key === own?.key && kept.startedAt === own.startedAt)) return false
    return (yield* Time.currentTimeMillis) - kept.startedAt < longestPayment
  })
  const take = Effect.gen(function* () {
    const release = yield* Effect.promise(() => takeLock(locks()))
    if (release !== "none") return release
    return (yield* isElsewhere) ? undefined : () => undefined
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
    load: Effect.map(read, (found) => found?.data),
    save: (attempt) => {
      own = attempt
      return save(attempt)
    },
    clear,
    newKey: Effect.sync(randomKey)
  })
}
