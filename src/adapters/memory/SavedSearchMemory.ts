import { Effect, Layer } from "effect"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/trip/SavedSearch"
import type { SearchDraft } from "../../core/trip/search"

/** What a browser remembers of its last search. */
export interface KeptSearch {
  draft?: SearchDraft
  plans?: ReadonlyArray<Plan>
}

/** A browser without a disk: it writes into the object that it is given, where a test can read it. */
export const SavedSearchMemory = (kept: KeptSearch = {}) =>
  Layer.succeed(SavedSearch, {
    load: Effect.sync(() => kept.draft),
    save: (draft) =>
      Effect.sync(() => {
        kept.draft = draft
        kept.plans = []
      }),
    saveResults: (plans) =>
      Effect.sync(() => {
        if (kept.draft) kept.plans = plans
      })
  })
