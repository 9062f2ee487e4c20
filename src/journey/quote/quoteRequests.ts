import { computed, signal } from "@preact/signals-react"
import type { Plan } from "../../core/quote/plan"
import { checkSearch, type Search, type SearchDraft } from "../../core/trip/search"
import { judgeTrip, maxDaysTo, type Trip, type Verdict } from "../../core/trip/tripRules"
import { orAnew } from "../../hydration/orAnew"
import type { JourneyWorld } from "../journey"
import { remote } from "../remote"

export type Refusal = Extract<Verdict, { readonly is: "tooLong" | "startsTooLate" }>["is"]

const noop = () => undefined

const refusalIn = (verdict: Verdict): Refusal | undefined =>
  verdict.is === "tooLong" || verdict.is === "startsTooLate" ? verdict.is : undefined

/** Asks the provider for plans, once the trip may be quoted. A second quote outdates the first. */
export const makeQuoteRequests = ({ channel, quote, today }: Pick<JourneyWorld, "channel" | "quote" | "today">) => {
  const refusal = signal<Refusal>()
  /** The longest trip to the destination that was judged last, in days. */
  const longest = signal(0)
  const plans = signal<ReadonlyArray<Plan>>()
  const quoted = signal<Search>()
  /** When `plans` came, in milliseconds: a price is as old as its list, however late it is chosen. */
  let quotedAt = 0
  /** The last search that was asked for. */
  const asked = signal<Search>()

  const destinations = remote((signal) => quote.run(({ offerDestinations }) => offerDestinations(), signal))
  const quotes = remote(
    (signal: AbortSignal, search: Search) => quote.run(({ requestQuotes }) => requestQuotes(search), signal),
    {
      onDone: (found, search) => {
        plans.value = found
        quoted.value = search
        quotedAt = Date.now()
        void quote.run(({ SavedSearch }) => SavedSearch.use(({ saveResults }) => saveResults(found)))
      }
    }
  )
  const ask = (search: Search) => {
    asked.value = search
    quotes.start(search)
  }
  const judge = (trip: Trip): boolean => {
    const verdict = judgeTrip(trip, channel.trip, today())
    longest.value = maxDaysTo(trip.destination, channel.trip)
    refusal.value = refusalIn(verdict)
    return verdict.is === "quotable"
  }

  return {
    refusal,
    longest,
    asked,
    plans,
    quoted,
    quotedAt: () => quotedAt,
    destinations,
    /** Fetches the list of destinations, unless it is here or under way. */
    prepare: () => {
      if (["idle", "failed"].includes(destinations.state.peek().is)) destinations.start()
    },
    quotes,
    busy: computed(() => quotes.state.value.is === "loading"),
    ask,
    /** Reintentar: quotes the same search again. */
    retry: () => {
      const state = quotes.state.peek()
      // The core itself may be lost.
      if (state.is === "failed" && state.error._tag === "Broken") orAnew(quote.load()).catch(noop)
      const search = asked.peek()
      if (search) ask(search)
    },
    judge,
    /** The search, if it is valid and its trip may be quoted; else `refusal` says why. */
    admit: (typed: SearchDraft): Search | undefined => {
      const checked = checkSearch(typed, today())
      return checked.is === "valid" && judge(checked.search.trip) ? checked.search : undefined
    },
    dismissRefusal: () => {
      refusal.value = undefined
    },
    dropPlans: () => {
      quotes.cancel()
      plans.value = undefined
      quoted.value = undefined
    }
  }
}
