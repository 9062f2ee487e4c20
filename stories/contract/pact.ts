/** Matching rules by path: how a value is compared with its example. */
export type Rules = Readonly<Record<string, { readonly combine?: string; readonly matchers: ReadonlyArray<Matcher> }>>

/** One rule. `min` is a list's minimum length. */
export interface Matcher {
  readonly match: string
  readonly regex?: string
  readonly min?: number
  /** A class of statuses, or some. */
  readonly status?: string | ReadonlyArray<number>
  /** Whether null fits too. */
  readonly orNull?: boolean
}

interface Message {
  readonly headers?: Readonly<Record<string, ReadonlyArray<string>>>
  readonly body?: { readonly content?: unknown; readonly contentType?: string }
  readonly matchingRules?: { readonly body?: Rules; readonly header?: Rules; readonly status?: Rules }
  readonly generators?: { readonly body?: Generators }
}

/** By path, the values of the state that a verifier writes into a request. */
type Generators = Readonly<Record<string, { readonly expression: string }>>

/** A call: the provider states before it, the request and the expected answer. */
export interface Interaction {
  readonly description: string
  readonly providerStates?: ReadonlyArray<{
    readonly name: string
    readonly params?: Readonly<Record<string, unknown>>
  }>
  readonly request: Message & {
    readonly method: string
    readonly path: string
    readonly query?: Readonly<Record<string, ReadonlyArray<string>>>
  }
  readonly response: Message & { readonly status: number }
}

/** A published pact (Pact specification 4). */
export interface Pact {
  readonly provider: { readonly name: string }
  readonly interactions: ReadonlyArray<Interaction>
}

/** One field for readers: its path, its rule and an example. */
export interface FieldLine {
  readonly place: string
  readonly rule: string
  readonly example: string
}

const steps = (path: string) => path.match(/\.[^.[]+|\[[^\]]*\]/g) ?? []

const fits = (rule: string, path: string) => {
  const wanted = steps(rule)
  const there = steps(path)
  return wanted.length === there.length && wanted.every((step, nth) => step === there[nth] || step === "[*]")
}

const matcherAt = (rules: Rules, path: string): Matcher | undefined => {
  const { combine, matchers = [] } = Object.entries(rules).find(([rule]) => fits(rule, path))?.[1] ?? {}
  const [first] = matchers.filter(({ match }) => match !== "null")
  return first && combine === "OR" ? { ...first, orNull: true } : first
}

/** A rule of kind `type` applies to all paths below it that have no rule of their own. */
const inherited = (rules: Rules, path: string): Matcher | undefined => {
  const found = matcherAt(rules, path)
  if (found !== undefined || path === "$") return found
  const above = inherited(rules, path.replace(/(\.[^.[]+|\[[^\]]*\])$/, ""))
  return above?.match === "type" ? { match: "type" } : undefined
}

const kindOf = (value: unknown) => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "a list"
  const kinds: Readonly<Record<string, string>> = { string: "a text", number: "a number", boolean: "true or false" }
  return kinds[typeof value] ?? "an object"
}

const named: Readonly<Record<string, string>> = {
  integer: "an integer",
  number: "a number",
  decimal: "a decimal",
  boolean: "true or false"
}

const exactly = "exactly"

const inWords = (matcher: Matcher | undefined, value: unknown): string => {
  if (matcher === undefined) return exactly
  if (matcher.orNull) return `null or ${inWords({ ...matcher, orNull: false }, value)}`
  if (matcher.match === "regex") return `of the form ${matcher.regex}`
  return named[matcher.match] ?? kindOf(value)
}

const leaf = (value: unknown, path: string, place: string, rules: Rules): FieldLine => ({
  place: place || "the body",
  rule: inWords(inherited(rules, path), value),
  example: JSON.stringify(value)
})

/** True if rows differ only in their examples. An exact value counts as a rule. */
const areAlike = (rows: ReadonlyArray<ReadonlyArray<FieldLine>>) => {
  const told = rows.map((row) =>
    row.map(({ example, place, rule }) => [place, rule, rule === exactly && example].join())
  )
  return told.every((row) => row.join() === told[0]?.join())
}

const rowsOf = (rows: ReadonlyArray<unknown>, rules: Rules, path: string, place: string): ReadonlyArray<FieldLine> => {
  const list = matcherAt(rules, path)
  const least = list?.min ? `a list of at least ${list.min}, each` : "a list, each"
  const all = rows.map((row, nth) => fieldsOf(row, rules, `${path}[${nth}]`, `${place}[]`))
  if (list === undefined && !areAlike(all))
    return rows.flatMap((row, nth) => fieldsOf(row, rules, `${path}[${nth}]`, `${place}[${nth}]`))
  const rule = list === undefined ? `${rows.length} in a list, each` : least
  return [{ place: place || "the body", rule, example: "" }, ...(all[0] ?? [])]
}

/** The fields of a body with their rules. A list whose rows are alike shows its first row. */
export const fieldsOf = (value: unknown, rules: Rules = {}, path = "$", place = ""): ReadonlyArray<FieldLine> => {
  if (Array.isArray(value) && value.length > 0) return rowsOf(value, rules, path, place)
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([name, inner]) =>
      fieldsOf(inner, rules, `${path}.${name}`, place ? `${place}.${name}` : name)
    )
  return [leaf(value, path, place, rules)]
}

/** The headers with their rules. */
export const headersOf = ({ headers = {}, matchingRules }: Message): ReadonlyArray<FieldLine> =>
  Object.entries(headers).map(([name, values]) => ({
    place: name,
    rule: inWords(matchingRules?.header?.[name]?.matchers[0], values[0]),
    example: values.join(", ")
  }))

/** The fields of a request. The rule names the values that the state answers. */
export const sentOf = ({ body, generators = {}, matchingRules }: Message): ReadonlyArray<FieldLine> =>
  fieldsOf(body?.content, matchingRules?.body).map((line) => {
    const { expression = "" } = generators.body?.[`$.${line.place}`] ?? {}
    const names = [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
    return names.length > 0 ? { ...line, rule: `${line.rule}, with the state's ${names.join(", ")}` } : line
  })

/** Calls that contain the words, grouped by method and path, in the order of paths. */
export const callsWith = (pact: Pact, words: string): ReadonlyArray<readonly [string, ReadonlyArray<Interaction>]> => {
  const found = pact.interactions.filter((one) =>
    JSON.stringify(one).toLowerCase().includes(words.trim().toLowerCase())
  )
  const callOf = ({ request }: Interaction) => `${request.method} ${request.path}`
  const calls = [...new Set(found.toSorted((a, b) => a.request.path.localeCompare(b.request.path, "en")).map(callOf))]
  return calls.map((call) => [call, found.filter((one) => callOf(one) === call)] as const)
}
