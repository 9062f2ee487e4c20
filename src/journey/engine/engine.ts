import { Effect, type ManagedRuntime } from "effect"
import type { CurrentChannel } from "../../core/channel/CurrentChannel"
import { loadSearch } from "../../core/quote/loadSearch"
import type { QuoteApi } from "../../core/quote/QuoteApi"
import { requestQuotes } from "../../core/quote/requestQuotes"
import { SavedSearch } from "../../core/quote/SavedSearch"
import type { Clock } from "../../core/trip/Clock"
import type { DestinationsApi } from "../../core/trip/DestinationsApi"
import { offerDestinations } from "../../core/trip/offerDestinations"
import { runsIn } from "./runs"
import type { ServiceEngine } from "./serviceEngine"

/** Every port that the core asks for before a plan is chosen. */
export type World = CurrentChannel | Clock | QuoteApi | DestinationsApi | SavedSearch

/**
 * The core, ready to run in a world. It is all of Effect that a page can reach, and is loaded when it is first needed; what
 * the forms write with comes apart.
 */
export const makeEngine = (
  runtime: ManagedRuntime.ManagedRuntime<World, never>,
  service: () => Promise<ServiceEngine>
) => {
  const runs = runsIn(runtime)
  return {
    service,
    requestQuotes: runs(requestQuotes),
    offerDestinations: runs((_: undefined) => offerDestinations()),
    loadSearch: runs((_: undefined) => loadSearch()),
    saveSearch: runs((draft: Parameters<SavedSearch["Service"]["save"]>[0]) =>
      Effect.flatMap(SavedSearch, ({ save }) => save(draft))
    ),
    saveResults: runs((plans: Parameters<SavedSearch["Service"]["saveResults"]>[0]) =>
      Effect.flatMap(SavedSearch, ({ saveResults }) => saveResults(plans))
    )
  }
}

export type Engine = ReturnType<typeof makeEngine>
