import { type MemoryPortsOptions, memoryPorts } from "../adapters/memory/ports"
import type { MemoryWorldOptions } from "../adapters/memory/world"
import type { Channel } from "../core/channel/channel"
import type { Day } from "../core/trip/calendar"
import { type JourneyWorld, makeJourney } from "../journey/journey"
import { memoryRuntime } from "./memoryRuntime"

export type MemoryJourneyOptions = MemoryWorldOptions & MemoryPortsOptions

type Branding = Pick<JourneyWorld, "copy" | "logo" | "catalogue" | "coverages" | "pages"> & {
  readonly channel: Channel
}

/** A journey over the real core in memory, on one day. `over` replaces parts of its world. */
export const memoryJourney = (
  branding: Branding,
  today: Day,
  given: MemoryJourneyOptions,
  over: Partial<JourneyWorld> = {}
) => {
  return makeJourney({
    ...branding,
    ...memoryRuntime(branding.channel, today, given),
    ...memoryPorts(given),
    prepare: async () => {},
    printed: false,
    hasOwnDocument: () => false,
    development: false,
    today: () => today,
    todayHere: () => today,
    openDocument: () => {},
    track: () => {},
    ...over
  })
}
