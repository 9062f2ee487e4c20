import { Effect, Layer } from "effect"
import { DestinationsApi } from "../../core/trip/DestinationsApi"
import type { Destination } from "../../core/trip/destination"

/** A fixed list of destinations. */
export const DestinationsMemory = (all: ReadonlyArray<Destination>) =>
  Layer.succeed(DestinationsApi, { all: Effect.succeed(all) })
