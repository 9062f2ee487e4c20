import { join } from "node:path"
import { parseArgs } from "node:util"
import { command, root } from "../../tests/run/command"
import { agreedCalls } from "../agreed"
import { startFaultyProvider } from "../verifier/faultyProvider"
import { freePort } from "../verifier/listen"
import { plantedFaults } from "../verifier/plantedFaults"

type Command = readonly [program: string, ...args: ReadonlyArray<string>]

/** A worked provider in `contracts/examples/<name>`. Its own test verifies the pacts. */
interface Language {
  readonly name: string
  readonly test: Command
}

const folderOf = ({ name }: Language) => join(root, "contracts/examples", name)

const languages: ReadonlyArray<Language> = [
  { name: "java", test: ["mvn", "--batch-mode", "--quiet", "test"] },
  { name: "node", test: ["node", "--test", "contract.js"] }
]

// `npx tsx contracts/examples/run.ts` verifies every worked provider by the test of its language,
// `… java` only this one; `--faults` plants faults and prints how many each language finds.

const { positionals, values } = parseArgs({ allowPositionals: true, options: { faults: { type: "boolean" } } })

const interactions = agreedCalls()

/** The result of a language: a line to print, and what its test printed. */
interface Result {
  readonly ok: boolean
  readonly line: string
  readonly output: string
}

const test = async (language: Language, env: Readonly<Record<string, string>> = {}) => {
  const [program, ...args] = language.test
  return command(program, args, { cwd: folderOf(language), env, limit: 240_000 })
}

const verify = async (language: Language): Promise<Result> => {
  const { ok, output } = await test(language)
  const asked = output.match(/returns a response which/g)?.length ?? 0
  const passed = ok && asked === interactions.length
  const line = `${passed ? "keeps both pacts" : "FAILS"}, ${asked} of ${interactions.length} calls asked`
  return { ok: passed, line, output }
}

/** The descriptions that an engine lists under its failures. */
const failedIn = (output: string) => {
  const listed = output.split("\n").filter((line) => /\d+\) Verifying a pact between/.test(line))
  const isListed = (description: string) =>
    listed.some((line) =>
      /^(?::? (?:has|includes) .*| - .*)?$/.test(line.split(` - ${description}`)[1]?.trimEnd() ?? "none")
    )
  return interactions.filter(({ description }) => isListed(description))
}

const findFaults = async (language: Language): Promise<Result> => {
  const port = await freePort()
  const faults = Object.fromEntries(plantedFaults.map(({ call, change }) => [call, change]))
  const proxy = await startFaultyProvider(`http://127.0.0.1:${port}`, faults)
  const { output } = await test(language, { PORT: String(port), PROVIDER_URL: proxy.url }).finally(proxy.close)
  const failed = failedIn(output)
  const isFound = (asked: string) => failed.some(({ description }) => description === asked)
  const missed = plantedFaults.filter(({ asked }) => !isFound(asked)).map(({ fault }) => fault)
  const others = failed.filter(({ request }) => faults[`${request.method} ${request.path}`] === undefined)
  const ok = others.length === 0 && missed.length === 0
  const told = [
    ...missed.map((fault) => `missed ${fault}`),
    ...others.map(({ description }) => `failed ${description}`)
  ]
  const line = [`finds ${plantedFaults.length - missed.length} of ${plantedFaults.length} faults`, ...told].join(", ")
  return { ok, line, output }
}

const chosen = languages.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
let failed = chosen.length === 0
for (const language of chosen) {
  const { line, ok, output } = await (values.faults ? findFaults : verify)(language)
  console.log(`${ok ? "" : output}${language.name}: ${line}`)
  failed ||= !ok
}
process.exit(failed ? 1 : 0)
