import { Context, Effect } from "effect"
import { CurrentChannel, type SceneName } from "../channel/channel"

/** A destination as in `/config/destinos.json` (QR-16). */
export interface Destination {
  readonly id: number
  readonly name: string
  /** The codes of the only channels that offer it. Empty means all. */
  readonly exclusiveForChannels: ReadonlyArray<string>
  readonly order: number
  readonly scene: SceneName
}

/** The destinations of a channel, sorted by order and then by id (QR-16). */
export const destinationsFor = (code: string, all: ReadonlyArray<Destination>): ReadonlyArray<Destination> =>
  all
    .filter(({ exclusiveForChannels }) => exclusiveForChannels.length === 0 || exclusiveForChannels.includes(code))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)

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
