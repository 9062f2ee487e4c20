import { computed, signal } from "@preact/signals-react"
import type { Plan } from "../../core/quote/plan"
import { checkSearch, emptyDraft, layUnder, type Search, type SearchDraft } from "../../core/trip/search"
import type { SharedField } from "../../core/trip/sharedTrip"
import { judgeTrip, type Trip, type Verdict } from "../../core/trip/tripRules"
import type { JourneyWorld } from "../journey"
import { remote } from "../remote"
import { makeRenewing } from "./renewing"

export type Refusal = Extract<Verdict, { readonly is: "tooLong" | "startsTooLate" }>["is"]

const refusalIn = (verdict: Verdict): Refusal | undefined =>
  verdict.is === "tooLong" || verdict.is === "startsTooLate" ? verdict.is : undefined

const isTyping = () => typeof document !== "undefined" && document.activeElement instanceof HTMLInputElement

export const makeQuoting = ({
  channel,
  quote,
  reaches,
  today,
  track
}: Pick<JourneyWorld, "channel" | "quote" | "reaches" | "today" | "track">) => {
  const draft = signal<SearchDraft>(emptyDraft)
  /** The bar loaded a saved search, so its button offers to quote again (QB-08). */
  const restored = signal(false)
  const fills = signal(0)
  const wrong = signal<ReadonlyArray<SharedField>>([])
  const invited = signal(false)
  const refusal = signal<Refusal>()
  const leaving = signal(false)
  const plans = signal<ReadonlyArray<Plan>>()
  const quoted = signal<Search>()
  /** When `plans` came, in milliseconds: a price is as old as its list, however late it is chosen. */
  let quotedAt = 0
  let standing: SearchDraft | undefined
  const renewing = makeRenewing({ reaches }, { draft, fills })
  let withdrawn = false

  const destinations = remote((signal) => quote.run((core) => core.offerDestinations(), signal))
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

  let asked: Search | undefined
  const ask = (search: Search) => {
    asked = search
    quotes.start(search)
  }

  const judge = (trip: Trip): boolean => {
    const verdict = judgeTrip(trip, channel.trip, today())
    refusal.value = refusalIn(verdict)
    return verdict.is === "quotable"
  }

  const admit = (typed: SearchDraft): Search | undefined => {
    const checked = checkSearch(typed, today())
    return checked.is === "valid" && judge(checked.search.trip) ? checked.search : undefined
  }

  /** Saves the search. Without the core it lasts only as long as the visit. */
  const keep = async (typed: SearchDraft) => {
    // A search typed without the opt-in in sight did not agree to it; storage says the same.
    const kept = { ...typed, subscribed: typed.subscribed === true }
    draft.value = kept
    await quote.run(({ SavedSearch }) => SavedSearch.use(({ save }) => save(kept)))
  }

  const loadKept = async (): Promise<SearchDraft | undefined> => {
    const loaded = await quote.run(({ loadSearch }) => loadSearch())
    const kept = loaded.is === "done" ? loaded.value : undefined
    withdrawn = kept?.withdrawn === true
    return kept?.draft ?? (restored.peek() ? draft.peek() : undefined)
  }

  /** COTIZAR on the home saves the search and opens the results, which quote it, once (QB-10). */
  const submitFromHome = async (typed: SearchDraft, goToResults: () => Promise<void>) => {
    if (leaving.peek()) return
    track({ name: "select_content", item: "cotizar barra cotizadora" })
    if (!admit(typed)) return
    leaving.value = true
    await keep(typed)
    plans.value = undefined
    quoted.value = undefined
    restored.value = true
    await goToResults()
    leaving.value = false
  }

  const quoteNow = async (search: Search, typed: SearchDraft) => {
    invited.value = false
    ask(search)
    await keep(typed)
    restored.value = true
  }

  const submitInPlace = async (typed: SearchDraft) => {
    track({ name: "select_content", item: restored.value ? "recotizar" : "cotizar barra cotizadora" })
    wrong.value = []
    const search = admit(typed)
    if (search) await quoteNow(search, typed)
  }

  /**
   * Fills the bar around the visitor's changes. True if it may be quoted unasked: the visitor is
   * not editing.
   */
  const fill = (late: SearchDraft): boolean => {
    const filled = layUnder(late, draft.peek(), standing ?? draft.peek())
    draft.value = filled
    fills.value += 1
    return JSON.stringify(filled) === JSON.stringify(late) && !isTyping()
  }

  const enterKept = (kept: SearchDraft) => {
    const isCalm = fill(kept)
    invited.value = !isCalm
    restored.value = true
    const checked = checkSearch(draft.peek(), today())
    const { ages, dates, destination } = checked.is === "invalid" ? checked.problems : {}
    const told = {
      destination: withdrawn && destination !== undefined,
      dates: dates === "startPast",
      ages: ages === "tooMany"
    }
    wrong.value = (["destination", "dates", "ages"] as const).filter((field) => told[field])
    const search = isCalm && admit(kept)
    if (search) ask(search)
  }

  /**
   * Enters the results: loads and quotes a saved search. Quotes nothing without one, or while the
   * visitor types (QB-11, QB-12).
   */
  const enterResults = async () => {
    const kept = await loadKept()
    if (kept) enterKept(kept)
  }

  const prepare = () => {
    if (["idle", "failed"].includes(destinations.state.peek().is)) destinations.start()
  }

  return {
    draft,
    restored,
    fills,
    wrong,
    invited,
    refusal,
    leaving,
    plans,
    quoted,
    quotedAt: () => quotedAt,
    destinations,
    quotes,
    retry: () => asked && ask(asked),
    busy: computed(() => quotes.state.value.is === "loading"),
    prepare,
    submitFromHome,
    submitInPlace,
    enterResults,
    stands: (typed: SearchDraft) => {
      standing = typed
      renewing.shows(typed)
    },
    loadKept,
    fill,
    enterKept,
    ...renewing,
    forget: () => {
      quotes.cancel()
      draft.value = emptyDraft
      restored.value = false
      plans.value = undefined
      quoted.value = undefined
    },
    judge,
    quote: quoteNow,
    dismissRefusal: () => {
      refusal.value = undefined
    },
    /** Reports that the visitor applied a popup's choice (QB-15). */
    applied: () => track({ name: "select_content", item: "aplicar barra cotizadora" }),
    /** Report that the visitor opened or closed the details of the plans (CM-04). */
    detailsOpened: () => track({ name: "select_content", item: "ver detalles" }),
    detailsClosed: () => track({ name: "select_content", item: "cerrar" })
  }
}
