import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { listen } from "./listen"

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Turns an answer to this body, with these headers, into another one, or cuts the connection. */
export type Fault = (answer: Answer, sent: string, headers: IncomingHttpHeaders) => Answer | "cut"

/** Gives another status to the answers of one status. */
export const instead =
  (of: number, status: number) =>
  (answer: Answer): Answer =>
    answer.status === of ? { ...answer, status } : answer

/** Writes something else into the body of each answer. */
export const replaced =
  (from: RegExp | string, to: string) =>
  (answer: Answer): Answer => ({ ...answer, body: answer.body.replace(from, to) })

const answerOf = (to: URL, incoming: IncomingMessage, body: string) =>
  new Promise<Answer>((resolve, reject) => {
    const going = request(to, { method: incoming.method, headers: incoming.headers, agent: false }, async (coming) =>
      resolve({ status: coming.statusCode ?? 0, headers: coming.headers, body: await text(coming) })
    )
    going.on("error", reject).end(body)
  })

const answer = async (to: string, faults: Faults, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const target = new URL(incoming.url ?? "/", to)
  const sent = await text(incoming)
  const right = await answerOf(target, incoming, sent)
  const given = (faults[`${incoming.method} ${target.pathname}`] ?? ((same) => same))(right, sent, incoming.headers)
  if (given === "cut") return incoming.socket.destroy()
  const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = given.headers
  return outgoing.writeHead(given.status, headers).end(given.body)
}

/** The fault of each call, such as `GET /userinfo`. */
export type Faults = Readonly<Record<string, Fault>>

/** Answers as the provider behind it, except for the faults. */
export const startFaultyProvider = (behind: string, faults: Faults) =>
  listen((incoming, outgoing) => {
    answer(behind, faults, incoming, outgoing).catch(() => incoming.socket.destroy())
  })
