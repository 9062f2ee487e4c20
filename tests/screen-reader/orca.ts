import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"

const run = promisify(execFile)

const locale = "es_AR.UTF-8"

const linesOf = ({ stdout }: { readonly stdout: NodeJS.ReadableStream }) => createInterface({ input: stdout })

/**
 * Starts a desktop without a screen, in Spanish, inside of `dbus-run-session`. `spoken` has what its
 * screen reader gave to the voice so far, oldest first, and `Date.now()` when it came.
 */
export const startDesktop = async () => {
  const folder = await mkdtemp(join(tmpdir(), "heard-"))
  const [data, runtime] = [join(folder, "data"), join(folder, "run")]
  await mkdir(runtime, { mode: 0o700 })
  const customizations = "orca-customizations.py"
  await cp(join(import.meta.dirname, customizations), join(data, "orca", customizations))
  await run("localedef", ["-i", "es_AR", "-f", "UTF-8", join(folder, locale)])
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    GNOME_ACCESSIBILITY: "1",
    HOME: folder,
    LANG: locale,
    LANGUAGE: "es",
    LOCPATH: folder,
    NO_AT_BRIDGE: "0",
    XDG_DATA_HOME: data,
    XDG_RUNTIME_DIR: runtime
  }
  const children: Array<ChildProcess> = []
  const start = (program: string, ...args: ReadonlyArray<string>) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"], env })
    children.push(child)
    return child
  }
  /** Presses `key Tab` or types `type abc`, in ASCII letters, as the keyboard does. */
  const xdotool = (...args: ReadonlyArray<string>) => run("xdotool", [...args], { env })
  const display = start("Xvfb", "-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp")
  const [number] = await once(linesOf(display), "line")
  env.DISPLAY = `:${number}`
  start("evilwm")
  // The window below the pointer has the keyboard; at the top edge the pointer is on no page.
  await xdotool("mousemove", "700", "2")
  start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
  const spoken: Array<{ readonly text: string; readonly at: number }> = []
  linesOf(start("orca", "--replace")).on("line", (text) => spoken.push({ text, at: Date.now() }))
  for (const end = Date.now() + 30_000; spoken.length === 0; await new Promise((done) => setTimeout(done, 100)))
    if (Date.now() > end) throw new Error("Orca did not start in 30 s.")
  const close = async () => {
    // Orca may hang.
    for (const child of children.toReversed()) child.kill("SIGKILL")
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { spoken, env, xdotool, close }
}

export type Desktop = Awaited<ReturnType<typeof startDesktop>>
