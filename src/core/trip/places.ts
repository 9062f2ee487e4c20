import { isNear } from "../person/readings"

/** Parts of the world that some channel sells apart. */
export type Zone = "caribe" | "europa" | "latinoamerica" | "norteamerica" | "resto"

/** A place by the names that travellers give it; the first is the one to show. */
export interface Place {
  readonly names: readonly [string, ...ReadonlyArray<string>]
  /** ISO 3166 code, of a country and of places in one of the channels'. */
  readonly country?: string
  readonly zone: Zone
}

/** What a channel sells, by the names of its destinations. */
export interface Sold {
  /** The destination of a place; undefined: it is not sold. */
  readonly at: (place: Place) => string | undefined
  /** For places of several destinations. */
  readonly several: string | undefined
}

/** A place with its destination. Without one, the channel does not sell it. */
export interface FoundPlace {
  readonly name: string
  /** How many places the name joins. */
  readonly count: number
  readonly destination: string | undefined
}

/** Finds what a visitor may mean, among what a channel offers today. */
export type PlaceFinder = (typed: string, offered: ReadonlyArray<string>) => ReadonlyArray<FoundPlace>

/** How many places answer to one name. */
const most = 3

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** Short names have too many neighbours for a misspelling to mean one of them. */
const longestExact = 3

/** 0 is the name itself. Higher: the start of the name, of one of its words, or a misspelling. */
const distance = (typed: string, name: string) => {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (` ${name}`.includes(` ${typed}`)) return 2
  return typed.length > longestExact && isNear(typed, name) ? 3 : Number.POSITIVE_INFINITY
}

const named = (typed: string, places: ReadonlyArray<Place>, sold: Sold): ReadonlyArray<FoundPlace> => {
  const wanted = folded(typed)
  if (wanted.length < 2) return []
  const far = ({ names }: Place) => Math.min(...names.map((name) => distance(wanted, folded(name))))
  return places
    .map((place) => ({ place, far: far(place), destination: sold.at(place) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far || Number(!a.destination) - Number(!b.destination))
    .slice(0, most)
    .map(({ place: { names }, destination }) => ({ name: names[0], count: 1, destination }))
}

/**
 * The places that a visitor may mean, the likeliest first and those on sale before others, at most
 * three. Accents, capitals and one wrong letter are forgiven. Several places, as in 'Miami y Roma',
 * are one answer: their common destination, or the one for several (OU-place-by-name).
 */
export const findPlaces = (typed: string, places: ReadonlyArray<Place>, sold: Sold): ReadonlyArray<FoundPlace> => {
  const whole = named(typed, places, sold)
  if (whole.length > 0) return whole
  const parts = typed.split(/[,;/+]|\s[ye](?:\s|$)/i).filter((part) => part.trim() !== "")
  const each = parts.flatMap((part) => named(part, places, sold).slice(0, 1))
  if (each.length < parts.length || each.length < 2) return each
  const lost = each.find(({ destination }) => destination === undefined)
  if (lost) return [lost]
  const destinations = new Set(each.map(({ destination }) => destination))
  const name = new Intl.ListFormat("es", { type: "conjunction" }).format(each.map((place) => place.name))
  return [{ name, count: each.length, destination: destinations.size === 1 ? each[0]?.destination : sold.several }]
}
