import { perVisit } from "../lifetimes"
import { useJourney } from "../useJourney"
import { makeQuoting } from "./quoting"

export type Quoting = ReturnType<typeof makeQuoting>

export const quotingOf = perVisit((journey): Quoting => {
  const quoting = makeQuoting(journey)
  journey.visit.erased.subscribe((times) => {
    if (times > 0) quoting.forget()
  })
  return quoting
})

export const useQuoting = (): Quoting => quotingOf(useJourney())
