import { Layer } from "effect"
import { ClockSystem } from "./adapters/clock/ClockSystem"
import { HttpAdapters } from "./adapters/http/HttpAdapters"
import type { SharedApiUrl } from "./adapters/http/plainGet"
import { StorageAdapters } from "./adapters/storage/StorageAdapters"
import { destinations } from "./channels/destinations"
import { CurrentChannel } from "./core/channel/CurrentChannel"
import type { Channel } from "./core/channel/channel"
import { type Engine, makeEngine } from "./journey/engine"

/** The core in the real world of a browser: HTTP with the `/api_url` of the first view, local storage, the system's clock. */
export const engineFor = (channel: Channel, apiUrl: SharedApiUrl): Engine =>
  makeEngine(
    Layer.mergeAll(
      HttpAdapters({ origin: location.origin, destinations, apiUrl }),
      StorageAdapters(),
      ClockSystem
    ).pipe(Layer.provideMerge(Layer.succeed(CurrentChannel, channel)))
  )
