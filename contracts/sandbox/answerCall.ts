import type { IncomingMessage, ServerResponse } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { Context } from "hono"
import type { Call } from "./calls/call"
import { type Channel, channelOfHost, channels } from "./channels"
import type { Fault } from "./faults"
import { json, redirect, refusal } from "./http/answers"
import { type Read, readValue } from "./http/body"
import { page } from "./login/page"
import type { Person } from "./people/people"
import type { Received } from "./requests"
import type { World } from "./world"

// Resolves when the connection is gone, so that an unanswered call leaves nothing behind.
const untilClosed = (outgoing: ServerResponse) =>
  new Promise<Response>((resolve) => {
    outgoing.on("close", () => resolve(RESPONSE_ALREADY_SENT))
    if (outgoing.destroyed) resolve(RESPONSE_ALREADY_SENT)
  })

/** Cuts the connection after the request arrived and before any byte of an answer. */
const hangUp = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> => {
  incoming.socket.destroy()
  return untilClosed(outgoing)
}

/**
 * Plays a fault that any call can have. Undefined means that the call answers as usual, or first
 * acts and is then cut.
 */
const playFault = async (
  asked: Fault,
  { faults }: World,
  incoming: IncomingMessage,
  outgoing: ServerResponse
): Promise<Response | undefined> => {
  const { fault, status, body } = asked
  switch (fault) {
    case "down":
      return hangUp(incoming, outgoing)
    case "cut":
      return undefined
    case "timeout":
      return untilClosed(outgoing)
    case "slow":
      await faults.wait(asked)
      return undefined
    case "html":
      return page("Servicio en mantenimiento", "Volvé a intentar en unos minutos.")
    case "shape":
      return json({ inesperado: [1, null, { plan: "sin forma" }] })
    case "answer":
      return json(body, status)
    case "429": {
      const answer = refusal(429, "Hay demasiados pedidos.")
      answer.headers.set("retry-after", "60")
      return answer
    }
    default:
      return refusal(Number(fault), "Falla simulada.")
  }
}

export type Wire = Context<{ Bindings: HttpBindings }>

/** The channel that a request names, in its address or its headers; else that of its host. */
const channelOf = (c: Wire, host: Channel): Channel | Response => {
  const named = c.req.query("idChannel") ?? c.req.header("idchannel")
  return named === undefined ? host : (channels.get(named) ?? refusal(400, "El canal no existe.", ["IdChannel"]))
}

const noted = (world: World, call: Call | undefined, c: Wire, channel: string | undefined, read: Read) =>
  world.requests.note({
    call: call?.name ?? null,
    channel: channel ?? null,
    method: c.req.method,
    path: c.req.path,
    query: c.req.query(),
    headers: c.env.incoming.headers,
    text: read.text,
    body: read.value
  })

const isOurs = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host.toLowerCase()

// A page of another site can neither set this header nor hide its origin (TR-21).
const guarded = ({ method, needs, path }: Call, c: Wire, person: Person | undefined): Response | undefined => {
  // A link of another site ends no session.
  if (path === "/logout" && /^(cross|same)-site$/.test(c.req.header("sec-fetch-site") ?? "")) return redirect("/")
  if (!path.startsWith("/api/")) return undefined
  const { headers } = c.env.incoming
  const { host = "", origin, "content-type": type = "", "sec-fetch-site": site = "same-origin" } = headers
  if (site !== "same-origin" || (origin !== undefined && !isOurs(origin, host)))
    return refusal(403, "Sólo se puede pedir desde el mismo origen.")
  if (headers["x-requested-with"] !== "XMLHttpRequest") return refusal(403, "Falta X-Requested-With: XMLHttpRequest.")
  if (method === "POST" && !/^application\/json *(;|$)/i.test(type))
    return refusal(415, "El cuerpo del pedido debe ser application/json.")
  const isKnown = person !== undefined && (needs !== "verified" || person.verified)
  return needs === undefined || isKnown ? undefined : refusal(401, "Hay que iniciar sesión.")
}

/** The sandbox speaks plain HTTP. What serves it over https says so. */
export const secured = (c: Wire, response: Response) => {
  const cookie = response.headers.get("set-cookie")
  if (cookie && c.req.header("x-forwarded-proto") === "https") response.headers.set("set-cookie", `${cookie}; Secure`)
  return response
}

const answered = (received: Received, response: Response) => {
  received.status = response.status
  return response
}

/** Answers a call of the registry and refuses any other. Logs every request. */
export const answerCall = async (world: World, call: Call | undefined, c: Wire): Promise<Response> => {
  const { headers } = c.env.incoming
  const host = channelOfHost(headers.host ?? "")
  const hasBody = c.req.method !== "GET" && c.req.method !== "HEAD"
  const read = hasBody ? await readValue(c.env.incoming, call?.form) : {}
  const channel = host === undefined ? undefined : channelOf(c, host)
  const code = channel === undefined || channel instanceof Response ? host?.code : channel.code
  const received = noted(world, call, c, code, read)
  if (host === undefined || channel === undefined)
    return answered(received, refusal(400, "Este servidor no atiende a ese nombre de host."))
  if (call === undefined) return answered(received, refusal(404, "Esa llamada no existe."))
  const fault = world.faults.take(call.name, code)
  const own = fault !== undefined && call.ownFaults?.includes(fault.fault)
  if (fault !== undefined && !own) {
    const failure = await playFault(fault, world, c.env.incoming, c.env.outgoing)
    if (failure !== undefined) return c.env.outgoing.destroyed ? failure : answered(received, failure)
  }
  const person = world.sessions.holder(headers.cookie)
  const refused = guarded(call, c, person)
  if (refused !== undefined) return answered(received, refused)
  if (channel instanceof Response) return answered(received, channel)
  if (read.refused !== undefined) return answered(received, read.refused)
  const answer = await call.answer({
    ...world,
    channel,
    person,
    origin: new URL(c.req.url).origin,
    fault: own ? fault : undefined,
    query: c.req.query(),
    params: c.req.param(),
    body: read.value,
    cookies: headers.cookie,
    idempotencyKey: headers["idempotency-key"] as string | undefined
  })
  return fault?.fault === "cut" ? hangUp(c.env.incoming, c.env.outgoing) : answered(received, secured(c, answer))
}
