import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { parse } from "yaml"
import { command, root } from "../../tests/run/command"
import { type Provider, providers } from "../agreed"
import { duties } from "../duties/list"
import { channelUrls } from "../sandbox/channels"
import { startSandbox } from "../sandbox/server"

// The CI files that a provider pastes. What they ask of the broker is what docs/broker.md says, whose
// commands checkBroker.ts plays; what they ask of the package is played here.

const read = (file: string) => readFileSync(join(root, "contracts", file), "utf8")

const page = read("docs/broker.md")
const block = (name: string) => new RegExp(`^\`\`\`\\w+ ${name}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(page)?.[1] ?? ""

const commandsIn = (script: string) =>
  script
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "")

/** Every command of a file, in its order. */
const commandsOf = (node: unknown): ReadonlyArray<string> =>
  Object.entries(Object(node)).flatMap(([key, value]) => {
    if (!/^(run|script|before_script|after_script)$/.test(key))
      return typeof value === "object" ? commandsOf(value) : []
    return [value].flat().map(String).flatMap(commandsIn)
  })

const sandbox = await startSandbox({ port: 0 })
afterAll(sandbox.close)

const ofBroker = ["install", "provider-change", "pact-change", "provider-deploys"]
const own = [
  "./start-my-server --port 8080 > server.log 2>&1 &",
  "cat server.log",
  "./deploy-my-server",
  "npm install --no-save ./portal-contracts-*.tgz"
]

describe.each(["github", "gitlab"])("examples/ci/%s.yml", (name) => {
  const file = read(`examples/ci/${name}.yml`)
  const commands = commandsOf(parse(file, { strict: true, uniqueKeys: true }))

  test("asks the broker as docs/broker.md does, and in its order", () => {
    const wanted = ofBroker.map(block).flatMap(commandsIn)
    expect(wanted).toHaveLength(7)
    expect(wanted.filter((one) => !commands.includes(one))).toEqual([])
    const asked = commands.filter((one) => /pact-(verifier|broker) /.test(one))
    expect(asked).toEqual(wanted.filter((one) => asked.includes(one)))
  })

  test("has no other commands but a server's, the checks of the package, and what is marked CHANGE", () => {
    const wanted = [...ofBroker.map(block).flatMap(commandsIn), ...own]
    const others = commands.filter((one) => !wanted.includes(one) && !one.startsWith("npx portal-contracts "))
    expect(others.map((one) => one.split(" ")[0])).toEqual(name === "github" ? ["node"] : ["git", "node"])
    for (const one of commands) execFileSync("sh", ["-n", "-c", one])
    for (const one of ["./start-my-server", "./deploy-my-server"])
      expect(file.slice(0, file.indexOf(one)).split("\n").slice(-4).join()).toContain("# CHANGE")
  })

  test("takes the values that the broker's webhook sends", () => {
    const body = parse(block(`webhook-${name}.json`))
    const sent =
      name === "github"
        ? Object.keys(body.client_payload).map((key) => `github.event.client_payload.${key}`)
        : body.variables.map(({ key }: { readonly key: string }) => `$${key}`)
    expect(sent).toHaveLength(3)
    expect(sent.filter((one: string) => !file.includes(one))).toEqual([])
    if (name === "github") expect(file).toContain(`types: [${body.event_type}]`)
  })

  test("is green for a server that keeps the contract", { timeout: 320_000 }, async () => {
    const { port } = new URL(sandbox.url)
    const played = commands.filter((one) => /^(node|npx portal-contracts) /.test(one))
    expect(played).toHaveLength(4)
    const line = played
      .join("\n")
      .replaceAll("npx portal-contracts", `${process.execPath} --import tsx contracts/run.ts`)
      .replaceAll("localhost:8080/_pact/states", `127.0.0.1:${port}/_sandbox/states`)
      .replaceAll("localhost:8080", `127.0.0.1:${port}`)
      .replaceAll("https://page.example", channelUrls(Number(port))[0] ?? "")
    const { ok, output } = await command("sh", ["-euc", line], { cwd: root, limit: 300_000 })
    expect(output).toContain("The state endpoint is right")
    expect(output).toContain("public-api keeps the contract: 28 of 28 calls")
    expect(output).toContain("ok    OPTIONS /public_api/sales/enroll · Idempotency-Key from")
    for (const duty of ["one order for each key", "the key of a sale is allowed from the page's origin"])
      expect(output).toContain(`ok    ${duty}`)
    expect(output).not.toContain("a session guards its data")
    expect(ok).toBe(true)
  })
})

/** The numbers of a provider's duties that ask nothing without an option more. */
const leftOut = async (of: Provider) => {
  const nowhere = { url: "http://127.0.0.1:1", setup: undefined, headers: {}, channels: [], providers: [of] }
  const bare = { login: undefined, sessionSeconds: undefined, second: undefined, clock: undefined }
  const asked = duties.map(async ({ check, of: own = of }, nth) => {
    const found = await check({ ...nowhere, ...bare, origin: "https://page.example" }).catch(() => undefined)
    return own === of && found !== undefined && "lacks" in found ? [nth + 1] : []
  })
  return (await Promise.all(asked)).flat()
}

test.each(["github", "gitlab"])("examples/ci/%s.yml names the duties that it leaves out", async (name) => {
  const told = read(`examples/ci/${name}.yml`).replace(/\n +# /g, " ")
  for (const of of providers) {
    const [last, ...before] = (await leftOut(of)).toReversed()
    expect(told).toContain(`${before.toReversed().join(", ")} and ${last} of ${of}`)
  }
})

test("the actions of github.yml are those of the portal's own workflows", () => {
  const uses = (text: string): ReadonlyArray<string> => text.match(/uses: .*/g) ?? []
  const known = uses(readFileSync(join(root, ".github/workflows/contracts.yml"), "utf8"))
  expect(uses(read("examples/ci/github.yml")).filter((one) => !known.includes(one))).toEqual([])
})
