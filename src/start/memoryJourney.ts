import { ManagedRuntime } from "effect"
import { type MemoryPortsOptions, memoryPorts } from "../adapters/memory/ports"
import { type MemoryWorldOptions, memoryWorld } from "../adapters/memory/world"
import { late } from "../browser/late"
import { sceneTo } from "../channels/destinations"
import type { Channel } from "../core/channel/channel"
import type { Day } from "../core/trip/calendar"
import * as checkout from "../core/useCases/checkout"
import * as external from "../core/useCases/external"
import * as quote from "../core/useCases/quote"
import { loadedBy, type Runtime } from "../core/useCases/runtime"
import * as service from "../core/useCases/service"
import { type JourneyWorld, makeJourney } from "../journey/journey"
import { runOn } from "./httpRuntime"
import { placeFinder } from "./placeFinder"

/** The core in memory, on one day. */
export const memoryRuntime = (channel: Channel, today: Day, given: MemoryWorldOptions = {}): Runtime => {
  const run = runOn(ManagedRuntime.make(memoryWorld(channel, today, given)))
  return {
    quote: loadedBy(async () => [quote, run]),
    checkout: loadedBy(async () => [checkout, run]),
    external: loadedBy(async () => [external, run]),
    service: loadedBy(async () => [service, run])
  }
}

export type MemoryJourneyOptions = MemoryWorldOptions & MemoryPortsOptions

type Branding = Pick<JourneyWorld, "copy" | "logo" | "looks" | "catalogue" | "coverages" | "pages"> & {
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
    sceneTo,
    places: late(async () => placeFinder(branding.channel)),
    preparePage: async () => {},
    printed: false,
    hasOwnDocument: () => false,
    development: false,
    today: () => today,
    localToday: () => today,
    openDocument: () => {},
    track: () => {},
    ...over
  })
}
