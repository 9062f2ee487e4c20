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

/** What every part of the core needs: HTTP with the first view's `/api_url`, storage, the clock. */
const groundOf = (channel: Channel, apiUrl: SharedApiUrl) => {
  const store = browserStorage()
  const { origin } = location
  const layer = Layer.mergeAll(
    HttpAdapters({ origin, destinations, apiUrl }),
    SavedSearchStorage(store),
    ClockSystem
  ).pipe(Layer.provideMerge(Layer.succeed(CurrentChannel, channel)))
  /** Shares each service of this world with every layer on top of it. */
  const memoMap = Layer.makeMemoMapUnsafe()
  return { layer, memoMap, store, origin }
}

export type Ground = ReturnType<typeof groundOf>

/** The ports of a real browser, and the core over them. */
export const worldFor = (channel: Channel, apiUrl: SharedApiUrl) => {
  const ground = groundOf(channel, apiUrl)
  const { layer, memoMap } = ground
  const service = async () => (await import("./serviceWorld")).serviceFor(ground)
  return { ...ground, engine: makeEngine(ManagedRuntime.make(layer, { memoMap }), service) }
}

export type PortalWorld = ReturnType<typeof worldFor>
