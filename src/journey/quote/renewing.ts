import type { Signal } from "@preact/signals-react"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { beforeAnew } from "../../hydration/orAnew"

interface Bar {
  readonly draft: Signal<SearchDraft>
  readonly fills: Signal<number>
}

/**
 * Keeps what stands in the quote bar while its document comes anew (ER-05). It travels in the
 * history entry, which no address shows.
 */
export const makeRenewing = ({ draft, fills }: Bar) => {
  let shown: SearchDraft | undefined
  const keep = () => history.replaceState({ ...history.state, draft: shown ?? draft.peek() }, "")
  return {
    /** Notes what the bar holds by now. */
    shows: (typed: SearchDraft) => {
      shown = typed
    },
    /** Keeps the bar from now on, until the returned function is called. */
    outlast: () => {
      addEventListener(beforeAnew, keep)
      return () => removeEventListener(beforeAnew, keep)
    },
    /** Fills the bar with what the document before held, once. */
    resume: () => {
      const { draft: kept, ...state } = globalThis.history?.state ?? {}
      if (kept === undefined) return
      history.replaceState(state, "")
      draft.value = { ...emptyDraft, ...kept }
      fills.value += 1
    }
  }
}
