import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { providers } from "../agreed"
import { channelTable } from "../channels"
import { channelUrls } from "../sandbox/channels"
import { startSandbox } from "../sandbox/server"
import { freePort, listen } from "../verifier/listen"
import type { Checked } from "./asked"

/** Longer than a duty that sells under a session takes on a busy machine. */
const sessionSeconds = 5

/** A word of a command. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The command that starts a sandbox with a folder for its data. */
const commandOf = (port: number, folder: string) => {
  const start = join(import.meta.dirname, "../sandbox/start.ts")
  const tsx = ["--import", import.meta.resolve("tsx")]
  const words = [process.execPath, ...tsx, start].map(quoted).join(" ")
  return `PORT=${port} DATA_DIR=${quoted(folder)} exec ${words}`
}

/** A sandbox under check, whose sessions are short; the last duty starts another one. */
export const checkedSandbox = async (): Promise<{ readonly checked: Checked; readonly close: () => Promise<void> }> => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const clock = await listen(async (incoming, outgoing) => {
    ahead = Number(Object(await json(incoming)).ahead)
    outgoing.end()
  })
  const sandbox = await startSandbox({ port: 0, sessionMs: sessionSeconds * 1000, now })
  const folder = await mkdtemp(join(tmpdir(), "duties-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  return {
    checked: {
      url: sandbox.url,
      setup: `${sandbox.url}/_sandbox/states`,
      headers: {},
      providers,
      channels: await channelTable(),
      sessionSeconds,
      clock: clock.url,
      origin: channelUrls(port)[0],
      login: `${sandbox.url}/_sandbox/session`,
      second: {
        url,
        setup: `${url}/_sandbox/states`,
        mails: `${url}/_sandbox/correo`,
        command: commandOf(port, folder)
      }
    },
    close: async () => {
      await clock.close()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
