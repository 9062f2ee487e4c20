import { Effect } from "effect"
import { CurrentChannel } from "../channel/CurrentChannel"
import { DestinationsApi } from "./DestinationsApi"
import { destinationsFor } from "./destination"

/** The destinations of the current channel, in order (QR-16). */
export const offerDestinations = Effect.fn("offerDestinations")(function* () {
  const { code } = yield* CurrentChannel
  const api = yield* DestinationsApi
  return destinationsFor(code, yield* api.all)
})
