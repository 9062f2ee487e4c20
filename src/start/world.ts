import { Layer, ManagedRuntime } from "effect"
import { ClockSystem } from "../adapters/clock/ClockSystem"
import { HttpAdapters } from "../adapters/http/HttpAdapters"
import type { SharedApiUrl } from "../adapters/http/plainGet"
import { browserStorage } from "../adapters/storage/browserStorage"
import { SavedSearchStorage } from "../adapters/storage/SavedSearchStorage"
import { destinations } from "../channels/destinations"
import { CurrentChannel } from "../core/channel/CurrentChannel"
import type { Channel } from "../core/channel/channel"
import { makeEngine } from "../journey/engine/engine"

/** What every part of the core stands on: HTTP with the `/api_url` of the first view, local storage, the system's clock. */
const groundOf = (channel: Channel, apiUrl: SharedApiUrl) => {
  const store = browserStorage()
  const { origin } = location
  const layer = Layer.mergeAll(
    HttpAdapters({ origin, destinations, apiUrl }),
    SavedSearchStorage(store),
    ClockSystem
  ).pipe(Layer.provideMerge(Layer.succeed(CurrentChannel, channel)))
  /** What is made once for this world is the same for whatever is laid over it. */
  const memoMap = Layer.makeMemoMapUnsafe()
  return { layer, memoMap, store, origin }
}

/** The ground that the parts of the core are laid over. */
export type Ground = ReturnType<typeof groundOf>

/** The real world of a browser, and the core in it. */
export const worldFor = (channel: Channel, apiUrl: SharedApiUrl) => {
  const ground = groundOf(channel, apiUrl)
  const { layer, memoMap } = ground
  const service = async () => (await import("./serviceWorld")).serviceFor(ground)
  return { ...ground, engine: makeEngine(ManagedRuntime.make(layer, { memoMap }), service) }
}

/** The world that the checkout is laid over. */
export type PortalWorld = ReturnType<typeof worldFor>
