/** The value of a text in JSON; `instead` if it is none. */
export const parsed = (text: string, instead?: unknown): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return instead
  }
}

/** Where a value stands in a body: the keys and row numbers that lead to it. */
export type Path = ReadonlyArray<string | number>

/** The steps of a path such as `$.a['b-c'][0]`; of a rule also `*`, for each row. */
export const stepsOf = (path: string): Path =>
  [...path.matchAll(/\.([^.[]+)|\['([^']*)'\]|\[(?:(\d+)|\*)\]/g)].map(
    ([, name, quoted, row]) => name ?? quoted ?? (row === undefined ? "*" : Number(row))
  )

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const entriesOf = (value: unknown): ReadonlyArray<readonly [string | number, unknown]> => {
  if (Array.isArray(value)) return value.map((each, nth) => [nth, each] as const)
  return typeof value === "object" && value !== null ? Object.entries(value) : []
}

/** A value with the JSON in its texts read, such as a partner's quote. */
export const inFull = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === "string" && /^[[{]/.test(inner) ? JSON.parse(inner) : inner
  )

/** Every value in a body, starting with the body. */
export const placesIn = (value: unknown, path: Path = []): ReadonlyArray<{ path: Path; value: unknown }> => [
  { path, value },
  ...entriesOf(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
]

/** In the place of a value: it is left out. */
export const gone = Symbol("gone")

/** A body with another value at a place. */
export const changed = (body: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to
  const entries = entriesOf(body)
    .map(([name, value]) => [name, name === key ? changed(value, rest, to) : value] as const)
    .filter(([, value]) => value !== gone)
  return Array.isArray(body) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
