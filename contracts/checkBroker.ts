import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { startSandbox } from "./sandbox/server"
import { startFaultyProvider } from "./verifier/faultyProvider"
import { giveUp } from "./verifier/options"

// Plays the commands of docs/broker.md, as they are written there and in examples/ci, with the real
// pacts against the empty broker at PACT_BROKER_BASE_URL: a provider that keeps them, one that breaks them, a
// filtered run, a changed pact.

const root = join(import.meta.dirname, "..")
const page = readFileSync(join(root, "contracts/docs/broker.md"), "utf8")
const block = (name: string, language = "sh") =>
  new RegExp(`^\`\`\`${language} ${name}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(page)?.[1] ??
  giveUp(`broker.md has no block ${name}`)

const broker = process.env.PACT_BROKER_BASE_URL ?? giveUp("PACT_BROKER_BASE_URL names no broker")

/** Runs commands for a version against a server; resolves to their status and output. */
const run = (
  commands: string,
  version: string,
  url = "http://127.0.0.1:1",
  more: Readonly<Record<string, string>> = {}
) =>
  new Promise<readonly [status: number, printed: string]>((resolve) => {
    const { port } = new URL(url)
    const line = commands
      .replaceAll("localhost:8080/_pact/states", `127.0.0.1:${port}/_sandbox/states`)
      .replaceAll("localhost", "127.0.0.1")
      .replaceAll("--port 8080", `--port ${port}`)
    const PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(":")
    const env = { ...process.env, PATH, PACT_DO_NOT_TRACK: "true", VERSION: version, BRANCH: "main", ...more }
    execFile("sh", ["-euc", line], { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve([Number(error?.code ?? 0), stdout + stderr])
    )
  })

const question = (name: string) => block(name).split("\n")[0] ?? ""
const failed: Array<string> = []
/** Compares the status of commands with the wanted one, and prints both. */
const step = async (what: string, wanted: number, ...asked: Parameters<typeof run>) => {
  const [status, printed] = await run(...asked)
  const isRight = status === wanted
  console.log(`${isRight ? "ok   " : "FAILS"} ${what}: ${status}`)
  if (!isRight) failed.push(`${what}\n${printed}`)
}

const forHost = (commands: string) => commands.replaceAll("public-api", "portal-host")
const sandbox = await startSandbox({ port: 0 })
const faulty = await startFaultyProvider(sandbox.url, {
  "GET /public_api/country": (answer) => ({ ...answer, body: "[]" })
})
const change = block("provider-change")
await step("what is done once for all", 0, block("once"), "none")
await step("the portal publishes", 0, block("portal"), "c1")
await step("before a provider has deployed, the portal may not", 1, question("portal-deploys"), "c1")
await step("a provider keeps the pact", 0, change, "p1", sandbox.url)
await step("so does the host", 0, forHost(change), "p1", sandbox.url)
await step("both may deploy, and do", 0, `${block("provider-deploys")}\n${forHost(block("provider-deploys"))}`, "p1")
await step("then the portal may", 0, block("portal-deploys"), "c1")
await step("a filtered run is refused", 1, change, "p0", sandbox.url, { PACT_DESCRIPTION: "nothing of this name" })
await step("so its version may not be deployed", 1, question("provider-deploys"), "p0")
await step("a version breaks the pact", 1, change, "p2", faulty.url)
await step("and may not be deployed", 1, question("provider-deploys"), "p2")
const PACT_URL = `${broker}/pacts/provider/public-api/consumer/portal-web/latest`
await step("a version keeps a changed pact", 0, block("pact-change"), "p3", sandbox.url, { PACT_URL })
await step("and may be deployed", 0, question("provider-deploys"), "p3")
// Last, as nothing that is published then calls its address.
const write = 'cd "$(mktemp -d)"; echo "$BODY" > webhook.json'
for (const host of ["github", "gitlab"]) {
  const BODY = block(`webhook-${host}.json`, "json")
  const hook = { BODY, WEBHOOK_TOKEN: "x", WEBHOOK_URL: "https://example.invalid/" }
  await step(`the webhook of ${host} is made`, 0, `${write}\n${block("webhook")}`, "none", undefined, hook)
}
await faulty.close()
await sandbox.close()
for (const line of failed) console.log(line)
process.exit(failed.length > 0 ? 1 : 0)
