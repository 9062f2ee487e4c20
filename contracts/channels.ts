import type { Channel, DurationTable } from "../src/core/channel/channel"
import { channelIds } from "../tests/conventions/source"
import type { Pages } from "./verifier/preflight"

/** Reads the channels without the rest of their brands. */
export const readChannels = (): Promise<ReadonlyArray<Channel>> =>
  Promise.all(channelIds.map(async (id) => (await import(`../src/channels/${id}/channel.ts`)).channel as Channel))

/** What a provider needs to know of a channel; `channels.json` of a package is a list of these. */
export interface ChannelRow extends Pages {
  readonly idChannel: string
  readonly currency: string
  readonly document: Channel["document"]
  /** As JSON has it, `upToDays` is null in a last band without an end. */
  readonly durations: ReadonlyArray<
    Pick<DurationTable, "annual" | "destination"> & {
      readonly bands: ReadonlyArray<{ readonly upToDays: number | null; readonly code: string }>
    }
  >
}

/** Every channel as its provider knows it. */
export const channelTable = async (): Promise<ReadonlyArray<ChannelRow>> =>
  (await readChannels()).map(({ code, currency, document, hosts, proxyHosts, trip }) => ({
    idChannel: code,
    currency: currency.code,
    document,
    hosts,
    proxyHosts,
    durations: trip.durations
  }))
