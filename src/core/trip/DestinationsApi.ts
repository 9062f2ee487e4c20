import { Context, type Effect } from "effect"
import type { Destination } from "./destination"

/**
 * The destinations of all channels. It always answers: if the request fails, with the list of the
 * build.
 */
export class DestinationsApi extends Context.Service<
  DestinationsApi,
  { readonly all: Effect.Effect<ReadonlyArray<Destination>> }
>()("core/trip/DestinationsApi") {}
