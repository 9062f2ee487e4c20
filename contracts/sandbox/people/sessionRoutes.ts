import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import type { Wire, World } from "../answerCall"
import { json, type Problem, refusal } from "../http/answers"
import { readJson } from "../http/body"
import { checksOf, isObject } from "../http/checks"
import { emails } from "./people"

const withCookie = (answer: Response, cookie: string) => {
  answer.headers.set("set-cookie", cookie)
  return answer
}

const wrong = (problems: readonly Problem[]) => refusal(400, "La sesión pedida tiene datos inválidos.", problems)

const begin = async ({ accounts, sessions }: World, c: Wire): Promise<Response> => {
  const read = await readJson(c.env.incoming)
  if (read instanceof Response) return read
  const body = read.value
  if (!isObject(body)) return wrong([{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }])
  const checks = checksOf(body, "")
  const person = accounts.of(checks.text("email", /@/, "Debe ser un email."))
  if (person === undefined && checks.problems.length === 0)
    checks.refuse("email", `Debe ser uno de: ${emails.join(", ")}.`)
  if (person === undefined || checks.problems.length > 0) return wrong(checks.problems)
  return withCookie(json({ email: person.email, email_verified: person.verified }, 201), sessions.begin(person))
}

/** `/_sandbox/session`: logs a person in without a password, or out. */
export const sessionRoutes = (world: World): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post("/", (c) => begin(world, c))
  routes.delete("/", (c) => withCookie(json([]), world.sessions.end(c.env.incoming.headers.cookie)))
  return routes
}
