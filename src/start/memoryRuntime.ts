import { ManagedRuntime } from "effect"
import { type MemoryWorldOptions, memoryWorld } from "../adapters/memory/world"
import type { Channel } from "../core/channel/channel"
import type { Day } from "../core/trip/calendar"
import * as checkout from "../core/useCases/checkout"
import * as external from "../core/useCases/external"
import * as quote from "../core/useCases/quote"
import * as service from "../core/useCases/service"
import { runOn } from "../journey/runOn"
import { loadedBy, type Runtime } from "../journey/runtime"

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
