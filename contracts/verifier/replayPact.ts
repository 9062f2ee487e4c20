import { fork } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { text } from "node:stream/consumers"
import { parsed } from "../rules/body"
import type { PactFile } from "../rules/pactFile"
import { callHeader, type Gate } from "./gate"
import type { Replayed } from "./verdict"

/** The path of a pact file and the gate of the provider. */
export interface Replay {
  readonly provider: string
  readonly pact: string
  readonly gate: Pick<Gate, "url" | "statesUrl">
}

const runVerifier = async (replay: Replay): Promise<Replayed> => {
  // The package of a release has JavaScript.
  const ending = extname(import.meta.filename)
  const child = fork(join(import.meta.dirname, `replay${ending}`), [JSON.stringify(replay)], {
    execArgv: ending === ".ts" ? ["--import", import.meta.resolve("tsx")] : [],
    env: { ...process.env, PACT_DO_NOT_TRACK: "true" },
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  let result = ""
  child.on("message", (message) => {
    result = String(message)
  })
  const [printed] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    new Promise((resolve) => child.on("close", resolve))
  ])
  const replayed = parsed(result)
  if (replayed === undefined) throw new Error(`Pact's verifier could not run: ${result || printed}`)
  return replayed as Replayed
}

/** Each request tells the gate of which call it is. */
const named = ({ interactions }: PactFile) =>
  interactions.map((one) => {
    const headers = { ...one.request.headers, [callHeader]: [encodeURIComponent(one.description)] }
    return { ...one, request: { ...one.request, headers } }
  })

/** Replays a pact against a provider; rejects if Pact's verifier cannot run. */
export const replayPact = async (provider: string, pact: PactFile, gate: Replay["gate"]): Promise<Replayed> => {
  const folder = await mkdtemp(join(tmpdir(), "pact-"))
  const file = join(folder, "pact.json")
  try {
    await writeFile(file, JSON.stringify({ ...pact, interactions: named(pact) }))
    return await runVerifier({ provider, pact: file, gate: { url: gate.url, statesUrl: gate.statesUrl } })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
