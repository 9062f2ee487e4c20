import { isSameDraft } from "../../core/trip/sameDraft"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import type { Journey } from "../journey"
import type { Quoting } from "./quoting"

const noop = () => undefined

/**
 * Keeps the half-filled bar of the home for this tab, and fills it again after a reload. What was
 * sent is kept here no longer, until the visitor changes it: it is the saved search.
 */
export const makeStarting = (
  { channel, startedSearch }: Pick<Journey, "channel" | "startedSearch">,
  quoting: Quoting
) => {
  const ticked = { subscribed: channel.optIn.startsTicked }
  const untouched = { ...emptyDraft, ...ticked }
  let keeps = false
  let standing: SearchDraft | undefined
  const stored = () => startedSearch().catch(noop)
  const keep = async () => {
    const started = await stored()
    if (!keeps || standing === undefined) return
    const resting = quoting.restored.peek() ? quoting.draft.peek() : untouched
    if (isSameDraft(standing, resting)) started?.drop()
    else started?.keep(standing)
  }
  return {
    takeUp: async () => {
      const started = await stored()
      const kept = quoting.restored.peek() ? undefined : started?.read()
      if (kept) {
        // The bar shows the box as it starts, which is no change of the visitor's.
        quoting.draft.value = { ...quoting.draft.peek(), ...ticked }
        quoting.fill(kept)
      }
      keeps = true
      // What the visitor typed before all of this was here.
      if (!kept) void keep()
    },
    noteBar: (typed: SearchDraft) => {
      quoting.noteBar(typed)
      standing = typed
      void keep()
    },
    sent: () => {
      keeps = false
      void stored().then((started) => started?.drop())
    }
  }
}
