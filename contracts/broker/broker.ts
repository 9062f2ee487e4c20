import { createServer } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { contractRoutes } from "./contractRoutes"
import { hal } from "./hal"
import { participantRoutes } from "./participantRoutes"
import { emptyStore, type Store } from "./store"

/**
 * A stand-in of Pact's broker on 127.0.0.1: the part of its documented API that the commands of
 * docs/broker.md use, and its rules for pending and WIP pacts, webhooks and can-i-deploy.
 */
export interface Broker {
  readonly url: string
  readonly store: Store
  /** Resolves when every webhook so far has been answered. */
  readonly settled: () => Promise<unknown>
  readonly close: () => Promise<void>
}

const links = (base: string) => {
  const to = (path: string) => ({ href: base + path, templated: path.includes("{") })
  return {
    self: to("/"),
    "pb:publish-contracts": to("/contracts/publish"),
    "pb:environments": to("/environments"),
    "pb:pacticipants": to("/pacticipants"),
    "pb:pacticipant": to("/pacticipants/{pacticipant}"),
    "pb:pacticipant-version": to("/pacticipants/{pacticipant}/versions/{version}"),
    "pb:pacticipant-branch-version": to("/pacticipants/{pacticipant}/branches/{branch}/versions/{version}"),
    "pb:provider-pacts-for-verification": to("/pacts/provider/{provider}/for-verification"),
    "pb:webhooks": to("/webhooks"),
    "pb:webhook": to("/webhooks/{uuid}")
  }
}

/** Starts an empty broker on a free port. */
export const startBroker = async (): Promise<Broker> => {
  const store = emptyStore()
  const sendings: Array<Promise<unknown>> = []
  const address = { url: "" }
  const send = (sending: Promise<unknown>) => void sendings.push(sending.catch(() => undefined))
  const served = { store, base: () => address.url, send }
  const app = new Hono()
  app.get("/", (c) => hal(c, { _links: links(address.url) }))
  app.route("/", contractRoutes(served))
  app.route("/", participantRoutes(served))
  app.all("*", (c) => hal(c, { error: { message: `The stand-in has no ${c.req.method} ${c.req.path}` } }, 404))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const listening = server.address()
  address.url = `http://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: address.url, store, settled: () => Promise.all(sendings), close }
}
