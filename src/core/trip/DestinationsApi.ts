import { Context, Effect } from "effect"
import { CurrentChannel } from "../channel/CurrentChannel"
import { type Destination, destinationsFor } from "./destination"

/**
 * The destinations of all channels. It always answers: if the request fails, with the list of the
 * build.
 */
export class DestinationsApi extends Context.Service<
  DestinationsApi,
  { readonly all: Effect.Effect<ReadonlyArray<Destination>> }
>()("core/trip/DestinationsApi") {}

/** The destinations of the current channel, in order (QR-16). */
export const offerDestinations = Effect.fn("offerDestinations")(function* () {
  const { code } = yield* CurrentChannel
  const api = yield* DestinationsApi
  return destinationsFor(code, yield* api.all)
})
