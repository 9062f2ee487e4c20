import { Context, Effect } from "effect"
import { offerDestinations, patience } from "../trip/DestinationsApi"
import type { SearchDraft } from "../trip/search"
import type { Plan } from "./plan"

/**
 * Keeps the last search under `busquedaCotizar` (ST-01). It never fails: without storage the search
 * lasts as long as the page.
 */
export class SavedSearch extends Context.Service<
  SavedSearch,
  {
    /** The draft without its coupon (QB-11). Undefined if this channel can read none. */
    readonly load: Effect.Effect<SearchDraft | undefined>
    /** Replaces the draft and clears its results. The rest of the entry, as the cart, stays. */
    readonly save: (draft: SearchDraft) => Effect.Effect<void>
    readonly saveResults: (plans: ReadonlyArray<Plan>) => Effect.Effect<void>
  }
>()("core/quote/SavedSearch") {
  static readonly load = SavedSearch.use(({ load }) => load)
  static readonly save = (draft: SearchDraft) => SavedSearch.use(({ save }) => save(draft))
  static readonly saveResults = (plans: ReadonlyArray<Plan>) => SavedSearch.use(({ saveResults }) => saveResults(plans))
}

/**
 * The quote bar of the home as this tab left it before COTIZAR, for 24 hours at most (ST-05). It
 * never fails: without storage it lasts as long as the page.
 */
export interface StartedSearch {
  readonly read: () => SearchDraft | undefined
  readonly keep: (draft: SearchDraft) => void
  readonly drop: () => void
}

/**
 * The last search, or undefined. It empties a destination that is no longer on offer, and sets
 * `withdrawn`: searches outlive the list of destinations. If the list is late, the destination stays.
 */
export const loadSearch = Effect.fnUntraced(function* () {
  const draft = yield* SavedSearch.load
  if (draft === undefined) return undefined
  const offered = yield* Effect.timeoutOrElse(offerDestinations(), {
    duration: patience,
    orElse: () => Effect.succeed(undefined)
  })
  const { destination } = draft
  const withdrawn = destination !== "" && offered !== undefined && !offered.some(({ name }) => name === destination)
  return { saved: withdrawn ? { ...draft, destination: "" } : draft, withdrawn }
})
