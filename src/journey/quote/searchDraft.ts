import { signal } from "@preact/signals-react"
import { emptyDraft, layUnder, type SearchDraft } from "../../core/trip/search"
import type { SharedField } from "../../core/trip/sharedTrip"
import { beforeAnew } from "../../hydration/late"
import type { JourneyWorld } from "../journey"

const isTyping = () => typeof document !== "undefined" && document.activeElement instanceof HTMLInputElement

/** What the quote bar holds, on the page and in storage. */
export const makeSearchDraft = ({ quote }: Pick<JourneyWorld, "quote">) => {
  const draft = signal<SearchDraft>(emptyDraft)
  /** The bar loaded a saved search, so its button offers to quote again (QB-08). */
  const restored = signal(false)
  /** How often the portal filled the bar: it shows `draft` anew each time. */
  const fills = signal(0)
  /** The fields of a link or a saved search that no longer hold. */
  const wrong = signal<ReadonlyArray<SharedField>>([])
  /** The bar is filled but not quoted: the visitor is asked to press. */
  const invited = signal(false)
  let onBar: SearchDraft | undefined
  let withdrawn = false
  const keepInHistory = () => history.replaceState({ ...history.state, draft: onBar ?? draft.peek() }, "")

  return {
    draft,
    restored,
    fills,
    wrong,
    invited,
    /** Notes what the bar shows by now. */
    noteBar: (typed: SearchDraft) => {
      onBar = typed
    },
    /**
     * Keeps what stands in the bar while its document comes anew, until the returned function is
     * called (ER-05). It travels in the history entry, which no address shows.
     */
    outlast: () => {
      addEventListener(beforeAnew, keepInHistory)
      return () => removeEventListener(beforeAnew, keepInHistory)
    },
    /** Fills the bar with what the document before held, once. */
    resume: () => {
      const { draft: kept, ...state } = globalThis.history?.state ?? {}
      if (kept === undefined) return
      history.replaceState(state, "")
      draft.value = { ...emptyDraft, ...kept }
      fills.value += 1
    },
    /** Saves the search. Without the core it lasts only as long as the visit. */
    keep: async (typed: SearchDraft) => {
      // A search typed without the opt-in in sight did not agree to it; storage says the same.
      const kept = { ...typed, subscribed: typed.subscribed === true }
      draft.value = kept
      await quote.run(({ SavedSearch }) => SavedSearch.use(({ save }) => save(kept)))
    },
    loadKept: async (): Promise<SearchDraft | undefined> => {
      const loaded = await quote.run(({ loadSearch }) => loadSearch())
      const kept = loaded.is === "done" ? loaded.value : undefined
      withdrawn = kept?.withdrawn === true
      return kept?.draft ?? (restored.peek() ? draft.peek() : undefined)
    },
    /** True if the destination of the saved search is no longer on offer. */
    isWithdrawn: () => withdrawn,
    /**
     * Fills the bar around the visitor's changes. True if it may be quoted unasked: the visitor is
     * not editing.
     */
    fill: (late: SearchDraft): boolean => {
      const filled = layUnder(late, draft.peek(), onBar ?? draft.peek())
      draft.value = filled
      fills.value += 1
      return JSON.stringify(filled) === JSON.stringify(late) && !isTyping()
    },
    empty: () => {
      onBar = undefined
      draft.value = emptyDraft
      restored.value = false
      fills.value += 1
    }
  }
}
