import { existsSync, readFileSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Finished } from "./command"

/** What one check of `npm test` found. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown when something failed. */
  readonly output: string
  /** Shown in any case. */
  readonly note?: string
}

/** A check without counts of its own counts as one. */
export const one = ({ ok, output }: Finished): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

/** Where a runner may leave its report; a new file each time, so that an old report is never read. */
export const reportFile = async () => join(await mkdtemp(join(tmpdir(), "portal-report-")), "report.json")

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined

/** A run that ended badly has failed even where no test says so; nothing run is a failure too. */
const settled = (passed: number, failed: number, { ok, output }: Finished): Outcome => {
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNot one test ran.` }
  return { passed, failed: ok ? failed : Math.max(failed, 1), output }
}

interface JestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: ReadonlyArray<{ readonly status: string; readonly assertionResults: ReadonlyArray<unknown> }>
}

/** Counts of Vitest's and Jest's JSON: a skipped test counts as failed, and so does a file that could not be run. */
export const jestCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<JestReport>(file)
  if (report === undefined) return settled(0, 0, finished)
  const broken = report.testResults.filter((r) => r.status === "failed" && r.assertionResults.length === 0).length
  return settled(report.numPassedTests, report.numTotalTests - report.numPassedTests + broken, finished)
}

interface PlaywrightSuite {
  readonly suites?: ReadonlyArray<PlaywrightSuite>
  readonly specs?: ReadonlyArray<{ readonly title: string; readonly tests: ReadonlyArray<{ readonly status: string }> }>
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>
}

const secondTries = ({ specs = [], suites = [] }: PlaywrightSuite): ReadonlyArray<string> => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
  ...suites.flatMap(secondTries)
]

/** Counts of Playwright's JSON: a skipped journey counts as failed; one that needed its second try is named. */
export const playwrightCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<PlaywrightReport>(file)
  if (report === undefined) return settled(0, 0, finished)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outcome = settled(expected + flaky, unexpected + skipped, finished)
  if (flaky === 0) return outcome
  return { ...outcome, note: `Passed at the second try only: ${secondTries(report).join("; ")}` }
}
