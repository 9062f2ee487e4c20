import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import type { Mail } from "./mail/mailbox"
import { type Sandbox, type SandboxOptions, startSandbox } from "./server"
import { send } from "./testing"

/** A sandbox for all tests of a file. It has an address from the first hook on. */
export const startedSandbox = (options: Omit<SandboxOptions, "port"> = {}): Sandbox => {
  let started: Sandbox | undefined
  beforeAll(async () => {
    started = await startSandbox({ port: 0, ...options })
  }, 60_000)
  afterAll(() => started?.close())
  const running = () => {
    if (started === undefined) throw new Error("The sandbox starts with the tests.")
    return started
  }
  return {
    get url() {
      return running().url
    },
    get port() {
      return running().port
    },
    close: () => running().close()
  }
}

/** A folder with these files to serve, until the tests end. A name such as `../a` is beside it. */
export const aBuildOf = (files: Readonly<Record<string, string | Buffer>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, "dist", name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  afterAll(() => rmSync(folder, { recursive: true }))
  return join(folder, "dist")
}

/** The mails of the sandbox, newest first; `query` filters them. */
export const mailsOf = async (sandbox: Sandbox, query = ""): Promise<readonly Mail[]> =>
  JSON.parse((await send(sandbox, `/_sandbox/correo${query}`, { headers: { accept: "application/json" } })).text)
