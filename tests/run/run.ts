import { mkdtempSync, rmSync } from "node:fs"
import { constants, tmpdir } from "node:os"
import { join } from "node:path"
import { type Check, checks } from "./checks"
import { stopAll } from "./command"
import { NotHere, notRun, type Outcome } from "./counts"

/**
 * `npm test` runs what a change needs, `npm test -- all` everything. `npm test -- types stories`
 * runs the checks whose names begin so, whole, and their needs.
 */
const words = process.argv.slice(2)
const asked = words.filter((word) => word !== "all")
const all = words.includes("all") || asked.length > 0
const started = Date.now()
const slots = 2

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const say = (line: string) => console.log(`[${seconds(started).padStart(7)}] ${line}`)

const chosen = () => {
  const names = new Set<string>()
  const choose = (check: Check) => {
    names.add(check.name)
    for (const needed of checks.filter(({ name }) => check.needs?.includes(name))) choose(needed)
  }
  const isAsked = ({ apart, extra, name }: Check) =>
    asked.length > 0 ? asked.some((word) => name.startsWith(word)) : !apart && (all || !extra)
  for (const check of checks) if (isAsked(check)) choose(check)
  return checks.filter((check) => names.has(check.name))
}

interface Result extends Outcome {
  readonly name: string
  readonly took: string
}

const running = new Set<string>()

const attempt = async (check: Check): Promise<Result> => {
  const since = Date.now()
  running.add(check.name)
  say(`start    ${check.name}`)
  const outcome = await check.run(all).catch((error: unknown) => {
    if (error instanceof NotHere) return notRun(error)
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  })
  running.delete(check.name)
  return { ...outcome, name: check.name, took: seconds(since) }
}

const tell = (result: Result) => {
  const verdict = result.failed > 0 ? "FAILED  " : "passed  "
  say(`${verdict} ${result.name}: ${result.passed} passed, ${result.failed} failed, ${result.took}`)
  if (result.failed > 0)
    console.log(`\n----- ${result.name} -----\n${result.output.trim()}\n----- end of ${result.name} -----\n`)
  else if (result.output.startsWith("|")) console.log(result.output)
  if (result.note !== undefined) console.log(result.note)
}

const blocked = (check: Check, results: ReadonlyMap<string, Result>) =>
  (check.needs ?? []).find((need) => (results.get(need)?.failed ?? 0) > 0)

/**
 * Runs checks in order, two at a time with light ones beside them. A check whose need failed fails
 * without a run.
 */
const runAll = async (list: ReadonlyArray<Check>) => {
  const results = new Map<string, Result>()
  const underWay = new Map<string, { readonly check: Check; readonly done: Promise<void> }>()
  const waiting = [...list]
  const finish = (result: Result) => {
    results.set(result.name, result)
    underWay.delete(result.name)
    tell(result)
  }
  const mayStart = (check: Check) => {
    const others = [...underWay.values()]
    if (others.some((other) => other.check.alone) || (check.alone && others.length > 0)) return false
    if (!check.light && others.filter((other) => !other.check.light).length >= slots) return false
    return (check.needs ?? []).every((need) => results.has(need))
  }
  while (waiting.length + underWay.size > 0) {
    for (const check of [...waiting]) {
      const broken = blocked(check, results)
      if (broken === undefined && !mayStart(check)) continue
      waiting.splice(waiting.indexOf(check), 1)
      if (broken === undefined) underWay.set(check.name, { check, done: attempt(check).then(finish) })
      else finish({ name: check.name, passed: 0, failed: 1, took: "0 s", output: `Not run: ${broken} failed.` })
    }
    if (underWay.size > 0) await Promise.race([...underWay.values()].map(({ done }) => done))
  }
  return list.flatMap((check) => results.get(check.name) ?? [])
}

const stillThere = setInterval(() => say(`still running: ${[...running].join(", ")}`), 30_000)
// Everything temporary is in one folder, which is deleted at the end: reports, profiles, servers' files.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), "portal-"))
process.on("exit", () => {
  stopAll()
  rmSync(process.env.TMPDIR ?? "", { recursive: true, force: true, maxRetries: 3 })
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]))
// npm ends without passing a signal on.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(143), 1000).unref()

const unknown = asked.filter((word) => !checks.some(({ name }) => name.startsWith(word)))
if (unknown.length > 0) {
  console.error(
    `No check starts with ${unknown.join(" or ")}. There are: ${checks.map((check) => check.name).join(", ")}`
  )
  process.exit(1)
}
const results = await runAll(chosen())
clearInterval(stillThere)

/** A check that needs what is not on this machine has neither passed nor failed. */
const signOf = ({ failed, passed }: Result) => {
  if (failed > 0) return "✗"
  return passed > 0 ? "✓" : "–"
}

console.log("")
for (const result of results) {
  const { failed, name, passed, took } = result
  console.log(
    `${signOf(result)} ${name.padEnd(36)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${took.padStart(8)}`
  )
}
const total = (count: "passed" | "failed") => results.reduce((sum, result) => sum + result[count], 0)
console.log(`\nAll in ${seconds(started)}.`)
process.exitCode = total("failed") > 0 ? 1 : 0
console.log(`${total("passed")} passed, ${total("failed")} failed`)
