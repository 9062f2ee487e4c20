import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterEach, expect, test } from "vitest"

interface Running {
  readonly child: ChildProcessWithoutNullStreams
  readonly code: Promise<unknown>
  readonly said: Promise<string>
}

const all: Array<Running> = []

const run = (own: NodeJS.ProcessEnv): Running => {
  const file = fileURLToPath(new URL("start.ts", import.meta.url))
  const child = spawn(process.execPath, ["--import", "tsx", file], { env: { ...process.env, PORT: "0", ...own } })
  const running = { child, code: new Promise((resolve) => child.on("exit", resolve)), said: text(child.stderr) }
  all.push(running)
  return running
}

const kill = async ({ child, code }: Running) => {
  child.kill("SIGKILL")
  await code
}
afterEach(() => Promise.all(all.splice(0).map(kill)))

/** Resolves once the process serves, to true; to false if it ended before. */
const serves = ({ child, code }: Running) =>
  Promise.race([code.then(() => false), new Promise((resolve) => child.stdout.once("data", () => resolve(true)))])

test("refuses production, and says so", { timeout: 60_000 }, async () => {
  const { code, said } = run({ NODE_ENV: "production", SANDBOX_OK: "" })
  expect(await said).toContain("sandbox")
  expect(await code).toBe(1)
})

test("one process holds a directory: others stop and say why, and kill -9 frees it for one", {
  timeout: 120_000
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), "sandbox-lock-"))
  const start = () => run({ DATA_DIR: directory })
  const first = start()
  expect(await serves(first)).toBe(true)
  const second = start()
  expect(await serves(second)).toBe(false)
  expect(await second.said).toContain(`Otro proceso usa ${directory}`)
  expect(await second.code).toBe(1)

  await kill(first)
  expect((await Promise.all([start(), start()].map(serves))).sort()).toEqual([false, true])
  await rm(directory, { recursive: true })
})
