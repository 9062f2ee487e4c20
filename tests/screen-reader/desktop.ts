import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import { type Speech, startSpeech } from "./speech"

const run = promisify(execFile)

/** A desktop without a screen, whose screen reader speaks into a list. */
export interface Desktop {
  readonly speech: Speech
  /** The environment of its programs. */
  readonly env: Readonly<Record<string, string>>
  /** Presses a key, such as `Tab` or `shift+Tab`, as the keyboard does. */
  readonly press: (key: string) => Promise<void>
  /** Types a text of ASCII letters. */
  readonly type: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** No echo of typed keys, and no reading by itself: the visitor asks for it. */
const settings = `from orca import settings
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.sayAllStyle = settings.SAYALL_STYLE_SENTENCE
`

const locale = "es_AR.UTF-8"

const prepare = async () => {
  const folder = await mkdtemp(join(tmpdir(), "heard-"))
  const [data, runtime] = [join(folder, "data/orca"), join(folder, "run")]
  await mkdir(data, { recursive: true })
  await mkdir(runtime, { mode: 0o700 })
  await writeFile(join(data, "orca-customizations.py"), settings)
  await run("localedef", ["-i", "es_AR", "-f", "UTF-8", join(folder, locale)])
  return { folder, runtime }
}

/** The launcher of the accessibility bus ends its own child if it may; Orca may hang. */
const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const hung = setTimeout(() => child.kill("SIGKILL"), 3000)
  child.kill()
  await once(child, "exit")
  clearTimeout(hung)
}

const until = async (what: string, isSo: () => boolean) => {
  const end = Date.now() + 30_000
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what} did not start in 30 s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Starts the desktop in Spanish, inside of `dbus-run-session`. */
export const startDesktop = async (): Promise<Desktop> => {
  const { folder, runtime } = await prepare()
  const children: Array<ChildProcess> = []
  const start = (program: string, args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"], env })
    children.push(child)
    return child
  }
  const outside = Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const socket = join(runtime, "speech.sock")
  const plain: Readonly<Record<string, string>> = {
    ...Object.fromEntries(outside),
    GNOME_ACCESSIBILITY: "1",
    HOME: folder,
    LANG: locale,
    LANGUAGE: "es",
    LOCPATH: folder,
    NO_AT_BRIDGE: "0",
    SPEECHD_ADDRESS: `unix_socket:${socket}`,
    XDG_DATA_HOME: join(folder, "data"),
    XDG_RUNTIME_DIR: runtime
  }
  const screen = ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
  const display = start("Xvfb", screen, plain)
  const [number] = await once(createInterface({ input: display.stdio[3] as NodeJS.ReadableStream }), "line")
  const env = { ...plain, DISPLAY: `:${number}` }
  start("evilwm", [], env)
  // The window below the pointer has the keyboard; at the top edge the pointer is on no page.
  await run("xdotool", ["mousemove", "700", "2"], { env })
  start("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"], env)
  const speech = await startSpeech(socket)
  start("orca", ["--replace"], env)
  await until("Orca", () => speech.spoken.length > 0)
  return {
    speech,
    env,
    press: async (key) => void (await run("xdotool", ["key", key], { env })),
    type: async (text) => void (await run("xdotool", ["type", "--delay", "20", text], { env })),
    close: async () => {
      for (const child of children.toReversed()) await stop(child)
      speech.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
