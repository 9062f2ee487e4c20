import { existsSync, readFileSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
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

interface JestFile {
  /** Path of the file. */
  readonly name: string
  readonly status: string
  readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly status: string }>
}

interface JestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: ReadonlyArray<JestFile>
}

/** Counts of Vitest's and Jest's JSON. A skipped test and an unreadable file count as failed. */
export const jestCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<JestReport>(file)
  if (report === undefined) return settled(0, 0, finished)
  const broken = report.testResults.filter((r) => r.status === "failed" && r.assertionResults.length === 0).length
  return settled(report.numPassedTests, report.numTotalTests - report.numPassedTests + broken, finished)
}

const failedIn = (file: string) =>
  readReport<JestReport>(file)?.testResults.filter(({ status }) => status === "failed") ?? []

/** Files with a failure in Jest's JSON. */
export const failedFiles = (file: string): ReadonlyArray<string> => failedIn(file).map(({ name }) => name)

const passedIn = ({ assertionResults }: JestFile) => assertionResults.filter(({ status }) => status === "passed")

const told = (titles: ReadonlyArray<string>) => `Passed at the second try only: ${titles.join("; ")}`

/**
 * Counts of two runs, where the second repeats the failed files only. Its counts replace theirs;
 * the note names what it saved.
 */
export const secondCounts = (
  first: { readonly file: string; readonly outcome: Outcome },
  file: string,
  finished: Finished
): Outcome => {
  const again = jestCounts(file, finished)
  const broken = failedIn(first.file)
  const kept = first.outcome.passed - broken.reduce((sum, one) => sum + passedIn(one).length, 0)
  const before = new Set(broken.flatMap(passedIn).map(({ fullName }) => fullName))
  const missing = first.outcome.passed + first.outcome.failed - kept - again.passed
  const now = readReport<JestReport>(file)?.testResults.flatMap(passedIn) ?? []
  const saved = now.filter(({ fullName }) => !before.has(fullName)).map(({ fullName }) => fullName)
  return {
    passed: kept + again.passed,
    failed: Math.max(again.failed, missing),
    output: `${first.outcome.output}\n\nThe second try:\n${again.output}`,
    ...(saved.length > 0 && { note: told(saved) })
  }
}

interface PlaywrightTest {
  readonly status: string
  readonly results: ReadonlyArray<{ readonly error?: { readonly message?: string } }>
}

interface PlaywrightSuite {
  readonly suites?: ReadonlyArray<PlaywrightSuite>
  readonly specs?: ReadonlyArray<{ readonly title: string; readonly tests: ReadonlyArray<PlaywrightTest> }>
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>
}

/** How the first attempt ended, in one line. */
const reason = ({ results }: PlaywrightTest) =>
  stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? "no reason given").replace(/\s+/g, " ")

const secondTries = ({ specs = [], suites = [] }: PlaywrightSuite): ReadonlyArray<string> => [
  ...specs.flatMap(({ tests, title }) =>
    tests.filter(({ status }) => status === "flaky").map((test) => `${title} (at first: ${reason(test).slice(0, 300)})`)
  ),
  ...suites.flatMap(secondTries)
]

/**
 * Counts of Playwright's JSON. A skipped walk counts as failed. The note names each walk that
 * needed a second attempt, with its first failure.
 */
export const playwrightCounts = (file: string, finished: Finished): Outcome => {
  const report = readReport<PlaywrightReport>(file)
  if (report === undefined) return settled(0, 0, finished)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outcome = settled(expected + flaky, unexpected + skipped, finished)
  if (flaky === 0) return outcome
  return { ...outcome, note: told(secondTries(report)) }
}
