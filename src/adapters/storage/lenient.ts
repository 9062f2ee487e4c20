import { Effect, Schema } from "effect"

/**
 * Replaces a missing or wrong value with the fallback, so that entries of older portals stay
 * readable.
 */
export const or = <A, Kept>(schema: Schema.Codec<A, Kept>, fallback: A) =>
  schema.pipe(
    Schema.catchDecoding(() => Effect.succeedSome(fallback)),
    Schema.withDecodingDefaultTypeKey(Effect.succeed(fallback))
  )

/** A text, empty by default. */
export const Text = or(Schema.String, "")

/** A boolean with a default. */
export const Flag = (fallback: boolean) => or(Schema.Boolean, fallback)
