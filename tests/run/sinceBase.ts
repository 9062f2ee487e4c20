import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./command"
import type { Modules } from "./modulesByFile"

/** What one run of the budgets weighed. */
export interface Weights {
  readonly figures: Readonly<Record<string, number>>
  /** Bytes of each module that a place downloads, before they are minified. */
  readonly modules: Readonly<Record<string, Modules>>
}

const fileIn = (folder: string) => join(folder, ".cache/weights.json")

/** Keeps the weights for a later run that has this checkout as its base. */
export const keepWeights = (weights: Weights): Promise<void> => writeFile(fileIn(root), JSON.stringify(weights))

const differences = (now: Modules, before: Modules) =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({ name, more: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ more }) => more !== 0)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))

const signed = (more: number, digits: number) => `${more > 0 ? "+" : ""}${more.toFixed(digits)}`.padStart(9)

/**
 * By how much the figures and the modules of each place differ from those of `base`, the folder of
 * another checkout in which the budgets were measured. Of modules the ten that differ most.
 */
export const sinceBase = async (base: string, now: Weights): Promise<ReadonlyArray<string>> => {
  const before = JSON.parse(await readFile(fileIn(base), "utf8")) as Weights
  const figures = differences(now.figures, before.figures).map(({ more, name }) => `${signed(more, 3)} ${name}`)
  const modules = Object.entries(now.modules).flatMap(([place, found]) => [
    "",
    `${place}, bytes before they are minified:`,
    ...differences(found, before.modules[place] ?? {})
      .slice(0, 10)
      .map(({ more, name }) => `${signed(more, 0)} ${name}`)
  ])
  return ["", `Since ${base}:`, ...figures, ...modules]
}
