import { Context, type Effect } from "effect"
import type { SearchDraft } from "../trip/search"
import type { Plan } from "./plan"

/** The last search of this browser, kept under `busquedaCotizar` (ST-01). It never fails: where nothing can be kept it lasts as long as the page. */
export class SavedSearch extends Context.Service<
  SavedSearch,
  {
    /** The search as a draft, its coupon dropped (QB-11); undefined if there is none, or none that this channel can read. */
    readonly load: Effect.Effect<SearchDraft | undefined>
    /** Keeps the draft in place of the one before, whose results are cleared; what else lies in the entry, as the cart, stays. */
    readonly save: (draft: SearchDraft) => Effect.Effect<void>
    /** Keeps the plans that the saved search led to. */
    readonly saveResults: (plans: ReadonlyArray<Plan>) => Effect.Effect<void>
  }
>()("core/quote/SavedSearch") {}
