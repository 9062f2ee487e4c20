import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll } from "vitest"
import type { Mail } from "./mail/mailbox"
import { type Sandbox, type SandboxOptions, startSandbox } from "./server"
import { dayAfter, send } from "./testing"

/** The sandbox's day, counted from that of the pacts' trips, which begin in a few days, whenever a test runs. */
export const firstDay = -5

/** A sandbox for all tests of a file. */
export const startedSandbox = async (options: Omit<SandboxOptions, "port"> = {}): Promise<Sandbox> => {
  const sandbox = await startSandbox({ port: 0, now: () => new Date(dayAfter(firstDay)), ...options })
  afterAll(() => sandbox.close())
  return sandbox
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
