import type { Signal } from "@preact/signals-react"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { renewWith, takeCarried } from "../../hydration/carried"
import type { JourneyWorld } from "../journey"

interface Bar {
  readonly draft: Signal<SearchDraft>
  readonly fills: Signal<number>
}

/** The way to a new document that keeps what stands in the quote bar, for code that a release removed (ER-05). */
export const makeRenewing = ({ reaches }: Pick<JourneyWorld, "reaches">, { draft, fills }: Bar) => {
  let shown: SearchDraft | undefined
  return {
    /** Notes what the bar holds by now. */
    shows: (typed: SearchDraft) => {
      shown = typed
    },
    /** Loads the document anew. Without an answer of the server the page stays. */
    renew: async () => {
      if (await reaches()) renewWith(shown ?? draft.peek())
    },
    /** Fills the bar with what the document before carried over. */
    resume: () => {
      const carried = takeCarried()
      if (!carried) return
      draft.value = { ...emptyDraft, ...carried }
      fills.value += 1
    }
  }
}
