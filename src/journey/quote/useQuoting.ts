import { perVisit } from "../lifetimes"
import { useJourney } from "../useJourney"
import { makeQuoting } from "./quoting"

/** What a visitor does between the quote bar and the plans. */
export type Quoting = ReturnType<typeof makeQuoting>

/** The quoting of a visit. Pages that quote nothing do without its code. */
export const quotingOf = perVisit((journey): Quoting => {
  const quoting = makeQuoting(journey)
  journey.visit.erased.subscribe((times) => {
    if (times > 0) quoting.forget()
  })
  return quoting
})

/** The quoting of this visit; reading a signal of it in a render follows that signal. */
export const useQuoting = (): Quoting => quotingOf(useJourney())
