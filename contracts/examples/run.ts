import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { command, type Finished, node, root } from "../../tests/run/command"
import { agreedCalls } from "../agreed"
import { startProvider } from "../duties/process"
import { freePort } from "../verifier/listen"

/** A worked provider in `contracts/examples/<name>`. */
interface Language {
  readonly name: string
  readonly program: string
  readonly verify: () => Promise<Finished>
  /** What is printed of each call that was asked. */
  readonly asked: RegExp
}

const folderOf = (name: string) => join(root, "contracts/examples", name)

/** The language's own test replays the pacts. */
const tested = (name: string, program: string, ...args: ReadonlyArray<string>): Language => ({
  name,
  program,
  verify: () => command(program, args, { cwd: folderOf(name), limit: 240_000 }),
  asked: /returns a response which/g
})

const check = (name: string, url: string) => {
  const options = ["--url", url, "--setup", `${url}/_pact/states`, "--origin", "https://page.example"]
  return node("tsx/dist/cli.mjs", ["contracts/run.ts", name, ...options])
}

/** The portal's checks ask a server, as those of the package do. */
const verifyPhp = async (): Promise<Finished> => {
  const kept = await mkdtemp(join(tmpdir(), "php-"))
  const at = `127.0.0.1:${await freePort()}`
  const file = join(folderOf("php"), "provider.php")
  const server = await startProvider(`PROVIDER_FILE='${kept}/kept.json' exec php -S ${at} '${file}'`, `http://${at}`)
  const checked: Array<Finished> = []
  for (const name of ["states", "verify", "duties"]) checked.push(await check(name, `http://${at}`))
  await server.kill()
  await rm(kept, { recursive: true, force: true })
  return { ok: checked.every(({ ok }) => ok), output: checked.map(({ output }) => output).join("") }
}

const languages: ReadonlyArray<Language> = [
  tested("java", "mvn", "--batch-mode", "--quiet", "test"),
  tested("node", process.execPath, "--test", "contract.js"),
  { name: "php", program: "php", verify: verifyPhp, asked: /^(ok {3}|FAILS) (GET|POST) .* · /gm }
]

// `npx tsx contracts/examples/run.ts` verifies every worked provider whose language is here, `… java`
// only this one, which must be.

const interactions = agreedCalls()

/** Verifies a provider, prints a line, and resolves to whether it is right. */
const verify = async ({ asked, name, program, verify }: Language, isNamed: boolean): Promise<boolean> => {
  if (!(await command(program, ["--version"])).ok) {
    console.log(`${name}: not run, there is no ${program}`)
    return !isNamed
  }
  const { ok, output } = await verify()
  const calls = output.match(asked)?.length ?? 0
  const isRight = ok && calls === interactions.length
  const verdict = isRight ? "keeps both pacts" : "FAILS"
  console.log(`${isRight ? "" : output}${name}: ${verdict}, ${calls} of ${interactions.length} calls asked`)
  return isRight
}

const named = process.argv.slice(2)
const chosen = languages.filter(({ name }) => named.length === 0 || named.includes(name))
let isRight = chosen.length > 0
for (const language of chosen) isRight = (await verify(language, named.length > 0)) && isRight
process.exit(isRight ? 0 : 1)
