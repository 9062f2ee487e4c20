import { formsInWords } from "../forms"
import { parsed } from "../rules/body"

const longest = 120

/** Shortens a text to one line. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
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

const day = /^\d{4}-\d{2}-\d{2}(T?)/

/** A form as its example: readers know a day, not its regular expression. */
const formOf = (regex: string, expected: unknown): string => {
  const shown = String(expected ?? "")
  const text = parsed(shown)
  const example = typeof text === "string" ? text : shown
  const [isDay, time] = day.exec(example) ?? []
  if (isDay !== undefined) return `a ${time === "T" ? "time" : "day"} such as ${short(example)}`
  if (regex === `^${example}$`) return example
  if (/^[[{]/.test(example)) return `JSON in a text such as ${short(example)}`
  const known = formsInWords[regex]
  if (known !== undefined) return `${known}${example === "" ? "" : ` such as ${short(example)}`}`
  return `the form ${short(regex)}${example === "" ? "" : ` such as ${short(example)}`}`
}

/**
 * Turns Pact's 'Expected (actual) to be (wanted)' round: first what was wanted, then what came. Of
 * a value that may also be null Pact names null alone: `orNull` says what else it may be.
 */
export const inOurWords = (sentence: string, expected?: unknown, orNull?: string): string => {
  const same = /^(?:Type mismatch: )?Expected (.*) \((\w+)\) to be the same type as (.*) \((\w+)\)$/s.exec(sentence)
  if (same) {
    const [, value = "", kind, example = "", wanted = ""] = same
    const right = `${kinds[wanted]?.[0] ?? wanted}${/^(?:''|\[\])$/.test(example) ? "" : ` such as ${short(example)}`}`
    return `wanted ${right}, got ${got(value, kind)}`
  }
  const size = /^Expected .* \(size (\d+)\) to have minimum size of (\d+)$/s.exec(sentence)
  if (size) return `wanted a list of at least ${size[2]}, got one of ${size[1]}`
  const full = /^Expected an empty List but received (.*)$/s.exec(sentence)
  if (full) return `wanted an empty list, got ${short(full[1] ?? "")}`
  const nothing = /^Expected (.*) \((\w+)\) to be a null value$/s.exec(sentence)
  if (nothing) return `wanted ${orNull ? `${orNull} or null` : "null"}, got ${got(nothing[1] ?? "", nothing[2])}`
  const form = /^Expected '(.*)' to match '(.*)'$/s.exec(sentence)
  if (form) return `wanted ${formOf(form[2] ?? "", expected)}, got '${short(form[1] ?? "")}'`
  if (/^Expected body .* but was (?:empty|missing)$/s.test(sentence))
    return `wanted ${short(String(expected))}, got nothing`
  const other = /^Expected (.*?)(?: \((\w+)\))? to (?:be equal to|be|match|have) (.*)$/s.exec(sentence)
  if (other) return `wanted ${short((other[3] ?? "").replace(/ \(\w+\)$/, ""))}, got ${got(other[1] ?? "", other[2])}`
  const unread = /^Failed to parse the actual body: '(.*)'$/s.exec(sentence)
  return unread ? `is no JSON (${unread[1]})` : short(sentence)
}
