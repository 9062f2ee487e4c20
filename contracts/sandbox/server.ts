import { createServer, type Server } from "node:http"
import { fileURLToPath } from "node:url"
import { getRequestListener } from "@hono/node-server"
import { createApp } from "./app"
import { openDatabase } from "./database"
import { createFaults } from "./faults"
import { refusal } from "./http/answers"
import { createLoginService } from "./login/service"
import { openMailbox } from "./mail/mailbox"
import { createAccounts } from "./people/accounts"
import { createSessions } from "./people/sessions"
import { openUserBook } from "./people/userBook"
import { proxyOrigin } from "./proxy"
import { loadRating } from "./rating/loadRating"
import { createRequestLog } from "./requests"
import { createCashier } from "./sales/cashier"
import { openSaleBook } from "./sales/saleBook"

/** 0 takes a free `port`. */
export type SandboxOptions = {
  readonly port: number
  /** The build to serve; the project's `dist/` by default. */
  readonly dist?: string
  readonly now?: () => Date
  readonly log?: (line: string) => void
  /** A real back end that answers the API instead, such as `https://host`. */
  readonly proxyTarget?: string | undefined
  /** Directory of the embedded database; memory only by default. */
  readonly dataDir?: string | undefined
  /** Whether to trust `X-Forwarded-Proto` of a proxy in front. */
  readonly behindProxy?: boolean
  /** How long the late card takes, in milliseconds; 70 seconds by default. */
  readonly lateMs?: number
  /** How long a repeated sale waits for the first one, in milliseconds; five seconds by default. */
  readonly patienceMs?: number
  /** Whether to refuse departures in the past; false by default, so that fixed days stay usable. */
  readonly judgesDays?: boolean
  /** Whether browsers report what they refused to `/reports`; false by default. */
  readonly reports?: boolean
  /** How long a session lasts, in milliseconds; eight hours by default. */
  readonly sessionMs?: number | undefined
}

/** `close` ends every connection, also unanswered ones. */
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

const startData = (options: SandboxOptions, closing: AbortSignal) => {
  const { proxyTarget, dataDir, lateMs = 70_000, patienceMs = 5000, now = () => new Date() } = options
  const database = proxyTarget === undefined ? openDatabase(dataDir) : undefined
  const opened = database ?? Promise.reject(new Error("no data in proxy mode"))
  const rating = opened.then(loadRating)
  const mails = opened.then((db) => openMailbox(db, now))
  const book = opened.then((db) => openSaleBook(db, now))
  const users = opened.then(openUserBook)
  const cashier = Promise.all([book, mails]).then(([book, mails]) =>
    createCashier({ book, mails, lateMs, patienceMs, closing })
  )
  const parts = { rating, mails, book, cashier, users }
  for (const part of Object.values(parts)) part.catch(() => undefined)
  return { database, parts }
}

const startPeople = ({ behindProxy = false, now, sessionMs }: SandboxOptions, url: () => string) => {
  const accounts = createAccounts()
  const login = createLoginService(accounts, url)
  return { accounts, login, behindProxy, sessions: createSessions(now, sessionMs) }
}

/** Starts the sandbox on 127.0.0.1 and resolves when it can quote. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, now = () => new Date(), judgesDays = false, log = () => undefined } = options
  const proxyTarget = options.proxyTarget === undefined ? undefined : proxyOrigin(options.proxyTarget)
  const closing = new AbortController()
  const { database, parts } = startData(options, closing.signal)
  const address = { port }
  const people = startPeople(options, () => `http://127.0.0.1:${address.port}`)
  const app = createApp({
    world: { ...parts, ...people, faults: createFaults(), requests: createRequestLog(now), now, judgesDays, log },
    dist: options.dist ?? fileURLToPath(new URL("../../dist", import.meta.url)),
    proxyTarget,
    reports: options.reports ?? false,
    log
  })
  const errorHandler = () => refusal(400, "El pedido no es válido.")
  const server = createServer(getRequestListener(app.fetch, { errorHandler }))
  server.keepAliveTimeout = 65_000
  const close = async () => {
    closing.abort()
    await stop(server)
    await database?.then((db) => db.close()).catch(() => undefined)
  }
  try {
    address.port = await listen(server, port)
    if (database !== undefined) await Promise.all(Object.values(parts))
    return { url: `http://127.0.0.1:${address.port}`, port: address.port, close }
  } catch (error) {
    await close()
    throw error
  }
}
