import type { Matcher, Matchers } from "./pactFile"

type Kind = "a text" | "an integer" | "a decimal" | "a number" | "true or false" | "a list" | "an object" | "null"

/** One thing that a value must fulfil. */
type Want =
  | { readonly is: "exactly"; readonly value: unknown }
  | { readonly is: "kind"; readonly kind: Kind }
  | { readonly is: "form"; readonly regex: string; readonly kind: Kind }
  | { readonly is: "at least" | "at most" | "rows"; readonly rows: number }
  | { readonly is: "any"; readonly of: ReadonlyArray<Want> }
  | { readonly is: "status"; readonly codes: ReadonlyArray<number> }
  | { readonly is: "other"; readonly says: string }

/** What a pact demands of one place. `source` is the state's expression that gives the value. */
export interface Rule {
  readonly wants: ReadonlyArray<Want>
  readonly example: unknown
  readonly source?: string
}

const kindOf = (value: unknown): Kind => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "a list"
  if (typeof value === "string") return "a text"
  if (typeof value === "boolean") return "true or false"
  if (typeof value === "number") return Number.isInteger(value) ? "an integer" : "a decimal"
  return "an object"
}

const kinds: Readonly<Record<string, Kind>> = {
  integer: "an integer",
  decimal: "a decimal",
  number: "a number",
  boolean: "true or false"
}

const rows = ({ max, min }: Matcher): ReadonlyArray<Want> => [
  ...(min === undefined ? [] : [{ is: "at least", rows: min } as const]),
  ...(max === undefined ? [] : [{ is: "at most", rows: max } as const])
]

/** Pact's classes of statuses, as far as the pacts use them. */
const classes: Readonly<Record<string, number>> = { success: 2, clientError: 4, serverError: 5 }

/** The codes that a rule of statuses accepts. */
export const codesOf = ({ status = [] }: Matcher): ReadonlyArray<number> =>
  typeof status === "string" ? Array.from({ length: 100 }, (_, nth) => (classes[status] ?? 0) * 100 + nth) : status

/** `any 4xx`, or the codes. */
export const statusesInWords = (codes: ReadonlyArray<number>): string =>
  codes.length === 100 ? `any ${String(codes[0]).slice(0, 1)}xx` : codes.join(", ")

const wantsOf = (matcher: Matcher, example: unknown): ReadonlyArray<Want> => {
  const kind = kinds[matcher.match]
  if (kind !== undefined) return [{ is: "kind", kind }]
  if (matcher.match === "type") {
    const alike = kindOf(example)
    return [{ is: "kind", kind: /integer|decimal/.test(alike) ? "a number" : alike }, ...rows(matcher)]
  }
  if (matcher.match === "regex") return [{ is: "form", regex: matcher.regex ?? "", kind: kindOf(example) }]
  // The header says it too.
  if (matcher.match === "contentType") return []
  if (matcher.match === "null") return [{ is: "exactly", value: null }]
  if (matcher.match === "statusCode") return [{ is: "status", codes: codesOf(matcher) }]
  if (matcher.match === "equality") return [{ is: "exactly", value: matcher.value ?? example }]
  return [{ is: "other", says: `${matcher.match} ${JSON.stringify(matcher.value ?? "")}` }]
}

/** The rule of a place: of its matchers; without any, exactly its example. */
export const ruleOf = (rule: Matchers | undefined, example: unknown, source: string | undefined): Rule => {
  const from = source === undefined ? {} : { source }
  const told = rule?.matchers.flatMap((one) => wantsOf(one, example)) ?? []
  if (told.length > 0) return { wants: rule?.combine === "OR" ? [{ is: "any", of: told }] : told, example, ...from }
  const kind = kindOf(example)
  if (Array.isArray(example)) {
    const wants: ReadonlyArray<Want> = [
      { is: "kind", kind },
      { is: "rows", rows: example.length }
    ]
    return { wants, example, ...from }
  }
  if (kind === "an object") return { wants: [{ is: "kind", kind }], example, ...from }
  return { wants: source === undefined ? [{ is: "exactly", value: example }] : [], example, ...from }
}

const numbers: ReadonlyArray<Kind> = ["an integer", "a decimal", "a number"]
const isKind = (one: Kind, other: Kind) => one === other || (other === "a number" && numbers.includes(one))
const accepts = (regex: string, value: unknown) => new RegExp(regex).test(value === null ? "null" : String(value))
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether what fulfils `one` fulfils `other`. */
const implies = (one: Want, other: Want): boolean => {
  if (one.is === "form" && other.is === "form") return one.regex === other.regex
  if (same(one, other)) return true
  if (one.is === "any") return one.of.every((each) => implies(each, other))
  if (other.is === "any") return other.of.some((each) => implies(one, each))
  if (other.is === "status") {
    const codes = one.is === "status" ? one.codes : one.is === "exactly" ? [one.value] : [undefined]
    return codes.every((code) => other.codes.some((each) => each === code))
  }
  if (other.is === "form") return one.is === "exactly" && accepts(other.regex, one.value)
  if (other.is === "at least") return (one.is === "at least" || one.is === "rows") && one.rows >= other.rows
  if (other.is === "at most") return (one.is === "at most" || one.is === "rows") && one.rows <= other.rows
  if (other.is !== "kind") return false
  if (one.is === "exactly") return isKind(kindOf(one.value), other.kind)
  if (one.is === "form") return isKind(one.kind, other.kind) && !accepts(one.regex, null)
  return one.is === "kind" && isKind(one.kind, other.kind)
}

/** Whether every value of the first rule keeps the second one. */
export const isWithin = ({ wants }: Rule, other: Rule): boolean =>
  other.wants.every((want) => wants.some((one) => implies(one, want)))
