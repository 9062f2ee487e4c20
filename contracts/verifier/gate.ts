import { type IncomingMessage, request, type ServerResponse } from "node:http"
import { request as secureRequest } from "node:https"
import { text } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"
import type { Brought } from "../endpoint/ask"
import { noAnswer } from "./differences"
import { listen } from "./listen"
import { reasonOf } from "./options"
import type { Told } from "./otherForms"
import type { Answered } from "./readings"

/** A state request, as Pact posts it. */
export interface StateChange {
  readonly action: "setup" | "teardown"
  readonly state: string
  readonly params?: Readonly<Record<string, unknown>>
}

/**
 * The provider behind a gate, extra headers for its requests, and the handler of its states, which
 * resolves to values for the request.
 */
export interface GateOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly bring: (change: StateChange) => Promise<Brought>
  /** The page that calls `public_api`, if it is of another origin. */
  readonly origin?: string | undefined
  /** Hears every answer, with the description of its call; may tell Pact's verifier another one. */
  readonly watch?: (description: string, answered: Answered) => Told | undefined
  /** Hears of every call that got no answer, and why. */
  readonly miss?: (description: string, why: string) => void
}

const statesPath = "/_states"

/** The header by which Pact's verifier names the call of a request, in percent signs: the gate keeps it. */
export const callHeader = "x-pact-call"

/** The portal waits a minute for a sale, and less for any other call. */
const patience = 60_000

type Params = Readonly<Record<string, unknown>>

/** The parameters of the state that the provider is in: one call is asked after the other. */
interface Now {
  params: Params
}

/** What a provider said under these parameters: why it refused a state, or the body of a call and status. */
export const hearing = () => {
  const texts = new Map<string, string>()
  const keyOf = (of: string, params: Params) => `${of} ${JSON.stringify(Object.entries(params).toSorted())}`
  return {
    hear: (of: string, params: Params, text: string) => void texts.set(keyOf(of, params), text),
    said: (of: string, params: Params = {}) => texts.get(keyOf(of, params))
  }
}

export type Hearing = ReturnType<typeof hearing>

const change = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: GateOptions,
  { hear }: Hearing,
  now: Now
) => {
  const wanted = JSON.parse(await text(incoming)) as StateChange
  if (wanted.action === "setup") now.params = wanted.params ?? {}
  const { refused, values } = await to.bring(wanted)
  if (refused !== undefined) hear(wanted.state, wanted.params ?? {}, refused)
  const status = refused === undefined ? 200 : 500
  outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(values))
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync
}

/** A body as a browser reads it: some servers pack every answer. Throws if it is not packed as it says. */
const unpacked = (bytes: Buffer, encoding = ""): Buffer =>
  bytes.length > 0 ? (decoders[encoding]?.(bytes) ?? bytes) : bytes

/**
 * Forwards a request as it came, on a connection that the provider may keep. Drops a redirect's
 * `Location`: the portal follows none, but Pact's verifier would.
 */
const relay = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: GateOptions,
  troubles: Set<string>,
  { hear }: Hearing,
  { params }: Now
) => {
  const base = new URL(to.url)
  const target = new URL(`${base.pathname.replace(/\/$/, "")}${incoming.url}`, base)
  const ask = target.protocol === "https:" ? secureRequest : request
  const own = { host: target.host, connection: "keep-alive", "accept-encoding": "identity" }
  const call = `${incoming.method} ${new URL(incoming.url ?? "/", base).pathname}`
  const from = to.origin !== undefined && call.includes("/public_api/") ? { origin: to.origin } : {}
  const { [callHeader]: description, ...asked } = incoming.headers
  const headers = { ...asked, ...own, ...from, ...to.headers }
  const sent = await text(incoming)
  const started = Date.now()
  const fail = (cause: unknown) => {
    troubles.add(`No answer came: ${reasonOf(cause)}`)
    to.miss?.(decodeURIComponent(String(description)), reasonOf(cause))
    if (!outgoing.headersSent) outgoing.writeHead(noAnswer).end()
  }
  const going = ask(target, { method: incoming.method, headers, agent: false, timeout: patience }, (coming) => {
    const { location: _location, connection: _connection, ...answered } = coming.headers
    const status = coming.statusCode ?? noAnswer
    const chunks: Array<Buffer> = []
    coming.on("data", (chunk: Buffer) => chunks.push(chunk))
    coming.on("error", fail)
    coming.on("end", () => {
      const bytes = Buffer.concat(chunks)
      let body = ""
      try {
        body = unpacked(bytes, coming.headers["content-encoding"]).toString()
      } catch (cause) {
        return fail(cause)
      }
      hear(`${call} ${status}`, params, body)
      const instead = to.watch?.(decodeURIComponent(String(description)), {
        call,
        sent,
        status,
        params,
        headers: coming.headers,
        body,
        waited: Date.now() - started
      })
      if (instead === undefined) return outgoing.writeHead(status, answered).end(bytes)
      const {
        "content-encoding": _packed,
        "content-length": _length,
        "transfer-encoding": _encoding,
        ...headers
      } = answered
      const typed = instead.status === status ? headers : { ...headers, "content-type": "application/json" }
      return outgoing.writeHead(instead.status, typed).end(JSON.stringify(instead.body))
    })
  })
  going.on("timeout", () => going.destroy(new Error(`none in ${patience / 1000} s`)))
  going.on("error", fail)
  going.end(sent)
}

/**
 * Opens a gate between Pact's verifier and a provider: a local server. `troubles` collects why an
 * answer did not come.
 */
export const openGate = async (options: GateOptions) => {
  const troubles = new Set<string>()
  const now: Now = { params: {} }
  const heard = hearing()
  const { close, url } = await listen((incoming, outgoing) =>
    incoming.url === statesPath
      ? change(incoming, outgoing, options, heard, now)
      : relay(incoming, outgoing, options, troubles, heard, now)
  )
  return { url, statesUrl: `${url}${statesPath}`, troubles, said: heard.said, close }
}

export type Gate = Awaited<ReturnType<typeof openGate>>
