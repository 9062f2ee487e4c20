import { type ChildProcess, spawn } from "node:child_process"
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { freePort } from "../../run/freePort"
import { findWebkit } from "../installed"

/** A browser window of its own, with storage of its own. */
export interface Session {
  /** A command of WebDriver, below the session's address. Rejects with the driver's message. */
  readonly call: <T>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<T>
  readonly end: () => Promise<void>
}

export interface Driver {
  readonly newSession: () => Promise<Session>
  readonly close: () => Promise<void>
}

/** Starts a display without a screen. Resolves with its name, such as `:1`. */
const startDisplay = async (path: string) => {
  const args = ["-displayfd", "3", "-screen", "0", "2600x1500x24", "-nolisten", "tcp"]
  const child = spawn(path, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] })
  const lines = createInterface({ input: child.stdio[3] as NodeJS.ReadableStream })
  const number = await new Promise<string>((resolve) => lines.once("line", resolve))
  return { child, name: `:${number}` }
}

/** GTK's settings in a folder of their own: WebKitGTK takes reduced motion from them. */
const quietSettings = async (folder: string) => {
  await mkdir(join(folder, "gtk-3.0"))
  await writeFile(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n")
}

const librariesOf = async () => {
  const [system] = (await readdir("/usr/lib")).filter((name) => name.endsWith("-linux-gnu"))
  return join("/usr/lib", system ?? "")
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve())
    child.kill()
  })

/** Full screen without a window manager: no toolbar, and the window takes any size. */
const browser = (libraries: string) => ({
  browserName: "MiniBrowser",
  "webkitgtk:browserOptions": {
    binary: join(libraries, "webkit2gtk-4.1/MiniBrowser"),
    args: ["--automation", "--full-screen"]
  }
})

/**
 * Starts WebKitGTK's own driver on a display without a screen. Root cannot use WebKit's sandbox.
 */
export const startDriver = async (): Promise<Driver> => {
  const paths = findWebkit()
  if (!paths) throw new Error("There is no WebKitGTK: install webkit2gtk-driver and xvfb.")
  const settings = await mkdtemp(join(tmpdir(), "webkit-"))
  await quietSettings(settings)
  const [display, port, libraries] = [await startDisplay(paths.display), await freePort(), await librariesOf()]
  const env = {
    ...process.env,
    DISPLAY: display.name,
    LIBGL_ALWAYS_SOFTWARE: "1",
    TZ: "America/Argentina/Buenos_Aires",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    XDG_CONFIG_HOME: settings
  }
  const child = spawn(paths.driver, ["--host=127.0.0.1", `--port=${port}`], { stdio: "ignore", env })

  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { "content-type": "application/json" }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const ready = async (tries = 100): Promise<void> => {
    const up = await ask("GET", "/status").catch(() => undefined)
    if (up !== undefined) return
    if (tries === 0) throw new Error("WebKitWebDriver does not answer.")
    await new Promise((resolve) => setTimeout(resolve, 100))
    await ready(tries - 1)
  }
  await ready()

  return {
    newSession: async () => {
      const capabilities = { alwaysMatch: browser(libraries) }
      const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", { capabilities })
      const at = `/session/${sessionId}`
      return {
        call: (method, path, body) => ask(method, `${at}${path}`, body ?? (method === "POST" ? {} : undefined)),
        end: () => ask("DELETE", at)
      }
    },
    close: async () => {
      await stop(child)
      await stop(display.child)
      await rm(settings, { recursive: true, force: true })
    }
  }
}
