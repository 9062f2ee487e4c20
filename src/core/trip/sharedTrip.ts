import type { Day } from "./calendar"
import { checkSearch, emptyDraft, readAge, type Search, type SearchDraft, tripOf } from "./search"
import { linkKeys } from "./sharedLink"
import { tidyDates } from "./tidyDates"
import type { Trip } from "./tripRules"

/** The fields of the quote bar that a link can tell of: never a phone or an e-mail. */
export type SharedField = "destination" | "dates" | "ages"

/** The trip of a link as it goes into the quote bar, and the fields that the link tells of. */
export interface SharedTrip {
  readonly trip: Pick<SearchDraft, "destination" | "start" | "end" | "ages">
  readonly told: ReadonlyArray<SharedField>
}

const names = { destino: "destination", desde: "dates", hasta: "dates", edades: "ages" } as const
/** More than any trip needs: passengers, and the characters of each field. */
const most = { passengers: 100, date: 60, age: 4, destination: 100 }

/** A destination's name without what a hand leaves out: capitals, accents, blanks too many. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/g, " ").toUpperCase()

/** What is typed, without what cannot be. */
const typed = (text: string, length: number) =>
  text
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, length)

const ageOf = (told: string): string => {
  const text = typed(told, most.age)
  return String(readAge(text) ?? text)
}

const destinationOf = (told: string, offered: ReadonlyArray<string>): string => {
  const wanted = plain(told.slice(0, most.destination))
  return offered.find((name) => plain(name) === wanted) ?? ""
}

/**
 * The trip that an address's query tells (OU-17), undefined where it tells none: `destino` one of the names `offered`, else left empty; `desde` and `hasta`
 * days as people write them; `edades` whole years with commas between. What does not hold stays as it was written, for the field to say so.
 */
export const readSharedTrip = (query: string, offered: ReadonlyArray<string>): SharedTrip | undefined => {
  const told = new URLSearchParams(query)
  const given = linkKeys.filter((key) => told.has(key))
  if (given.length === 0) return undefined
  const toldAs = (key: (typeof linkKeys)[number]) => told.get(key) ?? ""
  return {
    trip: {
      destination: destinationOf(toldAs("destino"), offered),
      ...tidyDates({ start: typed(toldAs("desde"), most.date), end: typed(toldAs("hasta"), most.date) }),
      ages: toldAs("edades").split(",", most.passengers).map(ageOf)
    },
    told: [...new Set(given.map((key) => names[key]))]
  }
}

/** The quote bar as a link fills it, and how far that goes. */
export interface FilledByLink {
  readonly draft: SearchDraft
  /** The fields that the link tells of and that do not hold. */
  readonly wrong: ReadonlyArray<SharedField>
  /** The trip, once all of it holds. */
  readonly trip: Trip | undefined
  /** The search, where it is known how to reach the visitor too. */
  readonly search: Search | undefined
}

/** Lays the trip of a link over what a browser keeps, which lends how to reach the visitor; undefined where that is the very same trip. */
export const fillByLink = (
  { told, trip: shared }: SharedTrip,
  kept: SearchDraft | undefined,
  today: Day
): FilledByLink | undefined => {
  const draft = { ...(kept ?? emptyDraft), ...shared }
  const checked = checkSearch(draft, today)
  const problems = checked.is === "invalid" ? checked.problems : {}
  const trip = (problems.destination ?? problems.dates ?? problems.ages) ? undefined : tripOf(draft)
  if (kept && JSON.stringify(tripOf(kept)) === JSON.stringify(trip)) return undefined
  return {
    draft,
    wrong: told.filter((field) => problems[field]),
    trip,
    search: checked.is === "valid" ? checked.search : undefined
  }
}
