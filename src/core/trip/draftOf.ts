import { type Day, showDay } from "./calendar"
import { readDay } from "./readDay"
import { checkSearch, readAge, type Search, type SearchDraft } from "./search"

/** Turns a search back into a draft for the quote bar. */
export const draftOf = ({ email, phone, subscribed, trip }: Search): SearchDraft => ({
  destination: trip.destination,
  start: showDay(trip.start),
  end: showDay(trip.end),
  ages: trip.ages.map(String),
  phone,
  email,
  subscribed
})

const tripIn = ({ ages, destination, end, start }: SearchDraft) =>
  JSON.stringify([destination, readDay(start), readDay(end), ages.map(readAge)])

/** True if both drafts are for one trip, whatever the contact. Only then is a price valid for both. */
export const isSameTrip = (one: SearchDraft, other: SearchDraft): boolean => tripIn(one) === tripIn(other)

/** True if the draft reads as exactly this search. */
export const isDraftOf = (draft: SearchDraft, search: Search, today: Day): boolean => {
  const checked = checkSearch(draft, today)
  return checked.is === "valid" && JSON.stringify(checked.search) === JSON.stringify(search)
}
