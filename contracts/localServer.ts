import type { IncomingHttpHeaders, ServerResponse } from "node:http"
import { listen } from "./verifier/listen"

export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server on this machine. A test scripts its answers; the server records the requests. */
export interface LocalServer {
  readonly origin: string
  readonly received: ReadonlyArray<Received>
  /** Scripts the answers to the next requests. Forgets earlier ones. */
  readonly answerWith: (answer: (response: ServerResponse, nth: number) => void) => void
  /** Requests that the client aborted before their answer. */
  readonly abandoned: () => number
  readonly close: () => Promise<void>
}

export const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
  }

/** Starts a server on a free port. */
export const localServer = async (): Promise<LocalServer> => {
  const received: Array<Received> = []
  let abandoned = 0
  let answer: (response: ServerResponse, nth: number) => void = json({})
  const { close, url } = await listen(async (request, response) => {
    let body = ""
    for await (const part of request) body += part
    received.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body })
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1
    })
    answer(response, received.length)
  })
  return {
    origin: url,
    received,
    answerWith: (next) => {
      received.length = 0
      abandoned = 0
      answer = next
    },
    abandoned: () => abandoned,
    close
  }
}
