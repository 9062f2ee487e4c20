import { fileURLToPath } from "node:url"
import { getRequestListener } from "@hono/node-server"
import { listen } from "../verifier/listen"
import { createApp } from "./app"
import { refusal } from "./http/answers"
import { proxyOrigin } from "./proxy"
import { openStore } from "./store"
import { createWorld } from "./world"

/** 0 takes a free `port`. */
export type SandboxOptions = {
  readonly port: number
  /** The build to serve; the project's `dist/` by default. */
  readonly dist?: string
  readonly now?: () => Date
  readonly log?: (line: string) => void
  /** A real back end that answers the API instead, such as `https://host`. */
  readonly proxyTarget?: string | undefined
  /** Directory of the data, which one sandbox holds; memory only by default. */
  readonly dataDir?: string | undefined
  /** How long the late card takes, in milliseconds; 70 seconds by default. */
  readonly lateMs?: number
  /** How long a session lasts, in milliseconds; eight hours by default. */
  readonly sessionMs?: number
}

/** `close` ends every connection, also unanswered ones. */
export type Sandbox = { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

/** Starts the sandbox on 127.0.0.1 and resolves when it can quote. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { dataDir, port, now = () => new Date(), lateMs = 70_000, log = () => undefined, sessionMs } = options
  const proxyTarget = options.proxyTarget === undefined ? undefined : proxyOrigin(options.proxyTarget)
  // A real back end keeps its own data.
  const store = await openStore(proxyTarget === undefined ? dataDir : undefined)
  const app = createApp({
    world: createWorld(store, { now, lateMs, sessionMs }),
    dist: options.dist ?? fileURLToPath(new URL("../../dist", import.meta.url)),
    proxyTarget,
    log
  })
  const errorHandler = () => refusal(400, "El pedido no es válido.")
  const server = await listen(getRequestListener(app.fetch, { errorHandler }), port).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const close = async () => {
    await server.close()
    await store.close()
  }
  return { ...server, close }
}
