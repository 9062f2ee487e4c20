import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { node } from "./command"
import { reportFile } from "./counts"

/**
 * `npx tsx tests/run/repeat.ts [times] [arguments of Playwright]` walks ten times alone and ten
 * times beside two busy loops, after `npm run build`, and lists each walk that failed once.
 */
const [first = "", ...rest] = process.argv.slice(2)
const times = Number.parseInt(first, 10) || 10
const args = Number.isNaN(Number.parseInt(first, 10)) ? process.argv.slice(2) : rest

interface Suite {
  readonly suites?: ReadonlyArray<Suite>
  readonly specs?: ReadonlyArray<{ readonly file: string; readonly ok: boolean; readonly title: string }>
}

const failedIn = ({ specs = [], suites = [] }: Suite): ReadonlyArray<string> => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn)
]

const round = async (what: string): Promise<ReadonlyArray<string>> => {
  const [since, report] = [Date.now(), await reportFile()]
  const walk = ["test", "--config", "tests/e2e/playwright.config.ts", ...args]
  const { ok, output } = await node("@playwright/test/cli.js", walk, {
    env: { E2E_REPORT: report },
    limit: 5_400_000
  })
  const failed = failedIn(JSON.parse(readFileSync(report, "utf8")))
  console.log(`${what}: ${failed.length} failed, ${Math.round((Date.now() - since) / 1000)} s`)
  for (const title of failed) console.log(`  ${title}`)
  if (!ok) console.log(output.slice(-20_000))
  return ok || failed.length > 0 ? failed : ["the run itself"]
}

const rounds = async (what: string) => {
  const failed: Array<string> = []
  for (let at = 1; at <= times; at += 1) failed.push(...(await round(`${what} ${at} of ${times}`)))
  return failed
}

const alone = await rounds("alone")
const loops: ReadonlyArray<ChildProcess> = [0, 1].map(() => spawn(process.execPath, ["--eval", "for (;;);"]))
const beside = await rounds("beside two busy loops").finally(() => loops.map((loop) => loop.kill()))

const wavering = new Set([...alone, ...beside])
for (const title of wavering) console.log(`WAVERS  ${title}`)
console.log(`${2 * times} runs, ${wavering.size} walks that failed once`)
process.exitCode = wavering.size > 0 ? 1 : 0
