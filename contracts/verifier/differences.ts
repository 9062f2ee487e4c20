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

const longest = 120

/** Shortens a text to one line. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

const told = (value: unknown) => short(typeof value === "string" ? value : JSON.stringify(value ?? null))

/**
 * The pact's value at a path, such as `$[2].Installment[0].Id`. The last row of a list stands for
 * all later rows.
 */
const shownAt = (content: unknown, path: string): unknown => {
  let found: unknown = content
  for (const [, name, quoted, index] of path.matchAll(/\.([^.[]+)|\['([^']*)'\]|\[(\d+)\]/g))
    found = Array.isArray(found)
      ? found[Math.min(Number(index ?? 0), found.length - 1)]
      : Object(found)[name ?? quoted ?? ""]
  return found
}

const kinds: Readonly<Record<string, readonly [one: string, the: string]>> = {
  String: ["a text", "the text"],
  Integer: ["an integer", "the integer"],
  Decimal: ["a decimal", "the decimal"],
  Boolean: ["true or false", ""],
  Array: ["a list", "the list"],
  Object: ["an object", "the object"]
}

const got = (value: string, kind = "") =>
  kind === "Null" ? "null" : `${kinds[kind]?.[1] ?? ""} ${short(value)}`.trim()

/** Turns Pact's 'Expected (actual) to be (wanted)' round: first what was wanted, then what came. */
const inOurWords = (sentence: string): string => {
  const same = /^(?:Type mismatch: )?Expected (.*) \((\w+)\) to be the same type as (.*) \((\w+)\)$/s.exec(sentence)
  if (same) {
    const [, value = "", kind, example = "", wanted = ""] = same
    const right = wanted === "Null" ? "null" : `${kinds[wanted]?.[0] ?? wanted} such as ${short(example)}`
    return `wanted ${right}, got ${got(value, kind)}`
  }
  const size = /^Expected .* \(size (\d+)\) to have minimum size of (\d+)$/s.exec(sentence)
  if (size) return `wanted a list of at least ${size[2]}, got one of ${size[1]}`
  const other = /^Expected (.*?)(?: \((\w+)\))? to (?:be equal to|be|match|have) (.*)$/s.exec(sentence)
  if (other) return `wanted ${short((other[3] ?? "").replace(/ \(\w+\)$/, ""))}, got ${got(other[1] ?? "", other[2])}`
  const unread = /^Failed to parse the actual body: '(.*)'$/s.exec(sentence)
  return unread ? `is no JSON (${unread[1]})` : short(sentence)
}

const namesIn = (value: unknown): ReadonlyArray<string> => {
  try {
    const read: unknown = JSON.parse(String(value))
    return Array.isArray(read) ? read.map(String) : []
  } catch {
    return []
  }
}

const fieldOf = (path: string, name: string) => (/^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`)

interface Found {
  readonly path: string
  readonly said: string
}

/** A missing field. An unknown field beside it is probably the same one under a wrong name. */
const missingFields = ({ actual, expected, path = "$" }: Mismatch, content: unknown): ReadonlyArray<Found> => {
  const wanted = namesIn(expected)
  const there = namesIn(actual)
  const strange = there.filter((name) => !wanted.includes(name)).slice(0, 3)
  const instead = strange.length > 0 ? `; nobody asked for ${strange.join(", ")}` : ""
  const missing = wanted.filter((name) => !there.includes(name)).map((name) => fieldOf(path, name))
  return missing.map((field) => ({
    path: field,
    said: `is missing, wanted ${told(shownAt(content, field))}${instead}`
  }))
}

const inBody = (one: Mismatch, content: unknown): ReadonlyArray<Found> =>
  one.mismatch?.includes("is missing the following keys")
    ? missingFields(one, content)
    : [{ path: one.path ?? "$", said: inOurWords(one.mismatch ?? "differs") }]

const inEveryRow = (path: string) => path.replace(/\[\d+\]/g, "[*]")

const byPlace = (a: Found, b: Found) => a.path.localeCompare(b.path, "en", { numeric: true })

/** Reports a fault of every row of a list once, for the first row. */
const bodyDifferences = (mismatches: ReadonlyArray<Mismatch>, content: unknown): ReadonlyArray<string> => {
  const found = mismatches.filter(({ type }) => type === "BodyMismatch").flatMap((one) => inBody(one, content))
  const sorted = found.toSorted(byPlace)
  return [...new Set(sorted.map(({ path }) => inEveryRow(path)))].map((everywhere) => {
    const alike = sorted.filter(({ path }) => inEveryRow(path) === everywhere)
    const places = new Set(alike.map(({ path }) => path)).size
    const more = places > 1 ? ` (and ${places - 1} more at ${everywhere})` : ""
    return `body ${alike[0]?.path}: ${alike[0]?.said}${more}`
  })
}

const statusDifference = ({ actual, expected }: Mismatch) => {
  if (actual === noAnswer) return `no answer came, wanted status ${expected}`
  const isRedirect = Number(actual) >= 300 && Number(actual) < 400
  return `status: wanted ${expected}, got ${actual}${isRedirect ? ", and the portal follows no redirect" : ""}`
}

/** Pact quotes a header that is missing, and does not quote one that differs. */
const plain = (header: unknown) => short(String(header).replace(/^"(.*)"$/, "$1"))

const headDifference = (one: Mismatch) => {
  if (one.type === "StatusMismatch") return [statusDifference(one)]
  if (one.type === "HeaderMismatch")
    return [`header ${one.key}: wanted ${plain(one.expected)}, got ${plain(one.actual) || "none"}`]
  if (one.type === "BodyTypeMismatch")
    return [`body: wanted ${one.expected}, got ${one.actual}: ${one.actualBody ? told(one.actualBody) : "nothing"}`]
  return one.type === "BodyMismatch" ? [] : [short(one.mismatch ?? one.type)]
}

/**
 * One line for each difference in an answer: place, wanted value, actual value. `content` is the
 * pact's body.
 */
export const differences = (mismatches: ReadonlyArray<Mismatch>, content: unknown): ReadonlyArray<string> => {
  const unanswered = mismatches.filter(({ actual, type }) => type === "StatusMismatch" && actual === noAnswer)
  const isTyped = mismatches.some(({ type }) => type === "BodyTypeMismatch")
  const saidByBody = ({ key, type }: Mismatch) => type === "HeaderMismatch" && key?.toLowerCase() === "content-type"
  const telling = unanswered.length > 0 ? unanswered : mismatches.filter((one) => !(isTyped && saidByBody(one)))
  return [...new Set([...telling.flatMap(headDifference), ...bodyDifferences(telling, content)])]
}
