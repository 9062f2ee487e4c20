import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { Ask, Call } from "./calls/call"
import { type Channel, channelOfHost, channels } from "./channels"
import type { Faults } from "./faults"
import { refusal } from "./http/answers"
import { readBody } from "./http/body"
import { isStorable } from "./http/storable"
import type { Mailbox } from "./mail/mailbox"
import type { Accounts } from "./people/accounts"
import type { Person } from "./people/people"
import type { Sessions } from "./people/sessions"
import type { UserBook } from "./people/userBook"
import { hangUp, playFault } from "./playFault"
import type { Received, RequestLog } from "./requests"
import type { Cashier } from "./sales/cashier"
import type { SaleBook } from "./sales/saleBook"

/** What the calls of one running sandbox share. */
export type World = {
  readonly mails: Mailbox
  readonly book: SaleBook
  readonly cashier: Cashier
  readonly users: UserBook
  readonly accounts: Accounts
  readonly sessions: Sessions
  /** Whether to trust `X-Forwarded-Proto` of a proxy in front. */
  readonly behindProxy: boolean
  readonly log: (line: string) => void
  readonly now: () => Date
  readonly faults: Faults
  readonly requests: RequestLog
}

export type Wire = Context<{ Bindings: HttpBindings }>

type Parsed = { readonly text: string | undefined; readonly body: unknown; readonly refused: Response | undefined }

const storable = (key: string, value: unknown) => {
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value))) throw new SyntaxError("No text.")
  return value
}

const parsed = async (c: Wire, isForm: boolean): Promise<Parsed> => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return { text: undefined, body: undefined, refused: undefined }
  const read = await readBody(c.env.incoming)
  if ("refused" in read)
    return { text: undefined, body: undefined, refused: refusal(413, "El cuerpo del pedido supera los 64 kB.") }
  if (isForm) return { text: undefined, body: Object.fromEntries(new URLSearchParams(read.text)), refused: undefined }
  try {
    return { text: read.text, body: JSON.parse(read.text, storable), refused: undefined }
  } catch {
    return {
      text: read.text,
      body: undefined,
      refused: refusal(400, "El cuerpo del pedido no es JSON de textos válidos.")
    }
  }
}

const channelError = (name: string, given: string | undefined) =>
  refusal(400, given === undefined ? `Falta ${name}.` : "El canal no existe.", [
    { campo: name, mensaje: `Debe ser uno de: ${[...channels.keys()].join(", ")}.` }
  ])

const channelOf = (call: Call | undefined, c: Wire, host: Channel): Channel | Response => {
  const header = c.env.incoming.headers.idchannel as string | undefined
  if (call?.channel === "query") {
    const asked = c.req.query("idChannel")
    return channels.get(asked ?? "") ?? channelError("idChannel", asked)
  }
  if (header === undefined && call?.channel !== "header") return host
  return channels.get(header ?? "") ?? channelError("IdChannel", header)
}

const noted = (world: World, call: Call | undefined, c: Wire, channel: string | undefined, { text, body }: Parsed) => {
  // An address below /login holds a secret of the visitor.
  const isSecret = call?.path.startsWith("/login/") === true
  return world.requests.note({
    call: call?.name,
    channel,
    method: c.req.method,
    path: isSecret ? call.path : c.req.path,
    query: isSecret ? {} : c.req.query(),
    headers: c.env.incoming.headers,
    text,
    body
  })
}

const originOf = ({ behindProxy }: World, c: Wire) => {
  const url = new URL(c.req.url)
  const isHttps = behindProxy && /^https\b/.test(String(c.env.incoming.headers["x-forwarded-proto"]))
  return isHttps ? `https://${url.host}` : url.origin
}

const isOurs = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host.toLowerCase()

// A page of another site can neither set this header nor hide its origin (TR-19).
const guarded = ({ method, needs, path }: Call, c: Wire, person: Person | undefined): Response | undefined => {
  const isLogin = method === "POST" && path === "/login"
  if (!path.startsWith("/api/") && !isLogin) return undefined
  const { headers } = c.env.incoming
  const { host = "", origin, "content-type": type = "", "sec-fetch-site": site = "same-origin" } = headers
  if (site !== "same-origin" || (origin !== undefined && !isOurs(origin, host)))
    return refusal(403, "Sólo se puede pedir desde el mismo origen.")
  if (isLogin) return undefined
  if (headers["x-requested-with"] !== "XMLHttpRequest") return refusal(403, "Falta X-Requested-With: XMLHttpRequest.")
  if (method === "POST" && !/^application\/json *(;|$)/i.test(type))
    return refusal(415, "El cuerpo del pedido debe ser application/json.")
  const isKnown = person !== undefined && (needs !== "verified" || person.verified)
  return needs === undefined || isKnown ? undefined : refusal(401, "Hay que iniciar sesión.")
}

const answered = (received: Received, response: Response) => {
  received.status = response.status
  return response
}

type Asked = Pick<Ask, "channel" | "origin" | "body" | "person" | "fault">

const askOf = (world: World, c: Wire, asked: Asked): Ask => {
  const { headers } = c.env.incoming
  return {
    ...world,
    ...asked,
    query: c.req.query(),
    params: c.req.param(),
    cookies: headers.cookie,
    idempotencyKey: headers["idempotency-key"] as string | undefined
  }
}

/** Answers a call of the registry and refuses any other. Logs every request. */
export const answerCall = async (world: World, call: Call | undefined, c: Wire): Promise<Response> => {
  const hostName = c.env.incoming.headers.host ?? ""
  const host = channelOfHost(hostName)
  const read = await parsed(c, call?.form === true)
  const channel = host === undefined ? undefined : channelOf(call, c, host)
  const code = channel === undefined || channel instanceof Response ? host?.code : channel.code
  const received = noted(world, call, c, code, read)
  if (host === undefined || channel === undefined)
    return answered(received, refusal(400, "Este servidor no atiende a ese nombre de host."))
  if (call === undefined) return answered(received, refusal(404, "Esa llamada no existe."))
  const fault = world.faults.take(call.name, code)
  const own = fault !== undefined && call.ownFaults?.includes(fault.fault)
  if (fault !== undefined && !own) {
    const failure = await playFault(fault, c.env.incoming, c.env.outgoing)
    if (failure !== undefined) return c.env.outgoing.destroyed ? failure : answered(received, failure)
  }
  const origin = originOf(world, c)
  const person = world.sessions.holder(c.env.incoming.headers.cookie, origin.startsWith("https:"))
  const refused = guarded(call, c, person)
  if (refused !== undefined) return answered(received, refused)
  if (channel instanceof Response) return answered(received, channel)
  if (read.refused !== undefined) return answered(received, read.refused)
  const asked = { channel, origin, body: read.body, person, fault: own ? fault : undefined }
  const answer = await call.answer(askOf(world, c, asked))
  return fault?.fault === "cut" ? hangUp(c.env.incoming, c.env.outgoing) : answered(received, answer)
}
