import { Layer, ManagedRuntime } from "effect"
import { ClockSystem } from "../adapters/clock/ClockSystem"
import { HttpAdapters } from "../adapters/http/HttpAdapters"
import type { SharedApiUrl } from "../adapters/http/plainGet"
import { browserStorage, type TextStore } from "../adapters/storage/browserStorage"
import { SavedSearchStorage } from "../adapters/storage/SavedSearchStorage"
import { destinations } from "../channels/destinations"
import { type Channel, CurrentChannel } from "../core/channel/channel"
import * as quote from "../core/useCases/quote"
import { late } from "../hydration/late"
import { runOn } from "../journey/runOn"
import { loadedBy, type Run, type Runtime } from "../journey/runtime"

const sharedBy = (channel: Channel, apiUrl: SharedApiUrl, store: TextStore) =>
  Layer.mergeAll(
    HttpAdapters({ origin: location.origin, destinations, apiUrl }),
    SavedSearchStorage(store),
    ClockSystem
  ).pipe(Layer.provideMerge(Layer.succeed(CurrentChannel, channel)))

/** Channel, clock, last search, HTTP client and `/api_url`: each exists once for all use-cases. */
type Shared = Layer.Success<ReturnType<typeof sharedBy>>

/** What later use-cases bring their adapters to. */
export interface Ground {
  readonly store: TextStore
  readonly runWith: <Ports>(adapters: Layer.Layer<Ports, never, Shared>) => Run<Ports | Shared>
}

/**
 * The core over HTTP and the browser's storage. The use-cases after the quote, and their adapters,
 * come with their first call.
 */
export const httpRuntime = (channel: Channel, apiUrl: SharedApiUrl): Runtime => {
  const store = browserStorage()
  const shared = sharedBy(channel, apiUrl, store)
  const memoMap = Layer.makeMemoMapUnsafe()
  const run = runOn(ManagedRuntime.make(shared, { memoMap }))
  const ground: Ground = {
    store,
    runWith: (adapters) => runOn(ManagedRuntime.make(Layer.provideMerge(adapters, shared), { memoMap }))
  }
  return {
    quote: loadedBy(async () => [quote, run]),
    checkout: loadedBy(late(async () => (await import("./checkoutCore")).checkoutCore(ground))),
    external: loadedBy(late(async () => (await import("./externalCore")).externalCore(ground))),
    service: loadedBy(late(async () => (await import("./serviceCore")).serviceCore(ground)))
  }
}
