import type { ManagedRuntime } from "effect"
import type { CurrentChannel } from "../../core/channel/CurrentChannel"
import { loadSearch } from "../../core/quote/loadSearch"
import type { QuoteApi } from "../../core/quote/QuoteApi"
import { requestQuotes } from "../../core/quote/requestQuotes"
import { SavedSearch } from "../../core/quote/SavedSearch"
import type { Clock } from "../../core/trip/Clock"
import type { DestinationsApi } from "../../core/trip/DestinationsApi"
import { offerDestinations } from "../../core/trip/offerDestinations"
import { bind } from "./bind"
import type { ServiceEngine } from "./serviceEngine"

export type World = CurrentChannel | Clock | QuoteApi | DestinationsApi | SavedSearch

/**
 * The core up to the chosen plan. Pages load it, and Effect with it, on the first touch of the
 * quote bar.
 */
export const makeEngine = (
  runtime: ManagedRuntime.ManagedRuntime<World, never>,
  service: () => Promise<ServiceEngine>
) => {
  const { call, port } = bind(runtime)
  return {
    service,
    requestQuotes: call(requestQuotes),
    offerDestinations: call(offerDestinations),
    loadSearch: call(loadSearch),
    search: port(SavedSearch)
  }
}

export type Engine = ReturnType<typeof makeEngine>
