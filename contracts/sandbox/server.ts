import { createServer, type Server } from "node:http"
import { fileURLToPath } from "node:url"
import { getRequestListener } from "@hono/node-server"
import { createApp } from "./app"
import { openDatabase } from "./database"
import { createFaults } from "./faults"
import { refusal } from "./http/answers"
import { openMailbox } from "./mail/mailbox"
import { proxyOrigin } from "./proxy"
import { loadRating } from "./rating/loadRating"
import { createRequestLog } from "./requests"

/** How to start a sandbox. Only `port` is needed; 0 takes a free one. */
export type SandboxOptions = {
  readonly port: number
  /** The build to serve; `dist/` of the project unless told. */
  readonly dist?: string
  readonly now?: () => Date
  readonly log?: (line: string) => void
  /** A real back end that answers the API instead, such as `https://host`. */
  readonly proxyTarget?: string | undefined
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded database keeps its files; memory only unless told. */
  readonly dataDir?: string | undefined
}

/** A running sandbox; `close` ends every connection, even those that were never answered. */
export type Sandbox = { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : port)
    })
  })

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

const startData = ({ proxyTarget, databaseUrl, dataDir, now = () => new Date() }: SandboxOptions) => {
  const database = proxyTarget === undefined ? openDatabase({ databaseUrl, dataDir }) : undefined
  const opened = database ?? Promise.reject(new Error("no data in proxy mode"))
  const rating = opened.then(loadRating)
  const mails = opened.then((db) => openMailbox(db, now))
  for (const part of [rating, mails]) part.catch(() => undefined)
  return { database, rating, mails }
}

/** Starts the sandbox on 127.0.0.1 and resolves when it can quote (surface, "Running it"). */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, now = () => new Date(), log = () => undefined } = options
  const proxyTarget = options.proxyTarget === undefined ? undefined : proxyOrigin(options.proxyTarget)
  const { database, rating, mails } = startData(options)
  const app = createApp({
    world: { rating, mails, faults: createFaults(), requests: createRequestLog(now) },
    dist: options.dist ?? fileURLToPath(new URL("../../dist", import.meta.url)),
    proxyTarget,
    log
  })
  const errorHandler = () => refusal(400, "El pedido no es válido.")
  const server = createServer(getRequestListener(app.fetch, { errorHandler }))
  server.keepAliveTimeout = 65_000
  const close = async () => {
    await stop(server)
    await database?.then((db) => db.close()).catch(() => undefined)
  }
  try {
    const taken = await listen(server, port)
    if (database !== undefined) await Promise.all([rating, mails])
    return { url: `http://127.0.0.1:${taken}`, port: taken, close }
  } catch (error) {
    await close()
    throw error
  }
}
