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

const groundOf = (channel: Channel, apiUrl: SharedApiUrl) => {
  const store = browserStorage()
  const { origin } = location
  const layer = Layer.mergeAll(
    HttpAdapters({ origin, destinations, apiUrl }),
    SavedSearchStorage(store),
    ClockSystem
  ).pipe(Layer.provideMerge(Layer.succeed(CurrentChannel, channel)))
  const memoMap = Layer.makeMemoMapUnsafe()
  return { layer, memoMap, store, origin }
}

export type Ground = ReturnType<typeof groundOf>

export const worldFor = (channel: Channel, apiUrl: SharedApiUrl) => {
  const ground = groundOf(channel, apiUrl)
  const { layer, memoMap } = ground
  const service = async () => (await import("./serviceWorld")).serviceFor(ground)
  return { ...ground, engine: makeEngine(ManagedRuntime.make(layer, { memoMap }), service) }
}

export type PortalWorld = ReturnType<typeof worldFor>
