import { Context, Effect } from "effect"
import { CurrentChannel } from "../channel/channel"

/** A destination as in `/config/destinos.json` (QR-16). */
export interface Destination {
  readonly id: number
  readonly name: string
  /** The codes of the only channels that offer it. Empty means all. */
  readonly exclusiveForChannels: ReadonlyArray<string>
  readonly order: number
  /** The name of its drawing, which the portal may not have. */
  readonly scene: string
}

/** The destinations of a channel, sorted by order and then by id (QR-16). */
export const destinationsFor = (code: string, all: ReadonlyArray<Destination>): ReadonlyArray<Destination> =>
  all
    .filter(({ exclusiveForChannels }) => exclusiveForChannels.length === 0 || exclusiveForChannels.includes(code))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)

/**
 * The destinations of all channels. It never fails: `built` is the list of the build, and `all`
 * falls back to it if the request fails.
 */
export class DestinationsApi extends Context.Service<
  DestinationsApi,
  { readonly [list in "all" | "built"]: Effect.Effect<ReadonlyArray<Destination>> }
>()("core/trip/DestinationsApi") {}

/** How long a saved search or a link waits for the list, in milliseconds. */
export const patience = 1500

/** The channel's destinations, in order (QR-16). `soon`: those of the build if the list is late. */
export const offerDestinations = Effect.fnUntraced(function* (soon = false) {
  const { code } = yield* CurrentChannel
  const { all, built } = yield* DestinationsApi
  return destinationsFor(
    code,
    yield* soon ? Effect.timeoutOrElse(all, { duration: patience, orElse: () => built }) : all
  )
})
