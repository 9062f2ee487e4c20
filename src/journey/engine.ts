import { Cause, Effect, Exit, type Layer, ManagedRuntime } from "effect"
import type { CurrentChannel } from "../core/channel/CurrentChannel"
import { cancelPurchase } from "../core/notifications/cancelPurchase"
import type { NotificationsApi } from "../core/notifications/NotificationsApi"
import { requestContact } from "../core/notifications/requestContact"
import type { QuoteApi } from "../core/quote/QuoteApi"
import { requestQuotes } from "../core/quote/requestQuotes"
import type { Clock } from "../core/trip/Clock"
import type { DestinationsApi } from "../core/trip/DestinationsApi"
import { offerDestinations } from "../core/trip/offerDestinations"
import { SavedSearch } from "../core/trip/SavedSearch"
import type { Outcome, Start } from "./remote"

/** Every port the core may ask for. */
export type World = CurrentChannel | Clock | QuoteApi | DestinationsApi | SavedSearch | NotificationsApi

const outcomeOf = <A, E>(exit: Exit.Exit<A, E>): Outcome<A, E> => {
  if (Exit.isSuccess(exit)) return { is: "done", value: exit.value }
  const failure = exit.cause.reasons.find(Cause.isFailReason)
  if (failure) return { is: "failed", error: failure.error }
  console.error("A use-case broke:", Cause.pretty(exit.cause))
  return { is: "failed", error: { _tag: "Broken" } }
}

/** The core, ready to run in a world. It is all of Effect that a page can reach, and is loaded when it is first needed. */
export const makeEngine = (world: Layer.Layer<World>) => {
  const runtime = ManagedRuntime.make(world)
  const runs =
    <In, A, E>(useCase: (input: In) => Effect.Effect<A, E, World>): Start<In, A, E> =>
    (input, done) => {
      let wanted = true
      const interrupt = runtime.runCallback(useCase(input), {
        onExit: (exit) => {
          if (wanted) done(outcomeOf(exit))
        }
      })
      return () => {
        wanted = false
        interrupt()
      }
    }
  return {
    requestQuotes: runs(requestQuotes),
    requestContact: runs(requestContact),
    cancelPurchase: runs(cancelPurchase),
    offerDestinations: runs((_: undefined) => offerDestinations()),
    loadSearch: runs((_: undefined) => Effect.flatMap(SavedSearch, ({ load }) => load)),
    saveSearch: runs((draft: Parameters<SavedSearch["Service"]["save"]>[0]) =>
      Effect.flatMap(SavedSearch, ({ save }) => save(draft))
    ),
    saveResults: runs((plans: Parameters<SavedSearch["Service"]["saveResults"]>[0]) =>
      Effect.flatMap(SavedSearch, ({ saveResults }) => saveResults(plans))
    )
  }
}

export type Engine = ReturnType<typeof makeEngine>
