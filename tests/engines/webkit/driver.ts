import { readdirSync } from "node:fs"
import { join } from "node:path"

/** A browser window of its own, with storage of its own. */
export interface Session {
  /** A command of WebDriver, below the session's address. Rejects with the driver's message. */
  readonly call: <T>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<T>
  readonly end: () => Promise<void>
}

const libraries = readdirSync("/usr/lib").find((name) => name.endsWith("-linux-gnu")) ?? ""

/** Full screen without a window manager: no toolbar, and the window takes any size. */
const browser = {
  browserName: "MiniBrowser",
  "webkitgtk:browserOptions": {
    binary: join("/usr/lib", libraries, "webkit2gtk-4.1/MiniBrowser"),
    args: ["--automation", "--full-screen"]
  }
}

const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const headers = { "content-type": "application/json" }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const answer = await fetch(`http://127.0.0.1:${process.env.WEBKIT_DRIVER_PORT}/session${path}`, init)
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Opens a window by the driver that the configuration started. */
export const newSession = async (): Promise<Session> => {
  const { sessionId } = await ask<{ sessionId: string }>("POST", "", { capabilities: { alwaysMatch: browser } })
  return {
    call: (method, path, body) => ask(method, `/${sessionId}${path}`, body ?? (method === "POST" ? {} : undefined)),
    end: () => ask("DELETE", `/${sessionId}`)
  }
}
