import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { cp } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"

/** Presses `key Tab` or types `type abc`, in ASCII letters, as the keyboard does. */
export const xdotool = (...args: ReadonlyArray<string>) => promisify(execFile)("xdotool", args)

/**
 * Starts Orca, with its settings copied into a folder. `spoken` has what it gave to the voice so
 * far, oldest first, and `Date.now()` when it came.
 */
export const startOrca = async (folder: string) => {
  const customizations = "orca-customizations.py"
  await cp(join(import.meta.dirname, customizations), join(folder, customizations))
  // The window below the pointer has the keyboard; at the top edge the pointer is on no page.
  await xdotool("mousemove", "700", "2")
  const orca = spawn("orca", ["--replace", "--user-prefs", folder])
  const lines = createInterface({ input: orca.stdout })
  const spoken: Array<{ readonly text: string; readonly at: number }> = []
  lines.on("line", (text) => spoken.push({ text, at: Date.now() }))
  await once(lines, "line", { signal: AbortSignal.timeout(30_000) })
  // Orca may hang.
  return { spoken, stop: () => orca.kill("SIGKILL") }
}

export type Spoken = Awaited<ReturnType<typeof startOrca>>["spoken"]
