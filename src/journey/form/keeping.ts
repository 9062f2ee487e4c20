import { effect } from "@preact/signals-react"
import { withoutCardNumbers } from "../../core/person/withoutCardNumbers"
import type { Journey } from "../journey"
import type { Outcome } from "../runtime"

/** How long typing rests before the form is stored, in milliseconds. */
const keepAfter = 300

interface KeptForm<Draft> {
  /** The data to store, if any. Reading it subscribes to the form. */
  readonly present: () => Draft
  /** False if the form begins with data that storage lacks. */
  readonly isStored?: boolean
  readonly save: (draft: Draft) => Promise<Outcome<void, unknown>>
}

const noop = () => undefined

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
  let kept = isStored ? text() : undefined
  let forgotten: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async () => {
    clearTimeout(timer)
    const draft = safe()
    const sessions = visit.forgotten.peek()
    const loaded = await checkout.load().catch(noop)
    const outcome = loaded && visit.forgotten.peek() === sessions ? await save(draft) : undefined
    if (outcome?.is !== "done") return false
    if (visit.forgotten.peek() === sessions) kept = JSON.stringify(draft)
    return true
  }
  const flushUnlessForgotten = async () => {
    clearTimeout(timer)
    if (![kept, forgotten].includes(text())) await flush()
  }
  const forget = () => {
    clearTimeout(timer)
    kept = undefined
    forgotten = text()
  }
  const followSession = () => {
    let sessions = visit.forgotten.peek()
    return visit.forgotten.subscribe((now) => {
      if (now !== sessions) forget()
      sessions = now
    })
  }
  return {
    begin: () => {
      const unfollow = followSession()
      const stop = effect(() => {
        present()
        clearTimeout(timer)
        timer = setTimeout(flushUnlessForgotten, keepAfter)
      })
      const unhide = page.onHide(flushUnlessForgotten)
      return () => {
        stop()
        unfollow()
        unhide()
        void flushUnlessForgotten()
      }
    },
    /** Saves now, under a new date. Resolves to false if it could not be saved. */
    flush,
    flushUnlessForgotten
  }
}
