import { type MemoryPortsOptions, memoryPorts } from "../adapters/memory/ports"
import { late } from "../browser/late"
import { sceneTo } from "../channels/destinations"
import type { Channel } from "../core/channel/channel"
import type { Day } from "../core/trip/calendar"
import type { Runtime } from "../core/useCases/runtime"
import { type JourneyWorld, makeJourney } from "../journey/journey"
import { placeFinder } from "./placeFinder"

/** A brand's own parts of a journey's world. */
export type Branding = Pick<JourneyWorld, "copy" | "logo" | "looks" | "catalogue" | "coverages" | "pages"> & {
  readonly channel: Channel
}

/**
 * A journey without a browser, on one day: its pages are printed by the build, or shown by a story
 * or a test. `over` replaces parts of its world.
 */
export const stillJourney = (
  branding: Branding,
  today: Day,
  runtime: Runtime,
  given: MemoryPortsOptions = {},
  over: Partial<JourneyWorld> = {}
) =>
  makeJourney({
    ...branding,
    ...runtime,
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
