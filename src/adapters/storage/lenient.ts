import { Effect, Schema } from "effect"

/** A value that an older portal may have left out, or written otherwise, without harm to the rest. */
export const or = <A>(schema: Schema.Codec<A>, fallback: A) =>
  schema.pipe(
    Schema.catchDecoding(() => Effect.succeedSome(fallback)),
    Schema.withDecodingDefaultKey(Effect.succeed(fallback))
  )

/** A text, empty where there is none. */
export const Text = or(Schema.String, "")

/** A yes or no. */
export const Flag = (fallback: boolean) => or(Schema.Boolean, fallback)
