import { Effect, Layer, Schema } from "effect"
import { type Destination, DestinationsApi } from "../../core/trip/DestinationsApi"
import { readOf } from "./call"
import { ApiUrlHttp, Http, HttpFetch } from "./client"
import type { SharedApiUrl } from "./plainGet"
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

/**
 * Destinations from `/config/destinos.json`, or the list of the build after any failure (QR-16).
 */
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

export interface HttpAdaptersOptions {
  readonly origin: string
  readonly destinations: ReadonlyArray<Destination>
  readonly apiUrl?: SharedApiUrl
  readonly fetch?: typeof fetch
}

/**
 * The HTTP adapters until a plan is chosen, on one client and one `/api_url`. Later adapters share
 * both.
 */
export const HttpAdapters = ({ apiUrl, destinations, ...page }: HttpAdaptersOptions) =>
  Layer.mergeAll(QuoteApiHttp, DestinationsHttp(destinations)).pipe(
    Layer.provideMerge(ApiUrlHttp(apiUrl)),
    Layer.provideMerge(HttpFetch({ ...page, ...(apiUrl && { onLost: apiUrl.drop }) }))
  )
