import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import type { Wire, World } from "../answerCall"
import { redirect, refusal } from "../http/answers"
import { readBody } from "../http/body"
import { loginForm } from "./loginForm"
import { shortPage } from "./page"
import { formPath } from "./service"

const gone = (origin: string | undefined) =>
  shortPage(
    404,
    "Esta página venció",
    "Hay que volver al sitio y entrar de nuevo a la cuenta.",
    origin === undefined ? undefined : ["ENTRAR", `${origin}/login`]
  )

const cookieOf = (token: string) => `servicio=${token}; Path=${formPath}; HttpOnly; SameSite=Lax`
const tokenIn = (c: Wire) =>
  /(?:^|;\s*)servicio=([\w-]{36})(?:;|$)/.exec(c.env.incoming.headers.cookie ?? "")?.[1] ?? ""

/** Shows the form; a visitor who is logged in at the service needs none. */
const showForm = ({ login }: World, c: Wire): Response => {
  const id = c.req.param("id") ?? ""
  const visit = login.originOf(id)
  if (!visit?.isOpen) return gone(visit?.origin)
  const known = login.remembered(tokenIn(c))
  return known === undefined ? loginForm({ origin: visit.origin }) : redirect(login.vouch(id, known.email))
}

const enter = async ({ accounts, login }: World, c: Wire): Promise<Response> => {
  const read = await readBody(c.env.incoming)
  if ("refused" in read) return refusal(413, "El cuerpo del pedido supera los 64 kB.")
  const id = c.req.param("id") ?? ""
  const visit = login.originOf(id)
  if (!visit?.isOpen) return gone(visit?.origin)
  const typed = new URLSearchParams(read.text)
  const email = typed.get("email") ?? ""
  const person = accounts.enter(email, typed.get("password") ?? "")
  if (person === undefined) return loginForm({ origin: visit.origin, typed: email })
  return redirect(login.vouch(id, person.email), cookieOf(login.remember(person.email)))
}

/** `/_sandbox/login`: the form of the login service, and the end of its own session. */
export const serviceRoutes = (world: World): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.get("/:id/salir", (c) => {
    const origin = world.login.forget(c.req.param("id"), tokenIn(c))
    return origin === undefined ? gone(undefined) : redirect(`${origin}/`, `${cookieOf("")}; Max-Age=0`)
  })
  routes.get("/:id", (c) => showForm(world, c))
  routes.post("/:id", (c) => enter(world, c))
  return routes
}
