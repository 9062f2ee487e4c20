import type { DocumentKind } from "../person/document"
import type { Choice } from "./LookupsApi"

const sameName = (a: string, b: string) => a.localeCompare(b, "es", { sensitivity: "base" }) === 0

/** An entry by its id, or by its name however it is spelt. */
export const entryFor = (list: ReadonlyArray<Choice>, wanted: string): Choice | undefined =>
  list.find(({ id }) => id === wanted) ?? list.find(({ name }) => sameName(name, wanted))

/** The type of document that is usual in a channel (PA-05). */
export const usualType = (types: ReadonlyArray<Choice>, kind: DocumentKind): Choice | undefined =>
  types.length === 1 ? types[0] : types.find(({ name }) => name.toLowerCase().startsWith(kind))

/** The id of the only province that a country without provinces has, in no provider's list. */
export const noProvince = "0"

/** The provinces to choose from. A country without any is its own (PA-06). */
export const provincesOf = (country: string, list: ReadonlyArray<Choice>): ReadonlyArray<Choice> =>
  list.length > 0 ? list : [{ id: noProvince, name: country }]
