import { isDay, readDay, showDay } from "./calendar"
import { readAge, type SearchDraft } from "./search"
import type { Trip } from "./tripRules"

/** The fields of the quote bar that a link can tell of: never how to reach somebody. */
export type SharedField = "destination" | "dates" | "ages"

/** The trip of a link as it goes into the quote bar, and the fields that the link tells of. */
export interface SharedTrip {
  readonly trip: Pick<SearchDraft, "destination" | "start" | "end" | "ages">
  readonly told: ReadonlyArray<SharedField>
}

const names = { destino: "destination", desde: "dates", hasta: "dates", edades: "ages" } as const
const keys = Object.keys(names) as ReadonlyArray<keyof typeof names>

const givenIn = (told: URLSearchParams) => keys.filter((key) => told.has(key))

/** Whether an address's query tells a trip. */
export const isShared = (query: string): boolean => givenIn(new URLSearchParams(query)).length > 0

/** As many passengers as the quote bar holds, and one character more than a date or an age needs. */
const most = { passengers: 20, date: 11, age: 4, destination: 100 }

/** A destination's name without what a hand leaves out: capitals, accents, blanks too many. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/g, " ").toUpperCase()

/** What is typed, without what cannot be. */
const typed = (text: string, length: number) =>
  text
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, length)

const dateOf = (told: string): string => {
  const text = typed(told, most.date)
  const day = isDay(text) ? text : readDay(text)
  return day === undefined ? text : showDay(day)
}

const ageOf = (told: string): string => {
  const text = typed(told, most.age)
  return String(readAge(text) ?? text)
}

const destinationOf = (told: string, offered: ReadonlyArray<string>): string => {
  const wanted = plain(told.slice(0, most.destination))
  return offered.find((name) => plain(name) === wanted) ?? ""
}

/**
 * The trip that an address's query tells (U17), undefined where it tells none: `destino` one of the names `offered`, else left empty; `desde` and `hasta`
 * `YYYY-MM-DD` or `DD/MM/AAAA`; `edades` whole years with commas between. What does not hold stays as it was written, for the field to say so.
 */
export const readSharedTrip = (query: string, offered: ReadonlyArray<string>): SharedTrip | undefined => {
  const told = new URLSearchParams(query)
  const given = givenIn(told)
  if (given.length === 0) return undefined
  const {
    destino = "",
    desde = "",
    hasta = "",
    edades = ""
  } = Object.fromEntries(given.map((key) => [key, told.get(key) ?? ""]))
  return {
    trip: {
      destination: destinationOf(destino, offered),
      start: dateOf(desde),
      end: dateOf(hasta),
      ages: edades.split(",", most.passengers).map(ageOf)
    },
    told: [...new Set(given.map((key) => names[key]))]
  }
}

/** The query of a link to a trip, from `?` on: `readSharedTrip` reads it back. It holds nothing of who travels but the ages. */
export const linkOf = ({ ages, destination, end, start }: Trip): string =>
  `?destino=${encodeURIComponent(destination)}&desde=${start}&hasta=${end}&edades=${ages.join()}`
