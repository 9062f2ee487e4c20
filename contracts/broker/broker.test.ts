import { readFileSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type Broker, startBroker } from "./broker"
import { blocks, run } from "./commands"
import type { Store } from "./store"

// Plays the commands of docs/broker.md, as they are written there, with Pact's own client.

/** A pact of one call that wants these fields of a banner. */
const pactWanting = (...fields: ReadonlyArray<string>) => ({
  consumer: { name: "portal-web" },
  provider: { name: "public-api" },
  interactions: [
    {
      type: "Synchronous/HTTP",
      description: "a page that asks for the banner",
      providerStates: [{ name: "the banner is chosen", params: {} }],
      request: { method: "GET", path: "/banner" },
      response: {
        status: 200,
        headers: { "Content-Type": ["application/json"] },
        body: {
          content: Object.fromEntries(fields.map((field) => [field, "x"])),
          contentType: "application/json",
          encoded: false
        }
      }
    }
  ],
  metadata: { pactSpecification: { version: "4.0" } }
})

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" ? (address?.port ?? 0) : 0)
    })
  )

/** What the provider under test answers, and the webhooks that reached its CI. */
let answered: Readonly<Record<string, string>> = {}
let called: ReadonlyArray<{ readonly pact_url: string; readonly version: string; readonly branch: string }> = []
const provider = createServer(async (incoming, outgoing) => {
  const asked = await text(incoming)
  if (incoming.url === "/dispatches") called = [...called, JSON.parse(asked).client_payload]
  const body = incoming.url === "/banner" ? answered : {}
  outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body))
})

let broker: Broker
let folder = ""
let port = 0

beforeAll(async () => {
  port = await listen(provider)
  folder = await mkdtemp(join(tmpdir(), "broker-"))
  await mkdir(join(folder, "pacts"))
  await writeFile(join(folder, "webhook.json"), blocks.get("webhook.json") ?? "")
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  broker = await startBroker()
  called = []
  answered = { name: "x" }
  return broker.close
})

type Change = readonly [from: string, to: string]

/** Runs a block of broker.md for a version and a branch. */
const play = (name: string, version: string, branch = "main", pactUrl = "", [from, to]: Change = ["", ""]) => {
  const block = blocks.get(name)
  if (block === undefined) throw new Error(`broker.md has no block ${name}`)
  const environment = {
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: "token",
    VERSION: version,
    BRANCH: branch,
    PACT_URL: pactUrl,
    WEBHOOK_TOKEN: "token",
    WEBHOOK_URL: `http://127.0.0.1:${port}/dispatches`
  }
  const line = block.replace(/localhost:8080/g, `127.0.0.1:${port}`).replace("--port 8080", `--port ${port}`)
  return run(from === "" ? line : line.replaceAll(from, to), folder, environment)
}

const publish = async (version: string, branch: string, ...fields: ReadonlyArray<string>) => {
  await writeFile(join(folder, "pacts/pact.json"), JSON.stringify(pactWanting(...fields)))
  return play("portal", version, branch)
}

const verify = async (version: string, branch: string, ...fields: ReadonlyArray<string>) => {
  answered = Object.fromEntries(fields.map((field) => [field, "x"]))
  return play("provider-change", version, branch)
}

/** The question alone: the first command of a block that deploys. */
const mayDeploy = (name: "portal-deploys" | "provider-deploys", version: string) => {
  const [question = ""] = (blocks.get(name) ?? "").split("\n")
  const environment = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: "token", VERSION: version }
  return run(question, folder, environment)
}

let deployed: Store | undefined

/** The portal's c1 and the provider's p1 keep their pact and are in production. */
const bothDeployed = async () => {
  if (deployed !== undefined) {
    Object.assign(broker.store, structuredClone(deployed))
    return
  }
  expect((await publish("c1", "main", "name")).status).toBe(0)
  expect((await verify("p1", "main", "name")).status).toBe(0)
  expect((await play("provider-deploys", "p1")).status).toBe(0)
  expect((await play("portal-deploys", "c1")).status).toBe(0)
  deployed = structuredClone(broker.store)
}

test("1: before a provider has deployed, the portal's question is unknown", async () => {
  await publish("c1", "main", "name")
  const asked = await mayDeploy("portal-deploys", "c1")
  expect([asked.status, asked.printed]).toEqual([1, expect.stringContaining("no version is currently deployed")])
})

test("2: a pact that the branch never kept is pending: it is reported and fails nothing", async () => {
  await publish("c1", "main", "name")
  const verified = await verify("p1", "main", "title")
  expect([verified.status, verified.printed]).toEqual([0, expect.stringContaining("Pending")])
  expect(broker.store.results).toMatchObject([{ version: "p1", success: false }])
})

test("3: with a kept pact, both may deploy", async () => {
  await bothDeployed()
  expect((await mayDeploy("portal-deploys", "c1")).status).toBe(0)
  expect((await mayDeploy("provider-deploys", "p1")).status).toBe(0)
})

test("4: a pact that the branch has kept counts", async () => {
  await bothDeployed()
  expect((await verify("p2", "main", "title")).status).toBe(1)
  expect((await mayDeploy("provider-deploys", "p2")).status).toBe(1)
})

test("5 and 6: a branch's pact is WIP; kept before its merge, its merge needs no verification", async () => {
  await bothDeployed()
  await publish("c2", "more", "name", "link")
  const before = await verify("p2", "main", "name")
  expect([before.status, before.printed]).toEqual([0, expect.stringContaining("Pending")])
  expect((await verify("p3", "main", "name", "link")).status).toBe(0)
  expect((await play("provider-deploys", "p3")).status).toBe(0)
  await publish("c3", "main", "name", "link")
  expect((await mayDeploy("portal-deploys", "c3")).status).toBe(0)
})

test("7 and 8: the webhook comes for main and for the deployed version, and its job closes the cycle", async () => {
  await bothDeployed()
  await verify("p2", "main", "name")
  expect((await play("webhook", "")).status).toBe(0)
  await publish("c2", "main", "name", "link")
  await broker.settled()
  expect(called.map(({ branch, version }) => [version, branch])).toEqual([
    ["p2", "main"],
    ["p1", "main"]
  ])
  expect((await mayDeploy("portal-deploys", "c2")).printed).toContain("without a result")
  answered = { name: "x", link: "x" }
  for (const { branch, pact_url: url, version } of called)
    expect((await play("pact-change", version, branch, url)).status).toBe(0)
  expect((await mayDeploy("portal-deploys", "c2")).status).toBe(0)
})

test("9: other pacts under an existing version are refused", async () => {
  expect((await publish("c1", "main", "name")).status).toBe(0)
  expect((await publish("c1", "main", "name")).status).toBe(0)
  expect((await publish("c1", "main", "name", "link")).status).not.toBe(0)
})

test("10: staging is not production; a main branch may have another name", async () => {
  expect((await play("once", "")).status).toBe(0)
  await publish("c1", "main", "name")
  expect((await verify("p1", "trunk", "name")).status).toBe(0)
  const staging: Change = ["production", "staging"]
  expect((await play("provider-deploys", "p1", "trunk", "", staging)).status).toBe(0)
  expect((await play("portal-deploys", "c1", "main", "", staging)).status).toBe(0)
  expect((await mayDeploy("portal-deploys", "c1")).status).toBe(1)
  await play("webhook", "")
  await publish("c2", "main", "name", "link")
  await broker.settled()
  expect(called.map(({ version }) => version)).toEqual(["p1"])
})

test("without a branch the verifier refuses to begin", async () => {
  const { printed, status } = await play("provider-change", "p1", "")
  expect([status, printed]).toEqual([2, expect.stringContaining("a value is required for '--provider-branch")])
})

test("a filtered run is refused before it is published", async () => {
  await publish("c1", "main", "name")
  process.env.PACT_DESCRIPTION = "nothing of this name"
  const verified = await verify("p1", "main", "name").finally(() => delete process.env.PACT_DESCRIPTION)
  expect([verified.status, broker.store.results]).toEqual([1, []])
})

test("contracts.yml runs the commands of broker.md", () => {
  const workflow = readFileSync(join(import.meta.dirname, "../../.github/workflows/contracts.yml"), "utf8")
  const [question = ""] = (blocks.get("portal-deploys") ?? "").split("\n")
  expect(workflow).toContain(`run: npx ${blocks.get("portal")?.trim()}\n`)
  expect(workflow).toContain(`run: npx ${question}`)
  expect([...workflow.matchAll(/uses: (\S+)/g)].every(([, name]) => /@[\da-f]{40}$/.test(name ?? ""))).toBe(true)
})

test("every block of broker.md is played here", () => {
  expect([...blocks.keys()].toSorted()).toEqual(
    [
      "install",
      "once",
      "portal",
      "portal-deploys",
      "provider-change",
      "pact-change",
      "webhook",
      "webhook.json",
      "provider-deploys"
    ].toSorted()
  )
})
