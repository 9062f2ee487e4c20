import { createServer } from "node:net"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { command, root } from "../../tests/run/command"
import { agreed, providers } from "../agreed"
import { startFaultyProvider } from "../verifier/faultyProvider"
import { plantedFaults } from "../verifier/plantedFaults"

type Command = readonly [program: string, ...args: ReadonlyArray<string>]

/** A worked provider in `contracts/examples/<name>`. Its own test verifies the pacts. */
interface Language {
  readonly name: string
  /** Programs that must be installed. */
  readonly tools: ReadonlyArray<string>
  readonly test: Command
}

const folderOf = ({ name }: Language) => join(root, "contracts/examples", name)

const languages: ReadonlyArray<Language> = [
  { name: "java", tools: ["java", "mvn"], test: ["mvn", "--batch-mode", "--quiet", "test"] },
  { name: "node", tools: ["node"], test: ["node", "--test", "contract.js"] }
]

const help = `Verifies the worked providers of contracts/examples, each by the test of its language.

  npx tsx contracts/examples/run.ts              every language whose tools are installed
  npx tsx contracts/examples/run.ts java         only this one
  --faults      plants twelve faults and prints how many each language finds

Ends with 0 if every language was run and passed, 1 if one failed, 2 if one was not run.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { faults: { type: "boolean" }, help: { type: "boolean" } }
})

const interactions = providers.flatMap((provider) => agreed(provider).interactions)

/** The result of a language: a line to print, and its failures. Without an output it was not run. */
interface Result {
  readonly name: string
  readonly ok: boolean
  readonly line: string
  readonly output?: string
}

const missingOf = async ({ tools }: Language) => {
  const found = await Promise.all(tools.map((tool) => command("sh", ["-c", `command -v ${tool}`])))
  return tools.filter((_, nth) => !found[nth]?.ok)
}

const test = async (language: Language, env: Readonly<Record<string, string>> = {}) => {
  const [program, ...args] = language.test
  return command(program, args, { cwd: folderOf(language), env, limit: 240_000 })
}

const verify = async (language: Language): Promise<Result> => {
  const { name } = language
  const { ok, output } = await test(language)
  const asked = output.match(/returns a response which/g)?.length ?? 0
  const passed = ok && asked === interactions.length
  const line = `${passed ? "keeps both pacts" : "FAILS"}, ${asked} of ${interactions.length} calls asked`
  return { name, ok: passed, line, output: passed ? "" : output }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0))
    })
  })

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
  const { name } = language
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
  return { name, ok, line, output: ok ? "" : output }
}

const tryOne = async (language: Language): Promise<Result> => {
  const { name } = language
  const missing = await missingOf(language)
  if (missing.length > 0) return { name, ok: false, line: `not run: no ${missing.join(", ")}` }
  const attempt = values.faults ? findFaults(language) : verify(language)
  return attempt.catch((cause: Error) => ({ name, ok: false, line: `not run: ${cause.message}` }))
}

if (values.help) {
  console.log(help)
  process.exit(0)
}
const chosen = languages.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const results: Array<Result> = []
for (const language of chosen) {
  const result = await tryOne(language)
  results.push(result)
  if (result.output) console.log(result.output)
  console.log(`${language.name}: ${result.line}`)
}
const isRun = ({ output }: Result) => output !== undefined
process.exit(results.every(({ ok }) => ok) ? 0 : results.every(isRun) ? 1 : 2)
