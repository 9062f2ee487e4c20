import { effect } from "@preact/signals-react"
import { noop } from "../../browser/late"
import { withoutCardNumbers } from "../../core/person/withoutCardNumbers"
import type { Outcome } from "../../core/useCases/runtime"
import type { Journey } from "../journey"

/** How long typing rests before the form is stored, in milliseconds. */
const keepAfter = 300

interface KeptForm<Draft> {
  /** The data to store, if any. Reading it subscribes to the form. */
  readonly present: () => Draft
  /** False if the form begins with data that storage lacks. */
  readonly isStored?: boolean
  readonly save: (draft: Draft) => Promise<Outcome<void, unknown>>
}

/**
 * Stores a form without card numbers (VA-08): once typing rests, and at once when the page may go
 * (PA-08). After a logout or an erasure elsewhere, does not store the form again unless the visitor
 * types on or goes on.
 */
export const makeKeeping = <Draft>(
  { checkout, page, visit }: Journey,
  { isStored = true, present, save }: KeptForm<Draft>
) => {
  const safe = () => withoutCardNumbers(present())
  const text = (): string | undefined => JSON.stringify(safe())
  /** What is not stored again: storage has it, or its person was forgotten. Null if nothing is. */
  let settled = isStored ? text() : null

  const flush = async () => {
    const draft = safe()
    const before = visit.forgotten.value
    const loaded = await checkout.load().catch(noop)
    const outcome = loaded && visit.forgotten.value === before ? await save(draft) : undefined
    if (outcome?.is !== "done") return false
    if (visit.forgotten.value === before) settled = JSON.stringify(draft)
    return true
  }
  const flushUnlessForgotten = async () => {
    if (settled !== text()) await flush()
  }
  return {
    begin: () => {
      const rest = effect(() => {
        present()
        const timer = setTimeout(flushUnlessForgotten, keepAfter)
        return () => clearTimeout(timer)
      })
      const unfollow = visit.onForgotten(() => {
        settled = text()
      })
      const ends = [rest, unfollow, page.onHide(flushUnlessForgotten), flushUnlessForgotten]
      return () => {
        for (const end of ends) void end()
      }
    },
    /** Saves now, under a new date. Resolves to false if it could not be saved. */
    flush,
    flushUnlessForgotten
  }
}
