import { Effect, Schema } from "effect"
import { type SceneName, sceneNames } from "../../../core/channel/channel"

/** For a destination without a drawing, or with one of a newer portal. */
const anyScene: SceneName = "ventana"

const Scene = Schema.Literals(sceneNames).pipe(
  Schema.catchDecoding(() => Effect.succeedSome(anyScene)),
  Schema.withDecodingDefaultKey(Effect.succeed(anyScene))
)

const WireDestination = Schema.Struct({
  id: Schema.Int,
  name: Schema.NonEmptyString,
  order: Schema.Finite,
  exclusiveForChannels: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))),
  scene: Scene
})

const Destinations = Schema.NonEmptyArray(WireDestination)

/**
 * Decodes `/config/destinos.json` (QR-16). One wrong entry fails the whole list, because half a
 * list would hide destinations.
 */
export const decodeDestinations = Schema.decodeUnknownEffect(Destinations)
