import { spawn } from "node:child_process"
import { setTimeout as wait } from "node:timers/promises"

/** A provider in a process group of its own. */
export interface Running {
  /** Kills the whole group at once, as `kill -9` does. */
  readonly kill: () => Promise<void>
}

const isReached = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false
  )

const patience = 60_000

/** Starts a command, and resolves when the address answers; rejects if it does not in a minute. */
export const startProvider = async (command: string, url: string): Promise<Running> => {
  const child = spawn(command, { shell: true, detached: true, stdio: "ignore" })
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const kill = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    await ended
  }
  const started = Date.now()
  while (!(await isReached(url))) {
    if (child.exitCode !== null || Date.now() - started > patience) {
      await kill()
      throw new Error(`'${command}' does not answer at ${url}`)
    }
    await wait(50)
  }
  return { kill }
}
