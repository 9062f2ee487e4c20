import { createHash } from "node:crypto"
import type { Change, Weight } from "./compare"
import type { PactFile } from "./pactFile"

const titles: Readonly<Record<Weight, string>> = {
  more: "Asks for more",
  less: "Asks for less",
  same: "The same for a provider"
}

const mostNamed = 3
const widest = 100

/** Breaks a line of a list at spaces. */
const wrapped = (line: string): string => {
  let column = 0
  return line
    .split(" ")
    .map((word) => {
      const isFull = column > 0 && column + 1 + word.length > widest
      column = isFull ? word.length + 2 : column + 1 + word.length
      return isFull ? `\n  ${word}` : ` ${word}`
    })
    .join("")
    .slice(1)
}

/** Who asks: up to three examples by name. */
const askers = (asked: ReadonlyArray<string>) => {
  const named = asked.slice(0, mostNamed).map((one) => `'${one}'`)
  const more = asked.length - named.length
  return named.length === 0 ? "" : ` (${named.join(", ")}${more > 0 ? ` and ${more} more` : ""})`
}

const linesOf = (changes: ReadonlyArray<Change>): ReadonlyArray<string> => {
  const alike = new Map<string, ReadonlyArray<string>>()
  for (const { asked, call, says } of changes) {
    const line = `- **${call}** ${says}`
    alike.set(line, [...(alike.get(line) ?? []), ...(asked === undefined ? [] : [asked])])
  }
  return [...alike].map(([line, asked]) => wrapped(line + askers(asked)))
}

/** The changes of a provider's pact as Markdown, heaviest first. Equal changes share a line. */
export const told = (provider: string, changes: ReadonlyArray<Change>): string => {
  if (changes.length === 0) return `### ${provider}\n\nNothing changed.\n`
  const parts = (["more", "less", "same"] as const).flatMap((weight) => {
    const lines = linesOf(changes.filter((one) => one.weight === weight))
    return lines.length === 0 ? [] : [`${titles[weight]}:`, "", ...lines, ""]
  })
  return [`### ${provider}`, "", ...parts].join("\n")
}

const keysSorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(keysSorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, keysSorted(inner)])
  )
}

/** A short name for what a pact asks. Versions of tools do not count. */
export const printOf = ({ interactions }: PactFile): string =>
  createHash("sha256")
    .update(JSON.stringify(keysSorted(interactions)))
    .digest("hex")
    .slice(0, 8)
