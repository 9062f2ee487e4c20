import { Effect } from "effect"
import { withoutMarks } from "../person/typed"
import { Clock } from "./Clock"
import type { Day } from "./calendar"
import { offerDestinations } from "./DestinationsApi"
import { checkSearch, emptyDraft, isSameTrip, readAge, type Search, type SearchDraft, tripOf } from "./search"
import { linkKeys, readQuery } from "./sharedLink"
import { tidyDates } from "./tidyDates"
import type { Trip } from "./tripRules"

/** The fields that a link can fill: never phone or e-mail. */
export type SharedField = "destination" | "dates" | "ages"

/** The trip of a link in the form of the quote bar, with the fields that the link gives. */
interface SharedTrip {
  readonly trip: Pick<SearchDraft, "destination" | "start" | "end" | "ages">
  readonly given: ReadonlyArray<SharedField>
}

const names = { destino: "destination", desde: "dates", hasta: "dates", edades: "ages" } as const
/** More than any real trip: passengers, and characters per field. An age may be `34 años`. */
const most = { passengers: 100, date: 60, age: 12, destination: 100 }

const plain = (name: string) =>
  withoutMarks(name).normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/g, " ").toUpperCase()

const typed = (text: string, length: number) =>
  withoutMarks(text)
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, length)

const ageOf = (raw: string): string => {
  const text = typed(raw, most.age)
  return String(readAge(text) ?? text)
}

const destinationOf = (raw: string, offered: ReadonlyArray<string>): string => {
  const wanted = plain(raw.slice(0, most.destination))
  return offered.find((name) => plain(name) === wanted) ?? ""
}

/**
 * Reads the trip in an address (OU-17). Undefined without one. A `destino` that is not in `offered`
 * becomes empty. `edades` are separated by commas. Invalid dates and ages stay as written, so that
 * their fields can report them.
 */
export const readSharedTrip = (query: string, offered: ReadonlyArray<string>): SharedTrip | undefined => {
  const parameters = readQuery(query)
  const given = linkKeys.filter((key) => parameters.has(key))
  if (given.length === 0) return undefined
  const written = (key: (typeof linkKeys)[number]) => parameters.get(key) ?? ""
  return {
    trip: {
      destination: destinationOf(written("destino"), offered),
      ...tidyDates({ start: typed(written("desde"), most.date), end: typed(written("hasta"), most.date) }),
      ages: written("edades").split(",", most.passengers).map(ageOf)
    },
    given: [...new Set(given.map((key) => names[key]))]
  }
}

/**
 * The quote bar after a link has filled it. It has a `trip` only if all of that is valid, and a
 * `search` only if phone and e-mail are known too.
 */
export interface FilledByLink {
  readonly draft: SearchDraft
  readonly wrong: ReadonlyArray<SharedField>
  readonly trip: Trip | undefined
  readonly search: Search | undefined
}

/** A link's trip with the saved phone and e-mail. Undefined if that trip is the saved one. */
export const fillByLink = (
  { given, trip: shared }: SharedTrip,
  kept: SearchDraft | undefined,
  today: Day
): FilledByLink | undefined => {
  const draft = { ...(kept ?? emptyDraft), ...shared }
  const checked = checkSearch(draft, today)
  const problems = checked.is === "invalid" ? checked.problems : {}
  const trip = (problems.destination ?? problems.dates ?? problems.ages) ? undefined : tripOf(draft)
  if (kept && trip && isSameTrip(kept, draft)) return undefined
  return {
    draft,
    wrong: given.filter((field) => problems[field]),
    trip,
    search: checked.is === "valid" ? checked.search : undefined
  }
}

/**
 * Follows a link: the bar as its trip fills it, over the search that `keeping` brings meanwhile
 * (OU-17). Undefined as `fillByLink` is, and without a trip.
 */
export const followLink = Effect.fnUntraced(function* (
  query: string,
  keeping: Promise<{ readonly saved: SearchDraft } | undefined>
) {
  const offered = (soon: boolean) => Effect.map(offerDestinations(soon), (list) => list.map(({ name }) => name))
  const [first, kept] = yield* Effect.all([offered(true), Effect.promise(() => keeping)], { concurrency: 2 })
  const soon = readSharedTrip(query, first)
  const isKnown = soon?.trip.destination !== "" || !soon.given.includes("destination")
  // The list may have a destination that the build does not.
  const shared = isKnown ? soon : readSharedTrip(query, yield* offered(false))
  return shared && fillByLink(shared, kept?.saved, yield* Clock.today)
})
