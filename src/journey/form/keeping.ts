import { effect } from "@preact/signals-react"
import type { CheckoutEngine } from "../engine/checkoutEngine"
import type { Outcome } from "../engine/useCase"
import type { Journey } from "../journey"

/** How long typing rests before it is kept, in milliseconds. */
const keepAfter = 300

/** A form that outlasts its page: what of it is to be kept, and how. */
interface KeptForm<Draft> {
  /** What is to be kept of the form as it stands, if anything; reading it follows the form. */
  readonly present: () => Draft
  readonly save: (engine: CheckoutEngine, draft: Draft) => Promise<Outcome<void, unknown>>
}

const noop = () => undefined

/**
 * Keeps what is typed: once typing rests, and at once when the page may go (PA-08). A visitor who logs out or erases everything
 * elsewhere is forgotten by the browser: what stands in the form by then is not written again, unless the visitor types on or asks to go on.
 */
export const makeKeeping = <Draft>(
  { checkout, visit }: Pick<Journey, "checkout" | "visit">,
  { present, save }: KeptForm<Draft>
) => {
  const text = (): string | undefined => JSON.stringify(present())
  /** What the browser holds, if anything, and what stood in the form when it was made to forget. */
  let kept = text()
  let forgotten: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async () => {
    clearTimeout(timer)
    const draft = present()
    const written: string | undefined = JSON.stringify(draft)
    if (written === kept) return true
    const sessions = visit.forgotten.peek()
    const outcome = await checkout().then(
      (engine) => (visit.forgotten.peek() === sessions ? save(engine, draft) : undefined),
      noop
    )
    if (outcome?.is !== "done") return false
    if (visit.forgotten.peek() === sessions) kept = written
    return true
  }
  const flushUnlessForgotten = () => {
    clearTimeout(timer)
    if (text() !== forgotten) void flush()
  }
  const forget = () => {
    clearTimeout(timer)
    kept = undefined
    forgotten = text()
  }
  /** Follows the end of the session: at once, before the page that follows it too is gone. */
  const followSession = () => {
    let sessions = visit.forgotten.peek()
    return visit.forgotten.subscribe((now) => {
      if (now !== sessions) forget()
      sessions = now
    })
  }
  return {
    /** Follows the form until the result is called, by which what was typed last is kept. */
    begin: () => {
      const unfollow = followSession()
      const stop = effect(() => {
        present()
        clearTimeout(timer)
        timer = setTimeout(flushUnlessForgotten, keepAfter)
      })
      addEventListener("pagehide", flushUnlessForgotten)
      document.addEventListener("visibilitychange", flushUnlessForgotten)
      return () => {
        stop()
        unfollow()
        removeEventListener("pagehide", flushUnlessForgotten)
        document.removeEventListener("visibilitychange", flushUnlessForgotten)
        flushUnlessForgotten()
      }
    },
    /** Keeps the form as it stands; whether it is kept by now. */
    flush
  }
}
