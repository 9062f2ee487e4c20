import { STATUS_CODES } from "node:http"
import type { Matcher, Matchers } from "./pactFile"

/** A kind of value, by its name in JSON Schema. */
export type Kind = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null"

/** One thing that a value must fulfil. */
export type Want =
  | { readonly is: "exactly"; readonly value: unknown }
  | { readonly is: "kind"; readonly kind: Kind }
  | { readonly is: "form"; readonly regex: string }
  | { readonly is: "at least" | "rows"; readonly rows: number }
  | { readonly is: "any"; readonly of: ReadonlyArray<Want> }
  | { readonly is: "status"; readonly codes: ReadonlyArray<number> }

/** What a pact demands of one place. */
export interface Rule {
  readonly wants: ReadonlyArray<Want>
  readonly example: unknown
}

const kindOf = (value: unknown): Kind => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number"
  return typeof value as "string" | "boolean" | "object"
}

/** Pact's classes of statuses, as far as the pacts use them. */
export const classes: Readonly<Record<string, number>> = { success: 2, clientError: 4, serverError: 5 }

/** The codes that a rule of statuses accepts. */
export const codesOf = ({ status = [] }: Matcher): ReadonlyArray<number> =>
  typeof status === "string" ? Array.from({ length: 100 }, (_, nth) => (classes[status] ?? 0) * 100 + nth) : status

const named = Object.keys(STATUS_CODES).map(Number)

/** `402`, `any 2xx`, `204 or any 4xx but 409`. */
export const statusesInWords = (codes: ReadonlyArray<number>): string =>
  [2, 3, 4, 5]
    .flatMap((hundreds): ReadonlyArray<number | string> => {
      const isOfClass = (code: number) => Math.floor(code / 100) === hundreds
      const own = codes.filter(isOfClass)
      const others = named.filter((code) => isOfClass(code) && !own.includes(code))
      if (own.length <= others.length) return own
      return [others.length > 0 ? `any ${hundreds}xx but ${others.join(", ")}` : `any ${hundreds}xx`]
    })
    .join(" or ")

const wantsOf = (matcher: Matcher, example: unknown): ReadonlyArray<Want> => {
  const { match, min, regex = "" } = matcher
  switch (match) {
    case "integer":
    case "number":
      return [{ is: "kind", kind: match }]
    case "type": {
      const alike = kindOf(example)
      const kind = { is: "kind", kind: alike === "integer" ? "number" : alike } as const
      return min === undefined ? [kind] : [kind, { is: "at least", rows: min }]
    }
    case "regex":
      return [{ is: "form", regex }]
    case "null":
      return [{ is: "exactly", value: null }]
    case "statusCode":
      return [{ is: "status", codes: codesOf(matcher) }]
    default:
      throw new Error(`The pacts had no matcher '${match}' yet: say what it wants.`)
  }
}

/** The rule of a place: of its matchers; without any, exactly its example. */
export const ruleOf = (rule: Matchers | undefined, example: unknown): Rule => {
  if (rule !== undefined) {
    const told = rule.matchers.flatMap((one) => wantsOf(one, example))
    return { wants: rule.combine === "OR" ? [{ is: "any", of: told }] : told, example }
  }
  const kind = kindOf(example)
  if (Array.isArray(example))
    return {
      example,
      wants: [
        { is: "kind", kind },
        { is: "rows", rows: example.length }
      ]
    }
  return { example, wants: [kind === "object" ? { is: "kind", kind } : { is: "exactly", value: example }] }
}

const fulfils = (value: unknown, want: Want): boolean => {
  const kind = kindOf(value)
  switch (want.is) {
    case "exactly":
      return JSON.stringify(value) === JSON.stringify(want.value)
    case "kind":
      return kind === want.kind || (kind === "integer" && want.kind === "number")
    // Pact reads null and numbers as texts.
    case "form":
      return kind !== "array" && kind !== "object" && new RegExp(want.regex).test(String(value))
    case "at least":
      return Array.isArray(value) && value.length >= want.rows
    case "rows":
      return Array.isArray(value) && value.length === want.rows
    case "any":
      return want.of.some((one) => fulfils(value, one))
    case "status":
      return want.codes.includes(Number(value))
  }
}

/** Whether a value is what a rule wants. */
export const keeps = (value: unknown, { wants }: Rule): boolean => wants.every((want) => fulfils(value, want))
