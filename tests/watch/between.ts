import { createServer, request } from "node:http"
import { createServer as createSecureServer, type ServerOptions } from "node:https"
import type { AddressInfo } from "node:net"

/** An answer of the portal on its way to the client. */
export interface Answer {
  readonly path: string
  /** The host that was asked for. */
  readonly host: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** How long it is kept back, in milliseconds. */
  readonly wait: number
}

/** What happens to an answer. */
export type Change = (answer: Answer) => Partial<Answer>

/**
 * A server on 127.0.0.1 between a client and the portal on `target`; its `change` is what it does
 * to each answer. With a key and a certificate it speaks https.
 */
export const between = async (target: number, secure?: Pick<ServerOptions, "key" | "cert">) => {
  const state: { change: Change } = { change: () => ({}) }
  const pass: Parameters<typeof createServer>[1] = (asked, answer) => {
    // Uncompressed and uncached, so that a change reaches the client.
    const { "accept-encoding": _coding, "if-none-match": _known, ...headers } = asked.headers
    const { method = "GET", url = "/" } = asked
    if (secure !== undefined) headers["x-forwarded-proto"] = "https"
    const forwarded = request({ port: target, host: "127.0.0.1", path: url, method, headers }, (came) => {
      const parts: Array<Buffer> = []
      came.on("data", (part: Buffer) => parts.push(part))
      came.on("end", () => {
        const body = Buffer.concat(parts)
        const told = Object.fromEntries(Object.entries(came.headers).map(([name, value]) => [name, String(value)]))
        const whole = { path: url, host: asked.headers.host ?? "", status: came.statusCode ?? 502, wait: 0 }
        const changed = state.change({ ...whole, headers: told, body: body.toString("latin1") })
        const sent = changed.body === undefined ? body : Buffer.from(changed.body, "latin1")
        const { "content-length": _length, "transfer-encoding": _chunks, ...kept } = changed.headers ?? told
        const send = () =>
          answer.writeHead(changed.status ?? whole.status, { ...kept, "content-length": String(sent.length) }).end(sent)
        setTimeout(send, changed.wait ?? 0).unref()
      })
    })
    forwarded.on("error", () => answer.destroy())
    asked.pipe(forwarded)
  }
  const server = secure === undefined ? createServer(pass) : createSecureServer(secure, pass)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return { port, state, close: () => server.close() }
}
