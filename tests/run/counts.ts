import { existsSync, readFileSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Finished } from "./command"

/** Result of one check of `npm test`. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown on failure. */
  readonly output: string
  /** Always shown. */
  readonly note?: string
}

/** What a check needs is not on this machine and cannot be installed there. */
export class NotHere extends Error {}

/** A check that needs what is not here counts as nothing, and says so in one line. */
export const notRun = ({ message }: NotHere): Outcome => ({
  passed: 0,
  failed: 0,
  output: "",
  note: `not run: ${message}`
})

/** A check without counts counts as one. */
export const one = ({ ok, output }: Finished): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

/** Parts of one check together, with the output of those that failed and every note. */
export const summed = (parts: ReadonlyArray<Outcome>): Outcome => {
  const notes = parts.flatMap(({ note }) => note ?? [])
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
    output: parts.map(({ failed, output }) => (failed > 0 ? output : "")).join("\n"),
    ...(notes.length > 0 && { note: notes.join("\n") })
  }
}

/** A new path for a runner's report, so that no old report is read. */
export const reportFile = async () => join(await mkdtemp(join(tmpdir(), "portal-report-")), "report.json")

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined

/** A run with a bad exit code has failed even without a failed test. An empty run also fails. */
const settled = (passed: number, failed: number, { ok, output }: Finished): Outcome => {
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNot one test ran.` }
  return { passed, failed: ok ? failed : Math.max(failed, 1), output }
}

/** Counts of Vitest's and Jest's JSON. A skipped test counts as failed. */
export const jestCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<{ readonly numTotalTests: number; readonly numPassedTests: number }>(file)
  const { numPassedTests: passed, numTotalTests: total } = report ?? { numPassedTests: 0, numTotalTests: 0 }
  return settled(passed, total - passed, finished)
}

type Stats = Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>

/** Counts of Playwright's JSON. A walk that was skipped, or passed at a later try, counts as failed. */
export const playwrightCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<{ readonly stats: Stats }>(file)
  const { expected, unexpected, flaky, skipped } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  return settled(expected, unexpected + flaky + skipped, finished)
}
