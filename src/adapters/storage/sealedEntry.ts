import { Clock, Effect, Option, Schema } from "effect"
import { aDay } from "../../core/trip/calendar"
import { type Envelope, type TextStore, wrap } from "./browserStorage"

/** A stored value. Reading removes it if it is unreadable or too old. */
export const sealedEntry = <A>(store: TextStore, key: string, expected: Expected<A>) => ({
  read: Effect.map(Clock.currentTimeMillis, (now) => {
    const text = store.read(key)
    const found = text === undefined ? undefined : openEnvelope(text, expected, now)
    if (text !== undefined && found === undefined) store.remove(key)
    return found
  }),
  /** Replaces the data but keeps its date. True if it will survive this document. */
  write: (envelope: Envelope<A>): boolean => store.write(key, wrap(envelope)),
  save: (data: A) =>
    Effect.map(Clock.currentTimeMillis, (savedAt) => {
      store.write(key, wrap({ v: expected.version, savedAt, data }))
    }),
  clear: Effect.sync(() => store.remove(key))
})

/** The conditions for reading a stored value. `maxAge` is in milliseconds. */
export interface Expected<A> {
  readonly version: number
  readonly maxAge: number
  /**
   * True: accepts any future date, as after a clock was set back. Otherwise only up to one day
   * ahead.
   */
  readonly anyFuture?: boolean
  readonly data: Schema.Codec<A, unknown>
}

/** The longest readable text, in UTF-16 units. The portal never writes a longer one. */
export const maxLength = 256 * 1024

const clockSkew = aDay

/**
 * Reads a stored value. Undefined if it is too long, corrupt, of another version, too old or from
 * the future. It never throws.
 */
export const openEnvelope = <A>(
  text: string,
  { anyFuture, data, maxAge, version }: Expected<A>,
  now: number
): Envelope<A> | undefined => {
  if (text.length > maxLength) return undefined
  const Sealed = Schema.Struct({ v: Schema.Literal(version), savedAt: Schema.Finite, data })
  const found = Option.getOrUndefined(Schema.decodeUnknownOption(Schema.fromJsonString(Sealed))(text))
  const age = found === undefined ? Number.POSITIVE_INFINITY : now - found.savedAt
  return (anyFuture || age >= -clockSkew) && age <= maxAge ? found : undefined
}
