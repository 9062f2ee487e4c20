import { Effect, Layer, Schema } from "effect"
import { type Destination, DestinationsApi } from "../../core/trip/DestinationsApi"
import { readOf } from "./call"
import { Http, HttpFetch, type HttpOptions } from "./client"
import { QuoteApiHttp } from "./QuoteApiHttp"

/** The name of a drawing; empty for anything else. */
const Scene = Schema.String.pipe(
  Schema.catchDecoding(() => Effect.succeedSome("")),
  Schema.withDecodingDefaultKey(Effect.succeed(""))
)

const WireDestination = Schema.Struct({
  id: Schema.Int,
  name: Schema.NonEmptyString,
  order: Schema.Finite,
  exclusiveForChannels: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))),
  scene: Scene
})

/** One wrong entry fails the whole list, because half a list would hide destinations. */
const decode = Schema.decodeUnknownEffect(Schema.NonEmptyArray(WireDestination))

const toDestination = ({ exclusiveForChannels, ...destination }: typeof WireDestination.Type): Destination => ({
  ...destination,
  exclusiveForChannels: exclusiveForChannels ?? []
})

/** Destinations of `/config/destinos.json`, or of the build after any failure (QR-16). */
const DestinationsHttp = (fallback: ReadonlyArray<Destination>) => {
  const built = Effect.succeed(fallback)
  return Layer.effect(
    DestinationsApi,
    Effect.map(Http, (http) => ({
      all: http.json(readOf("/config/destinos.json")).pipe(
        Effect.flatMap(decode),
        Effect.map((list): ReadonlyArray<Destination> => list.map(toDestination)),
        Effect.catch(() => built)
      ),
      built
    }))
  )
}

export interface HttpAdaptersOptions extends HttpOptions {
  readonly destinations: ReadonlyArray<Destination>
}

/** The HTTP adapters until a plan is chosen, on one client, which later adapters share. */
export const HttpAdapters = ({ destinations, ...page }: HttpAdaptersOptions) =>
  Layer.mergeAll(QuoteApiHttp, DestinationsHttp(destinations)).pipe(Layer.provideMerge(HttpFetch(page)))
