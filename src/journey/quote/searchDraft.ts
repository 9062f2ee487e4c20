import { signal } from "@preact/signals-react"
import { isSameDraft } from "../../core/trip/sameDraft"
import { emptyDraft, layUnder, type SearchDraft } from "../../core/trip/search"
import type { SharedField } from "../../core/trip/sharedTrip"
import { beforeAnew } from "../../hydration/lost"
import type { JourneyWorld } from "../journey"

const isTyping = () => globalThis.document?.activeElement?.localName === "input"
/** Before any press, a field holds what the browser or an earlier document put there. */
const isPressed = () => !globalThis.document?.querySelector("#root:not([data-pressed])")

/**
 * What the quote bar holds, on the page and in storage. `draft` is what the portal last put there:
 * the bar shows it when `fills` rises, and tells what the visitor makes of it by `noteBar`.
 */
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
  /** What the bar shows; undefined before it has told. */
  let onBar: SearchDraft | undefined
  /**
   * With what a late filling compares the bar, if not with `draft`: what differs is the visitor's,
   * and stays.
   */
  let opened: SearchDraft | undefined
  /** The destination of the saved search is no longer on offer. */
  let withdrawn = false
  const standing = () => onBar ?? draft.peek()
  const keepInHistory = () => history.replaceState({ ...history.state, draft: standing() }, "")

  return {
    draft,
    restored,
    fills,
    wrong,
    invited,
    /** Notes what the bar shows now. */
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
    /**
     * Fills the bar, once, with what the last document held, around what the visitor typed since. It
     * counts as theirs.
     */
    resume: () => {
      const { draft: held, ...state } = globalThis.history?.state ?? {}
      if (held === undefined) return
      history.replaceState(state, "")
      opened = emptyDraft
      const { subscribed } = held
      onBar = draft.value = { ...layUnder({ ...emptyDraft, ...held }, draft.peek(), standing()), subscribed }
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
    isWithdrawn: () => withdrawn,
    /**
     * Fills the bar around the visitor's changes. True if the portal may quote it unasked: the bar
     * shows `late`, and no field has the focus. Before any press, a saved search may be quoted with
     * another contact in the bar: the browser put it there.
     */
    fill: (late: SearchDraft, isSaved = false): boolean => {
      const filled = layUnder(late, opened ?? draft.peek(), standing())
      opened = undefined
      draft.value = filled
      fills.value += 1
      const { email, phone } = isSaved && !isPressed() ? late : filled
      return isSameDraft({ ...filled, email, phone }, late) && !isTyping()
    },
    empty: () => {
      onBar = undefined
      draft.value = emptyDraft
      restored.value = false
      fills.value += 1
    }
  }
}
