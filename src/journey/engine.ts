import { Effect, type ManagedRuntime } from "effect"
import type { CurrentChannel } from "../core/channel/CurrentChannel"
import { cancelPurchase } from "../core/notifications/cancelPurchase"
import type { NotificationsApi } from "../core/notifications/NotificationsApi"
import { requestContact } from "../core/notifications/requestContact"
import type { QuoteApi } from "../core/quote/QuoteApi"
import { requestQuotes } from "../core/quote/requestQuotes"
import type { Clock } from "../core/trip/Clock"
import type { DestinationsApi } from "../core/trip/DestinationsApi"
import { loadSearch } from "../core/trip/loadSearch"
import { offerDestinations } from "../core/trip/offerDestinations"
import { SavedSearch } from "../core/trip/SavedSearch"
import { runsIn } from "./runs"

/** Every port that the core asks for before a plan is chosen. */
export type World = CurrentChannel | Clock | QuoteApi | DestinationsApi | SavedSearch | NotificationsApi

/** The core, ready to run in a world. It is all of Effect that a page can reach, and is loaded when it is first needed. */
export const makeEngine = (runtime: ManagedRuntime.ManagedRuntime<World, never>) => {
  const runs = runsIn(runtime)
  return {
    requestQuotes: runs(requestQuotes),
    requestContact: runs(requestContact),
    cancelPurchase: runs(cancelPurchase),
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
