import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")
const page = readFileSync(join(root, "contracts/docs/broker.md"), "utf8")

/** The blocks of docs/broker.md by name. */
export const blocks: ReadonlyMap<string, string> = new Map(
  [...page.matchAll(/^```(?:sh|json) (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [name, text])
)

/** How a block ended, and what it printed. */
export interface Ended {
  readonly status: number
  readonly printed: string
}

/** Runs a command line in a folder, with Pact's client at hand. */
export const run = (line: string, folder: string, env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const path = [join(root, "node_modules/.bin"), process.env.PATH].join(":")
    const options = { cwd: folder, env: { ...process.env, ...env, PATH: path, PACT_DO_NOT_TRACK: "true" } }
    execFile("sh", ["-euc", line], options, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), printed: stdout + stderr })
    )
  })
