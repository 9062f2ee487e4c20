import { Clock, Effect, Option, Schema } from "effect"
import { type KeptKey, timeOf } from "../../core/device/kept"
import { aDay } from "../../core/trip/calendar"
import { readJson } from "../json/readJson"
import { type Envelope, type TextStore, wrap } from "./browserStorage"

/** The longest readable text, in UTF-16 units. The portal never writes a longer one. */
const maxLength = 256 * 1024

/** A clock may have been ahead when it wrote the date. */
const clockSkew = aDay

/** Whether an entry is as young as `lasting` says. One without a limit in time always is. */
const isFresh = (key: KeptKey, age: number) => {
  const limit = timeOf(key)
  return limit === undefined || (age >= -clockSkew && age <= limit)
}

/**
 * A stored value. Reading never throws; it removes a value that is too long, corrupt, of another
 * version, too old or from the future.
 */
export const sealedEntry = <A>(store: TextStore, key: KeptKey, data: Schema.Codec<A, unknown>, v = 1) => {
  const Sealed = Schema.Struct({ v: Schema.Literal(v), savedAt: Schema.Finite, data })
  const decode = Schema.decodeUnknownOption(Sealed)
  const write = (envelope: Envelope<A>): boolean => store.write(key, wrap(envelope))
  const seal = (data: A) => Effect.map(Clock.currentTimeMillis, (savedAt): Envelope<A> => ({ v, savedAt, data }))
  const read = Effect.map(Clock.currentTimeMillis, (now): Envelope<A> | undefined => {
    const text = store.read(key)
    if (text === undefined) return undefined
    const found = text.length > maxLength ? undefined : Option.getOrUndefined(decode(readJson(text)))
    if (found && isFresh(key, now - found.savedAt)) return found
    if (found) store.erase(key)
    // Its copy on disk may be readable.
    else store.remove(key)
    return undefined
  })
  return {
    read,
    /** Puts data of this moment into an envelope. */
    seal,
    /** Stores an envelope with its own date. True if it will survive this document. */
    write,
    /** Replaces parts of the value, if there is one. */
    change: (to: (found: Envelope<A>) => Partial<Envelope<A>>) =>
      Effect.map(read, (found) => {
        if (found) write({ ...found, ...to(found) })
      }),
    save: (data: A) => Effect.map(seal(data), (envelope) => void write(envelope)),
    clear: Effect.sync(() => store.remove(key))
  }
}
