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
  /** What failed, a line each, repeated at the end of the run. */
  readonly failures?: ReadonlyArray<string>
  /** Always shown. */
  readonly note?: string
}

/** A check without counts counts as one. */
export const one = ({ ok, output }: Finished): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

/** Parts of one check together, with the output of those that failed and every note. */
export const summed = (parts: ReadonlyArray<Outcome>): Outcome => {
  const notes = parts.flatMap(({ note }) => note ?? [])
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
    output: parts.map(({ failed, output }) => (failed > 0 ? output : "")).join("\n"),
    failures: parts.flatMap(({ failures }) => failures ?? []),
    ...(notes.length > 0 && { note: notes.join("\n") })
  }
}

/** A new path for a runner's report, so that no old report is read. */
export const reportFile = async () => join(await mkdtemp(join(tmpdir(), "portal-report-")), "report.json")

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined

/** A run with a bad exit code has failed even without a failed test. An empty run also fails. */
const settled = (
  passed: number,
  failed: number,
  { ok, output }: Finished,
  failures: ReadonlyArray<string> = []
): Outcome => {
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNot one test ran.` }
  return { passed, failed: ok ? failed : Math.max(failed, 1), output, failures }
}

interface JestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly assertionResults: ReadonlyArray<{ readonly status: string; readonly fullName: string }>
  }>
}

/** Counts of Vitest's and Jest's JSON. A skipped test and an unreadable file count as failed. */
export const jestCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<JestReport>(file)
  if (report === undefined) return settled(0, 0, finished)
  const unread = report.testResults.filter((r) => r.status === "failed" && r.assertionResults.length === 0)
  const failed = report.testResults.flatMap(({ assertionResults, name }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === "passed" ? [] : `${name} ${fullName}`))
  )
  return settled(report.numPassedTests, report.numTotalTests - report.numPassedTests + unread.length, finished, [
    ...unread.map(({ name }) => name),
    ...failed
  ])
}

interface Suite {
  readonly suites?: ReadonlyArray<Suite>
  readonly specs: ReadonlyArray<{
    readonly ok: boolean
    readonly file: string
    readonly line: number
    readonly title: string
  }>
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>
  readonly suites: ReadonlyArray<Suite>
}

const failedIn = ({ specs, suites = [] }: Suite): ReadonlyArray<string> => [
  ...specs.flatMap(({ file, line, ok, title }) => (ok ? [] : `${file}:${line} ${title}`)),
  ...suites.flatMap(failedIn)
]

/** Counts of Playwright's JSON. A walk that was skipped, or passed at a later try, counts as failed. */
export const playwrightCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<PlaywrightReport>(file)
  if (report === undefined) return settled(0, 0, finished)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settled(expected, unexpected + flaky + skipped, finished, report.suites.flatMap(failedIn))
}
