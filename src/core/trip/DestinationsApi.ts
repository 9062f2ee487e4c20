import { Context, type Effect } from "effect"
import type { Destination } from "./destination"

/** The list of destinations of every channel. It always answers: where the list cannot be fetched, with the one the portal was built with. */
export class DestinationsApi extends Context.Service<
  DestinationsApi,
  { readonly all: Effect.Effect<ReadonlyArray<Destination>> }
>()("core/trip/DestinationsApi") {}
