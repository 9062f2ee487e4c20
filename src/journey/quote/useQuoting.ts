import type { Journey } from "../journey"
import { useJourney } from "../useJourney"
import { makeQuoting } from "./quoting"

/** What a visitor does between the quote bar and the plans. */
export type Quoting = ReturnType<typeof makeQuoting>

const begun = new WeakMap<Journey, Quoting>()

/** The quoting of a journey, begun by the first page that asks: a page that quotes nothing does without its code. */
export const quotingOf = (journey: Journey): Quoting => {
  const known = begun.get(journey)
  if (known) return known
  const quoting = makeQuoting(journey)
  begun.set(journey, quoting)
  journey.visit.erased.subscribe((times) => {
    if (times > 0) quoting.forget()
  })
  return quoting
}

/** The quoting of this visit; reading a signal of it in a render follows that signal. */
export const useQuoting = (): Quoting => quotingOf(useJourney())
