import { parsed, stepsOf } from "../rules/body"
import { inOurWords, short } from "./words"

/** One difference, as Pact's verifier reports it. `path` is in a body, `key` is a header. */
export interface Mismatch {
  readonly type: string
  readonly mismatch?: string
  readonly path?: string
  readonly key?: string
  readonly expected?: unknown
  readonly actual?: unknown
  readonly actualBody?: unknown
}

/** Stands for no answer at all. No server sends this status. */
export const noAnswer = 599

const told = (value: unknown) =>
  value === "" ? "a text" : short(typeof value === "string" ? value : JSON.stringify(value ?? null))

/**
 * The pact's value at a path, such as `$[2].Installment[0].Id`. The last row of a list stands for
 * all later rows.
 */
const shownAt = (content: unknown, path: string): unknown =>
  stepsOf(path).reduce(
    (found, step) => (Array.isArray(found) ? found[Math.min(Number(step), found.length - 1)] : Object(found)[step]),
    content
  )

const namesIn = (value: unknown): ReadonlyArray<string> => {
  const read = parsed(String(value))
  return Array.isArray(read) ? read.map(String) : []
}

const fieldOf = (path: string, name: string) => (/^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`)

interface Found {
  readonly path: string
  readonly said: string
}

/** A missing field. A field beside it that the call does not name may be the same one, misnamed. */
const missingFields = ({ actual, expected, path = "$" }: Mismatch, { content }: Agreed): ReadonlyArray<Found> => {
  const wanted = namesIn(expected)
  const there = namesIn(actual)
  const strange = there.filter((name) => !wanted.includes(name)).slice(0, 3)
  const instead = strange.length > 0 ? `; instead there is ${strange.join(", ")}` : ""
  const missing = wanted.filter((name) => !there.includes(name)).map((name) => fieldOf(path, name))
  return missing.map((field) => ({
    path: field,
    said: `is missing, wanted ${told(shownAt(content, field))}${instead}`
  }))
}

const inEveryRow = (path: string) => path.replace(/\[\d+\]/g, "[*]")

const differing = ({ expected, mismatch = "differs", path: place = "$" }: Mismatch, { orNull }: Agreed): Found => {
  const path = place.replace(/^\/$/, "$")
  return { path, said: inOurWords(mismatch, expected, orNull?.[inEveryRow(path)]) }
}

const inBody = (one: Mismatch, agreed: Agreed): ReadonlyArray<Found> =>
  one.mismatch?.includes("is missing the following keys") ? missingFields(one, agreed) : [differing(one, agreed)]

const byPlace = (a: Found, b: Found) => a.path.localeCompare(b.path, "en", { numeric: true })

/** Reports a fault of every row of a list once, for the first row. */
const bodyDifferences = (mismatches: ReadonlyArray<Mismatch>, agreed: Agreed): ReadonlyArray<string> => {
  const found = mismatches.filter(({ type }) => type === "BodyMismatch").flatMap((one) => inBody(one, agreed))
  const sorted = found.toSorted(byPlace)
  return [...new Set(sorted.map(({ path }) => inEveryRow(path)))].map((everywhere) => {
    const alike = sorted.filter(({ path }) => inEveryRow(path) === everywhere)
    const places = new Set(alike.map(({ path }) => path)).size
    const more = places > 1 ? ` (and ${places - 1} more at ${everywhere})` : ""
    return `body ${alike[0]?.path}: ${alike[0]?.said}${more}`
  })
}

const statusDifference = ({ actual, expected: shown }: Mismatch, { bodyOf, statuses }: Agreed) => {
  const expected = statuses ?? shown
  if (actual === noAnswer) return `no answer came, wanted status ${expected}`
  const isRedirect = Number(actual) >= 300 && Number(actual) < 400
  const body = isRedirect ? undefined : bodyOf?.(actual)
  return `status: wanted ${expected}, got ${actual}${isRedirect ? ", and the portal follows no redirect" : ""}${body ? `: ${short(body)}` : ""}`
}

/** Pact quotes a header that is missing, and does not quote one that differs. */
const plain = (header: unknown) => short(String(header).replace(/^"(.*)"$/, "$1"))

const headDifference = (one: Mismatch, agreed: Agreed) => {
  if (one.type === "StatusMismatch") return [statusDifference(one, agreed)]
  if (one.type === "HeaderMismatch")
    return [`header ${one.key}: wanted ${plain(one.expected)}, got ${plain(one.actual) || "none"}`]
  if (one.type === "BodyTypeMismatch")
    return [`body: wanted ${one.expected}, got ${one.actual}: ${one.actualBody ? told(one.actualBody) : "nothing"}`]
  return one.type === "BodyMismatch" ? [] : [short(one.mismatch ?? one.type)]
}

/** The pact's body of the answer, and in words its statuses if they are several. */
export interface Agreed {
  readonly content: unknown
  /** What else than null stands at a place. */
  readonly orNull?: Readonly<Record<string, string>>
  readonly statuses?: string | undefined
  /** What the provider said with a status. */
  readonly bodyOf?: (status: unknown) => string | undefined
}

/**
 * One line for each difference in an answer: place, wanted value, actual value. After a wrong
 * status the rest of the answer is another one, and says nothing more.
 */
export const differences = (mismatches: ReadonlyArray<Mismatch>, agreed: Agreed): ReadonlyArray<string> => {
  const status = mismatches.filter(({ type }) => type === "StatusMismatch")
  const isTyped = mismatches.some(({ type }) => type === "BodyTypeMismatch")
  const saidByBody = ({ key, type }: Mismatch) => type === "HeaderMismatch" && key?.toLowerCase() === "content-type"
  const telling = status.length > 0 ? status : mismatches.filter((one) => !(isTyped && saidByBody(one)))
  return [...new Set([...telling.flatMap((one) => headDifference(one, agreed)), ...bodyDifferences(telling, agreed)])]
}
