import { Effect, Layer } from "effect"
import { type Destination, DestinationsApi } from "../../core/trip/DestinationsApi"
import { Http } from "./client"
import { decodeDestinations } from "./wire/destinations"

/**
 * Destinations from `/config/destinos.json`, or the list of the build after any failure (QR-16).
 */
export const DestinationsHttp = (fallback: ReadonlyArray<Destination>) =>
  Layer.effect(
    DestinationsApi,
    Effect.map(Http, (http) => ({
      all: http.json({ method: "GET", url: "/config/destinos.json", timeout: 8_000, retries: 2 }).pipe(
        Effect.flatMap(decodeDestinations),
        Effect.map(
          (list): ReadonlyArray<Destination> =>
            list.map(({ exclusiveForChannels, ...destination }) => ({
              ...destination,
              exclusiveForChannels: exclusiveForChannels ?? []
            }))
        ),
        Effect.catch(() => Effect.succeed(fallback))
      )
    }))
  )
