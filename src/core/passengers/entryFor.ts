import type { Choice } from "./LookupsApi"

const sameName = (a: string, b: string) => a.localeCompare(b, "es", { sensitivity: "base" }) === 0

/** An entry by its id, else by its name. */
export const entryFor = (list: ReadonlyArray<Choice>, wanted: string): Choice | undefined =>
  list.find(({ id }) => id === wanted) ?? list.find(({ name }) => sameName(name, wanted))
