import { Cause, Exit, Layer, ManagedRuntime } from "effect"
import { ClockSystem } from "../adapters/clock/ClockSystem"
import { HttpAdapters } from "../adapters/http/HttpAdapters"
import type { SharedApiUrl } from "../adapters/http/plainGet"
import { browserStorage, type TextStore } from "../adapters/storage/browserStorage"
import { SavedSearchStorage } from "../adapters/storage/SavedSearchStorage"
import { late } from "../browser/late"
import { destinations } from "../channels/destinations"
import { type Channel, CurrentChannel } from "../core/channel/channel"
import { log } from "../core/device/log"
import * as quote from "../core/useCases/quote"
import { broken, loadedBy, type Outcome, type Run, type Runtime } from "../core/useCases/runtime"

/** The outcome of a finished effect. A defect is logged and counts as Broken, as an interruption does. */
const fromExit = <A, E>(exit: Exit.Exit<A, E>): Outcome<A, E> => {
  if (Exit.isSuccess(exit)) return { is: "done", value: exit.value }
  const failure = exit.cause.reasons.find(Cause.isFailReason)
  if (failure) return { is: "failed", error: failure.error }
  if (!Cause.hasInterruptsOnly(exit.cause)) log("A use-case broke:", Cause.squash(exit.cause))
  return broken
}

/** Runs the core's effects on one set of adapters. An abort interrupts. */
export const runOn =
  <Ports>(runtime: ManagedRuntime.ManagedRuntime<Ports, never>): Run<Ports> =>
  async (effect, signal) =>
    fromExit(await runtime.runPromiseExit(effect, signal && { signal }))

const sharedBy = (channel: Channel, apiUrl: SharedApiUrl, store: TextStore) =>
  Layer.mergeAll(
    HttpAdapters({ origin: location.origin, destinations, apiUrl }),
    SavedSearchStorage(store),
    ClockSystem
  ).pipe(Layer.provideMerge(Layer.succeed(CurrentChannel, channel)))

/** Channel, clock, last search, HTTP client and `/api_url`: each exists once for all use-cases. */
type Shared = Layer.Success<ReturnType<typeof sharedBy>>

/**
 * The core over HTTP and the browser's storage. The use-cases after the quote, and their adapters,
 * come with their first call.
 */
export const httpRuntime = (channel: Channel, apiUrl: SharedApiUrl): Runtime => {
  const store = browserStorage()
  const shared = sharedBy(channel, apiUrl, store)
  const memoMap = Layer.makeMemoMapUnsafe()
  const runOver = <Ports>(layer: Layer.Layer<Ports>) => runOn(ManagedRuntime.make(layer, { memoMap }))
  const over = <Named, Ports>([named, adapters]: readonly [Named, Layer.Layer<Ports, never, Shared>]) =>
    [named, runOver(Layer.provideMerge(adapters, shared))] as const
  const run = runOver(shared)
  return {
    quote: loadedBy(async () => [quote, run]),
    checkout: loadedBy(late(async () => over(await (await import("./checkoutCore")).checkoutCore(store)))),
    external: loadedBy(late(async () => over((await import("./externalCore")).externalCore(store)))),
    service: loadedBy(late(async () => over((await import("./serviceCore")).serviceCore())))
  }
}
