import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import type { Wire, World } from "../answerCall"
import { json, type Problem, refusal } from "../http/answers"
import { readBody } from "../http/body"
import { checksOf, isObject } from "../http/checks"
import { emails } from "./people"

const withCookie = (answer: Response, cookie: string) => {
  answer.headers.set("set-cookie", cookie)
  return answer
}

const wrong = (problems: readonly Problem[]) => refusal(400, "La sesión pedida tiene datos inválidos.", problems)

const begin = async ({ accounts, sessions }: World, c: Wire): Promise<Response> => {
  const read = await readBody(c.env.incoming)
  if ("refused" in read) return refusal(413, "El cuerpo del pedido supera los 64 kB.")
  let body: unknown
  try {
    body = JSON.parse(read.text)
  } catch {
    return refusal(400, "El cuerpo del pedido no es JSON.")
  }
  if (!isObject(body)) return wrong([{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }])
  const checks = checksOf({ everybody: false, ...body }, "")
  const person = accounts.of(checks.text("email", /@/, "Debe ser un email."))
  const everybody = checks.flag("everybody")
  if (person === undefined && checks.problems.length === 0)
    checks.refuse("email", `Debe ser uno de: ${emails.join(", ")}.`)
  if (person === undefined || checks.problems.length > 0) return wrong(checks.problems)
  const answer = json({ email: person.email, email_verified: person.verified }, 201)
  if (!everybody) return withCookie(answer, sessions.begin(person))
  sessions.everybody(person)
  return answer
}

/** `/_sandbox/session`: logs a person in without a password, or out. */
export const sessionRoutes = (world: World): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post("/", (c) => begin(world, c))
  routes.delete("/", (c) => withCookie(json([]), world.sessions.end(c.env.incoming.headers.cookie)))
  return routes
}
