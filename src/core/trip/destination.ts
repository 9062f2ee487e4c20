import type { SceneName } from "../channel/channel"

/** A place one can quote for, as `/config/destinos.json` lists it (QR-16). */
export interface Destination {
  readonly id: number
  readonly name: string
  /** Codes of the channels that alone offer it; empty means all. */
  readonly exclusiveForChannels: ReadonlyArray<string>
  readonly order: number
  /** The drawing shown beside its name. */
  readonly scene: SceneName
}

/** What a channel offers, by order and then by id (QR-16). */
export const destinationsFor = (code: string, all: ReadonlyArray<Destination>): ReadonlyArray<Destination> =>
  all
    .filter(({ exclusiveForChannels }) => exclusiveForChannels.length === 0 || exclusiveForChannels.includes(code))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
