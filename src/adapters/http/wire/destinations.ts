import { Schema } from "effect"

const WireDestination = Schema.Struct({
  id: Schema.Int,
  name: Schema.NonEmptyString,
  order: Schema.Finite,
  exclusiveForChannels: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))),
  scene: Schema.optionalKey(Schema.NullOr(Schema.String))
})

const Destinations = Schema.NonEmptyArray(WireDestination)

/** `/config/destinos.json` (1§3); fails on a list with a wrong entry, as half a list would hide destinations. */
export const decodeDestinations = Schema.decodeUnknownEffect(Destinations)
