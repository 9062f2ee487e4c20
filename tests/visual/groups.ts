import { basename, dirname } from "node:path"
import type { Picture } from "./pictures"
import type { Reach } from "./reach"

/** The changed files that can be seen in a picture. */
export const causesOf = ({ file }: Pick<Picture, "file">, changed: ReadonlyMap<string, Reach>): ReadonlyArray<string> =>
  [...changed].flatMap(([cause, reach]) => (reach === "all" || reach.has(file) ? [cause] : []))

/** `Price` of `src/components/Price/Price.module.css`; any other file with its folder: `belo/theme`. */
const short = (file: string) => {
  const name = basename(file).split(".")[0] ?? file
  const folder = basename(dirname(file))
  return folder === name ? name : `${folder}/${name}`
}

export interface Group<Found> {
  /** `PlanTotals + Price`. */
  readonly title: string
  readonly causes: ReadonlyArray<string>
  readonly found: ReadonlyArray<Found>
  /** Titles of the other groups that one of these files is in, with their numbers of pictures. */
  readonly also: ReadonlyArray<string>
}

const most = 4

const titleOf = (causes: ReadonlyArray<string>) => {
  const names = [...new Set(causes.map(short))]
  if (names.length === 0) return "No changed file: a package, or chance"
  const more = names.length > most ? ` + ${names.length - most} more` : ""
  return names.slice(0, most).join(" + ") + more
}

/** One group for each set of changed files that explains a picture, the smallest set first. */
export const grouped = <Found extends { readonly causes: ReadonlyArray<string> }>(
  all: ReadonlyArray<Found>
): ReadonlyArray<Group<Found>> => {
  const sets = new Map<string, Array<Found>>()
  for (const one of all) {
    const key = one.causes.join("\n")
    sets.set(key, [...(sets.get(key) ?? []), one])
  }
  const groups = [...sets.values()].map((found) => {
    const causes = found[0]?.causes ?? []
    return { title: titleOf(causes), causes, found }
  })
  return groups
    .map((group) => ({
      ...group,
      also: groups
        .filter((other) => other !== group && other.causes.some((cause) => group.causes.includes(cause)))
        .map(({ found, title }) => `${title} (${found.length})`)
    }))
    .sort((a, b) => a.causes.length - b.causes.length || b.found.length - a.found.length)
}
