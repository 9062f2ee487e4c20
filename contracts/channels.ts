import type { Channel } from "../src/core/channel/channel"
import { channelIds } from "../tests/conventions/source"

/** Reads the channels without the rest of their brands. */
export const readChannels = (): Promise<ReadonlyArray<Channel>> =>
  Promise.all(channelIds.map(async (id) => (await import(`../src/channels/${id}/channel.ts`)).channel as Channel))
