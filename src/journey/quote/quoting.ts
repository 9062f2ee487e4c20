import { computed, signal } from "@preact/signals-react"
import type { Plan } from "../../core/quote/plan"
import { checkSearch, emptyDraft, layUnder, type Search, type SearchDraft } from "../../core/trip/search"
import type { SharedField } from "../../core/trip/sharedTrip"
import { judgeTrip, type Trip, type Verdict } from "../../core/trip/tripRules"
import { remote } from "../engine/remote"
import { inEngine } from "../engine/useCase"
import type { JourneyWorld } from "../journey"

/** The two reasons for which a trip is refused in a modal (QR-11, QR-12). */
export type Refusal = Extract<Verdict, { readonly is: "tooLong" | "startsTooLate" }>["is"]

const refusalIn = (verdict: Verdict): Refusal | undefined =>
  verdict.is === "tooLong" || verdict.is === "startsTooLate" ? verdict.is : undefined

/** A field has the focus: a quote would come between the visitor and what they are about to type. */
const isTyping = () => typeof document !== "undefined" && document.activeElement instanceof HTMLInputElement

/** From the quote bar to the plans: what was typed, what was refused, what is on offer. */
export const makeQuoting = ({
  channel,
  engine,
  today,
  track
}: Pick<JourneyWorld, "channel" | "engine" | "today" | "track">) => {
  const draft = signal<SearchDraft>(emptyDraft)
  /** A saved search was loaded, so the bar offers to quote it again (QB-08). */
  const restored = signal(false)
  /** Counts the times that the bar has to be filled anew. */
  const fills = signal(0)
  /** The fields that do not hold in what was loaded, or in what a link tells: the bar says so at once. */
  const wrong = signal<ReadonlyArray<SharedField>>([])
  /** The bar was filled, and waits for what is missing or for what the visitor goes on with. */
  const invited = signal(false)
  const refusal = signal<Refusal>()
  const plans = signal<ReadonlyArray<Plan>>()
  /** The search that the plans answer. */
  const quoted = signal<Search>()
  let leaving = false
  /** What stands in the bar of the results. */
  let standing: SearchDraft | undefined
  /** What is kept was for a destination that is no longer on offer. */
  let withdrawn = false

  const destinations = remote(inEngine(engine, ({ offerDestinations }) => offerDestinations))
  const quotes = remote(
    inEngine(engine, ({ requestQuotes }) => requestQuotes),
    {
      onDone: (found, search) => {
        plans.value = found
        quoted.value = search
        void inEngine(engine, ({ search }) => search.saveResults)(found)
      }
    }
  )

  let asked: Search | undefined
  const ask = (search: Search) => {
    asked = search
    quotes.start(search)
  }

  /** Whether a trip can be quoted; if not, shows the reason that has a modal, or stays silent (QR-13). */
  const judge = (trip: Trip): boolean => {
    const verdict = judgeTrip(trip, channel.trip, today())
    refusal.value = refusalIn(verdict)
    return verdict.is === "quotable"
  }

  /** The search to quote, if all rules hold (QR-13). */
  const admit = (typed: SearchDraft): Search | undefined => {
    const checked = checkSearch(typed, today())
    return checked.is === "valid" && judge(checked.search.trip) ? checked.search : undefined
  }

  /** Without the core nothing can be kept: the search then lasts as long as the visit. */
  const keep = async (typed: SearchDraft) => {
    // What was quoted without the opt-in in sight was not agreed to: the same as is kept.
    const kept = { ...typed, subscribed: typed.subscribed === true }
    draft.value = kept
    await inEngine(engine, ({ search }) => search.save)(kept)
  }

  const loadKept = async (): Promise<SearchDraft | undefined> => {
    const loaded = await inEngine(engine, ({ loadSearch }) => loadSearch)()
    const kept = loaded.is === "done" ? loaded.value : undefined
    withdrawn = kept?.withdrawn === true
    return kept?.draft ?? (restored.peek() ? draft.peek() : undefined)
  }

  /** COTIZAR on the home: keeps the search and goes to the results, where it is quoted; once for however many presses (QB-10). */
  const submitFromHome = async (typed: SearchDraft, goToResults: () => Promise<void>) => {
    if (leaving) return
    track({ name: "select_content", item: "cotizar barra cotizadora" })
    if (!admit(typed)) return
    leaving = true
    await keep(typed)
    plans.value = undefined
    quoted.value = undefined
    restored.value = true
    await goToResults()
    leaving = false
  }

  const quote = async (search: Search, typed: SearchDraft) => {
    invited.value = false
    ask(search)
    await keep(typed)
    restored.value = true
  }

  /** COTIZAR or RECOTIZAR on the results: quotes in place (QB-10). */
  const submitInPlace = async (typed: SearchDraft) => {
    track({ name: "select_content", item: restored.value ? "recotizar" : "cotizar barra cotizadora" })
    wrong.value = []
    const search = admit(typed)
    if (search) await quote(search, typed)
  }

  /** Fills the bar around what the visitor changed in it; whether it may be quoted unasked, as they are not at it. */
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

  /** Entering the results: a saved search is loaded and quoted; without one nothing is sent, nor over what is being typed (QB-11, QB-12). */
  const enterResults = async () => {
    const kept = await loadKept()
    if (kept) enterKept(kept)
  }

  /** What a first touch of the form makes ready: the core, the destinations. */
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
    plans,
    quoted,
    destinations,
    quotes,
    /** Quotes the last search once more. */
    retry: () => asked && ask(asked),
    busy: computed(() => quotes.state.value.is === "loading"),
    prepare,
    submitFromHome,
    submitInPlace,
    enterResults,
    /** The bar of the results tells what stands in it, from its first moment on. */
    stands: (typed: SearchDraft) => {
      standing = typed
    },
    /** For whatever else fills the bar: what is kept, the way of a trip to its plans. */
    loadKept,
    fill,
    enterKept,
    /** Nothing of a search is left: what is typed in a bar that is shown stays there. */
    forget: () => {
      quotes.cancel()
      draft.value = emptyDraft
      restored.value = false
      plans.value = undefined
      quoted.value = undefined
    },
    judge,
    quote,
    dismissRefusal: () => {
      refusal.value = undefined
    },
    /** Tells that a popup's choice was applied (QB-15). */
    applied: () => track({ name: "select_content", item: "aplicar barra cotizadora" }),
    /** Tell that the details of the plans were opened, and closed again by whatever way (CM-04). */
    detailsOpened: () => track({ name: "select_content", item: "ver detalles" }),
    detailsClosed: () => track({ name: "select_content", item: "cerrar" })
  }
}
