import { ManagedRuntime } from "effect"
import { type MemoryPortsOptions, memoryPorts } from "../adapters/memory/ports"
import { type MemoryWorldOptions, memoryWorld } from "../adapters/memory/world"
import type { Channel } from "../core/channel/channel"
import type { Day } from "../core/trip/calendar"
import { makeCheckoutEngine } from "../journey/engine/checkoutEngine"
import { makeEngine } from "../journey/engine/engine"
import { makeExternalEngine } from "../journey/engine/externalEngine"
import { makeServiceEngine } from "../journey/engine/serviceEngine"
import { type JourneyWorld, makeJourney } from "../journey/journey"

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
  const runtime = ManagedRuntime.make(memoryWorld(branding.channel, today, given))
  const engine = makeEngine(runtime, async () => makeServiceEngine(runtime))
  const checkout = makeCheckoutEngine(runtime)
  const external = makeExternalEngine(runtime)
  return makeJourney({
    ...branding,
    ...memoryPorts(given),
    prepare: async () => {},
    printed: false,
    hasOwnDocument: () => false,
    development: false,
    today: () => today,
    todayHere: () => today,
    openDocument: () => {},
    track: () => {},
    engine: async () => engine,
    checkout: async () => checkout,
    external: async () => external,
    ...over
  })
}
