import { existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { startVitest } from "vitest/node"
import { root } from "./command"

/** The most lines that no story runs, in percent. */
const most = 3

interface Place {
  readonly start: { readonly line?: number }
}

/** A file in Istanbul's format. */
export interface FileCoverage {
  readonly path: string
  readonly statementMap: Readonly<Record<string, Place>>
  readonly s: Readonly<Record<string, number>>
  readonly branchMap: Readonly<Record<string, { readonly type: string; readonly locations: ReadonlyArray<Place> }>>
  readonly b: Readonly<Record<string, ReadonlyArray<number>>>
}

/** How often each line ran: the most often run statement, or way of a choice, that starts in it. */
const runsOf = ({ b, branchMap, s, statementMap }: FileCoverage) => {
  const runs = new Map<number, number>()
  const add = (line: number | undefined, count: number) => {
    if (line !== undefined) runs.set(line, Math.max(runs.get(line) ?? 0, count))
  }
  for (const [key, { start }] of Object.entries(statementMap)) add(start.line, s[key] ?? 0)
  for (const [key, { locations, type }] of Object.entries(branchMap)) {
    // A prop that always comes leaves its default out, but runs the line.
    if (type === "default-arg") continue
    for (const [way, { start }] of locations.entries()) add(start.line, b[key]?.[way] ?? 0)
  }
  return runs
}

/** `3-5, 9` for 3, 4, 5 and 9. */
const ranged = (lines: ReadonlyArray<number>) => {
  const starts = lines.filter((line) => !lines.includes(line - 1))
  const ends = lines.filter((line) => !lines.includes(line + 1))
  return starts.map((start, place) => (start === ends[place] ? `${start}` : `${start}-${ends[place]}`)).join(", ")
}

/** Lines that no story runs. */
export interface Unrun {
  /** Lines of all files that a run can reach. */
  readonly lines: number
  readonly unrun: number
  /** `src/pages/home/HomePage.tsx: 3-5, 9`; most lines first. */
  readonly list: ReadonlyArray<string>
}

export const unrunIn = (files: ReadonlyArray<FileCoverage>): Unrun => {
  const told = files.map((file) => {
    const runs = runsOf(file)
    const never = [...runs].flatMap(([line, count]) => (count === 0 ? [line] : [])).toSorted((a, b) => a - b)
    return { file: relative(root, file.path), lines: runs.size, never }
  })
  const listed = told.filter(({ never }) => never.length > 0).toSorted((a, b) => b.never.length - a.never.length)
  return {
    lines: told.reduce((sum, { lines }) => sum + lines, 0),
    unrun: told.reduce((sum, { never }) => sum + never.length, 0),
    list: listed.map(({ file, never }) => `${file}: ${ranged(never)}`)
  }
}

/** Runs stories, all unless some are named, and lists the lines of components and pages that none runs. */
const measure = async () => {
  const vitest = await startVitest("test", process.argv.slice(2), {
    config: ".storybook/vitest.config.ts",
    watch: false,
    reporters: ["dot"],
    coverage: { enabled: true, reporter: ["json"] },
    // Axe runs none of these lines.
    provide: { "storybook/test-provided": { a11y: false } }
  })
  await vitest.close()
  const report = join(root, ".cache/stories/coverage/coverage-final.json")
  if (process.exitCode || !existsSync(report)) throw new Error("A story failed: nothing was measured.")
  const all: Readonly<Record<string, FileCoverage>> = JSON.parse(readFileSync(report, "utf8"))
  const { lines, list, unrun } = unrunIn(Object.values(all))
  const share = (100 * unrun) / lines
  for (const line of list) console.log(line)
  console.log(`No story runs ${unrun} of ${lines} lines: ${share.toFixed(1)} %, at most ${most} %`)
  if (!(share <= most)) process.exitCode = 1
}

if (process.argv[1]?.endsWith("storyCoverage.ts")) await measure()
