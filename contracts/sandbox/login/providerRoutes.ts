import type { HttpBindings } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import { Hono } from "hono"
import type { Provider } from "oidc-provider"
import type { Wire } from "../answerCall"
import { refusal } from "../http/answers"
import { readBody } from "../http/body"
import type { Accounts } from "../people/accounts"
import { loginForm } from "./loginForm"
import { shortPage } from "./page"
import { formPath, mount } from "./provider"

type Tools = { readonly provider: () => Promise<Provider>; readonly accounts: Accounts }

/** Most forms to remember, each with its site to return to. */
const most = 1000

/** The site that asked for each form. */
type Origins = Map<string, string>

const remember = (origins: Origins, uid: string, origin: string) => {
  origins.set(uid, origin)
  const [oldest] = origins.keys()
  if (origins.size > most && oldest !== undefined) origins.delete(oldest)
}

const gone = (origin: string | undefined) =>
  shortPage(
    404,
    "Esta página venció",
    "Hay que volver al sitio y entrar de nuevo a la cuenta.",
    origin === undefined ? undefined : ["ENTRAR", `${origin}/login`]
  )

const under = async ({ provider }: Tools, { env: { incoming, outgoing } }: Wire) => {
  const service = await provider()
  const found = await service.interactionDetails(incoming, outgoing).catch(() => undefined)
  const back = found?.params.redirect_uri
  return typeof back === "string" ? { service, origin: new URL(back).origin } : undefined
}

const showForm = async (tools: Tools, c: Wire, origins: Origins): Promise<Response> => {
  const uid = c.req.param("uid") ?? ""
  const found = await under(tools, c)
  if (found === undefined) return gone(origins.get(uid))
  remember(origins, uid, found.origin)
  return loginForm({ origin: found.origin })
}

const enter = async (tools: Tools, c: Wire, origins: Origins): Promise<Response> => {
  const { incoming, outgoing } = c.env
  const read = await readBody(incoming)
  if ("refused" in read) return refusal(413, "El cuerpo del pedido supera los 64 kB.")
  const found = await under(tools, c)
  if (found === undefined) return gone(origins.get(c.req.param("uid") ?? ""))
  const typed = new URLSearchParams(read.text)
  const email = typed.get("email") ?? ""
  const person = tools.accounts.enter(email, typed.get("password") ?? "")
  if (person === undefined) return loginForm({ origin: found.origin, typed: email })
  const result = { login: { accountId: tools.accounts.idOf(person.email) } }
  const next = await found.service.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false })
  return new Response(null, { status: 303, headers: { location: next, "cache-control": "no-store" } })
}

/**
 * `/_sandbox/oidc`: the sandbox's own login service, with its form and the OpenID Connect
 * endpoints.
 */
export const providerRoutes = (tools: Tools): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const origins: Origins = new Map()
  routes.get(`${formPath}/:uid`, (c) => showForm(tools, c, origins))
  routes.post(`${formPath}/:uid`, (c) => enter(tools, c, origins))
  routes.all("*", async ({ env: { incoming, outgoing } }) => {
    const service = await tools.provider()
    const address = incoming.url ?? ""
    // The library derives its mount path from the part removed from the address.
    await service.callback()(
      Object.assign(incoming, { originalUrl: address, url: address.slice(mount.length) || "/" }),
      outgoing
    )
    return RESPONSE_ALREADY_SENT
  })
  return routes
}
