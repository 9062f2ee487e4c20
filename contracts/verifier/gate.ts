import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { request as secureRequest } from "node:https"
import { text } from "node:stream/consumers"
import { noAnswer } from "./differences"

/** A state that the verifier asks for, as Pact posts it. */
export interface StateChange {
  readonly action: "setup" | "teardown"
  readonly state: string
  readonly params?: object
}

/** What stands behind a gate: a provider, what its requests carry besides, and who brings it into a state. */
export interface GateOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly bring: (change: StateChange) => Promise<void>
}

/** A server of this machine in front of a provider; `troubles` are the reasons why no answer came, and why a state was refused. */
export interface Gate {
  readonly url: string
  readonly statesUrl: string
  readonly troubles: ReadonlySet<string>
  readonly close: () => Promise<void>
}

const statesPath = "/_states"

/** The portal waits a minute for a sale, and for nothing longer. */
const patience = 60_000

const change = async (incoming: IncomingMessage, outgoing: ServerResponse, to: GateOptions, troubles: Set<string>) => {
  const asked = await text(incoming)
  try {
    const wanted = JSON.parse(asked) as StateChange
    if (wanted.state !== "") await to.bring(wanted)
    outgoing.writeHead(200, { "content-type": "application/json" }).end("{}")
  } catch (cause) {
    troubles.add(`A state was refused: ${asked} ${cause instanceof Error ? cause.message : cause}`)
    outgoing.writeHead(500).end()
  }
}

/** Hands a request on as it is. Without its `Location` a redirect stays the answer: the portal follows none, Pact's verifier would. */
const relay = (incoming: IncomingMessage, outgoing: ServerResponse, to: GateOptions, troubles: Set<string>) => {
  const base = new URL(to.url)
  const target = new URL(`${base.pathname.replace(/\/$/, "")}${incoming.url}`, base)
  const ask = target.protocol === "https:" ? secureRequest : request
  const headers = { ...incoming.headers, host: target.host, connection: "close", ...to.headers }
  const going = ask(target, { method: incoming.method, headers, timeout: patience }, (coming) => {
    const { location: _location, ...answered } = coming.headers
    outgoing.writeHead(coming.statusCode ?? noAnswer, answered)
    coming.on("error", () => outgoing.destroy()).pipe(outgoing)
  })
  going.on("timeout", () => going.destroy(new Error(`none in ${patience / 1000} s`)))
  going.on("error", (cause: NodeJS.ErrnoException) => {
    troubles.add(`No answer came: ${cause.message || (cause.code ?? cause.name)}`)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(noAnswer).end()
  })
  incoming.pipe(going)
}

/** Opens a gate to a provider: what Pact's verifier asks goes through, and a provider that does not answer ends no process. */
export const openGate = async (options: GateOptions): Promise<Gate> => {
  const troubles = new Set<string>()
  const server = createServer((incoming, outgoing) =>
    incoming.url === statesPath
      ? change(incoming, outgoing, options, troubles)
      : relay(incoming, outgoing, options, troubles)
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url, statesUrl: `${url}${statesPath}`, troubles, close }
}
