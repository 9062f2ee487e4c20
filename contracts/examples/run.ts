import { join } from "node:path"
import { command, root } from "../../tests/run/command"
import { agreedCalls } from "../agreed"

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
// `… java` only this one.

const interactions = agreedCalls()

/** The result of a language: a line to print, and what its test printed. */
interface Result {
  readonly ok: boolean
  readonly line: string
  readonly output: string
}

const verify = async (language: Language): Promise<Result> => {
  const [program, ...args] = language.test
  const { ok, output } = await command(program, args, { cwd: folderOf(language), limit: 240_000 })
  const asked = output.match(/returns a response which/g)?.length ?? 0
  const passed = ok && asked === interactions.length
  const line = `${passed ? "keeps both pacts" : "FAILS"}, ${asked} of ${interactions.length} calls asked`
  return { ok: passed, line, output }
}

const named = process.argv.slice(2)
const chosen = languages.filter(({ name }) => named.length === 0 || named.includes(name))
let failed = chosen.length === 0
for (const language of chosen) {
  const { line, ok, output } = await verify(language)
  console.log(`${ok ? "" : output}${language.name}: ${line}`)
  failed ||= !ok
}
process.exit(failed ? 1 : 0)
