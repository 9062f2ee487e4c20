import { Option, Schema } from "effect"
import type { Envelope } from "./seal"

/** What a stored value must satisfy to be read again. */
export interface Expected<A> {
  readonly version: number
  /** In milliseconds. */
  readonly maxAge: number
  /** Takes a value of the future too, as after a clock that was set back; else only of the next day. */
  readonly anyFuture?: boolean
  readonly data: Schema.Codec<A, unknown>
}

/** The longest text that is read, in UTF-16 units: what is longer was not written by the portal. */
export const maxLength = 256 * 1024

const clockSkew = 24 * 60 * 60 * 1000

/** Reads a kept value; undefined if it is too long, corrupt, of another version, too old or from the future. Never throws. */
export const unseal = <A>(
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
