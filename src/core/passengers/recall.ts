import { plainDocument } from "../person/document"
import type { Day } from "../trip/calendar"
import { ageFrom, emptyMainPassenger, emptyPassenger, type PassengerDraft, type PassengersDraft } from "./passenger"

/** Today's ages of remembered travellers, the first one first. Undefined if one has no valid date. */
export const agesOf = ({ main, others }: PassengersDraft, today: Day): ReadonlyArray<number> | undefined => {
  const ages = [main, ...others].map(({ birth }) => ageFrom(birth, today))
  return ages.every((age) => age !== undefined) ? ages : undefined
}

/**
 * Puts remembered travellers on the forms of a new trip, each on a form of their age today (OU-19).
 * The first form takes only the traveller who had it before, as it has an address. Undefined if
 * no form takes a traveller.
 */
export const recall = (
  remembered: PassengersDraft,
  ages: ReadonlyArray<number>,
  today: Day
): PassengersDraft | undefined => {
  const waiting = [...remembered.others]
  const isAged = (age: number | undefined) => (traveller: PassengerDraft) => ageFrom(traveller.birth, today) === age
  const isMain = isAged(ages[0])(remembered.main)
  const others = ages.slice(1).map((age) => {
    const at = waiting.findIndex(isAged(age))
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  })
  if (!isMain && others.every((other) => other === undefined)) return undefined
  return {
    main: isMain ? remembered.main : emptyMainPassenger,
    others: others.map((other) => other ?? emptyPassenger)
  }
}

/** The most travellers of one quote: no trip needs more to be remembered. */
const most = 20

/**
 * Adds the travellers of a trip to those remembered before, who stay unless they travel again, told
 * by their document (OU-19). The first traveller of the new trip comes first.
 */
export const remember = (before: PassengersDraft | undefined, { main, others }: PassengersDraft): PassengersDraft => {
  const documents = new Set([main, ...others].map(({ document }) => plainDocument(document)))
  const absent = (before?.others ?? []).filter(({ document }) => !documents.has(plainDocument(document)))
  return { main, others: [...others, ...absent].slice(0, most - 1) }
}
