import { computed, signal } from "@preact/signals-react"
import type { Plan } from "../../core/quote/plan"
import { checkSearch, type Search, type SearchDraft, type SearchProblems } from "../../core/trip/search"
import { judgeTrip, maxDaysTo, type Trip, type Verdict } from "../../core/trip/tripRules"
import { anew } from "../../hydration/lost"
import type { JourneyWorld } from "../journey"
import { perVisit } from "../lifetimes"
import { remote } from "../remote"
import { useJourney } from "../useJourney"
import { makeSearchDraft } from "./searchDraft"

export type Refusal = Extract<Verdict["is"], "tooLong" | "startsTooLate">

const noop = () => undefined

/** Asks the provider for plans, once the trip may be quoted. A second quote outdates the first. */
const makeQuoteRequests = ({ channel, quote, today }: Pick<JourneyWorld, "channel" | "quote" | "today">) => {
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
    const { is } = judgeTrip(trip, channel.trip, today())
    longest.value = maxDaysTo(trip.destination, channel.trip)
    refusal.value = is === "tooLong" || is === "startsTooLate" ? is : undefined
    return is === "quotable"
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
      if (state.is === "failed" && state.error._tag === "Broken") quote.load().catch(anew()).catch(noop)
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

/** From the quote bar to the plans: COTIZAR on the home, RECOTIZAR in place, a saved search. */
const makeQuoting = (journey: Pick<JourneyWorld, "channel" | "quote" | "today" | "track">) => {
  const { today, track } = journey
  const bar = makeSearchDraft(journey)
  const requests = makeQuoteRequests(journey)
  const leaving = signal(false)
  /** COTIZAR on the home asked already: the results show that quote. */
  let isAsked = false

  /**
   * COTIZAR on the home asks at once, saves the search beside and opens the results, which show
   * that quote (QB-10). `goToResults` goes once `saved` is settled.
   */
  const submitFromHome = async (typed: SearchDraft, goToResults: (saved: Promise<void>) => Promise<void>) => {
    if (leaving.peek()) return
    track({ name: "select_content", item: "cotizar barra cotizadora" })
    const search = requests.admit(typed)
    if (!search) return
    leaving.value = true
    requests.dropPlans()
    requests.ask(search)
    isAsked = true
    bar.wrong.value = []
    bar.invited.value = false
    bar.restored.value = true
    await goToResults(bar.keep(typed))
    leaving.value = false
  }

  const quoteNow = async (search: Search, typed: SearchDraft) => {
    bar.invited.value = false
    requests.ask(search)
    await bar.keep(typed)
    bar.restored.value = true
  }

  const submitInPlace = async (typed: SearchDraft) => {
    track({ name: "select_content", item: bar.restored.value ? "recotizar" : "cotizar barra cotizadora" })
    bar.wrong.value = []
    const search = requests.admit(typed)
    if (search) await quoteNow(search, typed)
  }

  /** The fields that held when the search was saved, and no longer do. */
  const outdatedIn = ({ ages, dates, destination }: SearchProblems) => {
    const outdated = {
      destination: bar.isWithdrawn() && destination !== undefined,
      dates: dates === "startPast",
      ages: ages === "tooMany"
    }
    return (["destination", "dates", "ages"] as const).filter((field) => outdated[field])
  }

  /**
   * Fills the bar with a saved search and quotes it, unless the visitor changed it meanwhile. Then, or
   * if something is missing, it invites them to press instead; an outdated field has its message.
   */
  const enterKept = (kept: SearchDraft) => {
    const mayQuote = bar.fill(kept, true)
    bar.restored.value = true
    const checked = checkSearch(mayQuote ? kept : bar.draft.peek(), today())
    const problems = checked.is === "invalid" ? checked.problems : undefined
    const outdated = problems ? outdatedIn(problems) : []
    bar.wrong.value = outdated
    // After a logout the contact is missing; in a partner's trip, the destination may be.
    const isIncomplete = problems !== undefined && outdated.length === 0
    bar.invited.value = !mayQuote || isIncomplete
    const search = mayQuote && requests.admit(kept)
    if (search) requests.ask(search)
  }

  /**
   * Enters the results: shows the quote of the home, or loads and quotes a saved search. Quotes
   * nothing without one, or while the visitor types (QB-11, QB-12).
   */
  const enterResults = async () => {
    const wasAsked = isAsked
    isAsked = false
    if (wasAsked) return
    const kept = await bar.loadKept()
    if (kept) enterKept(kept)
  }

  return {
    ...bar,
    ...requests,
    leaving,
    submitFromHome,
    submitInPlace,
    enterResults,
    enterKept,
    quote: quoteNow,
    forget: () => {
      isAsked = false
      requests.dropPlans()
      bar.empty()
    },
    /** Reports that the visitor applied a popup's choice (QB-15). */
    applied: () => track({ name: "select_content", item: "aplicar barra cotizadora" }),
    /** Report that the visitor opened or closed the details of the plans (CM-04). */
    detailsOpened: () => track({ name: "select_content", item: "ver detalles" }),
    detailsClosed: () => track({ name: "select_content", item: "cerrar" })
  }
}

export type Quoting = ReturnType<typeof makeQuoting>

/** The quote of a visit. */
export const quotingOf = perVisit((journey): Quoting => {
  const quoting = makeQuoting(journey)
  journey.visit.forgotten.subscribe((times) => {
    if (times > 0) quoting.forget()
  })
  return quoting
})

export const useQuoting = (): Quoting => quotingOf(useJourney())
