import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import type { Wire } from "../answerCall"
import { json, refusal } from "../http/answers"
import { readJson } from "../http/body"
import type { World } from "../world"
import { emails } from "./people"

const withCookie = (answer: Response, cookie: string) => {
  answer.headers.set("set-cookie", cookie)
  return answer
}

const begin = async ({ accounts, sessions }: World, c: Wire): Promise<Response> => {
  const read = await readJson(c.env.incoming)
  if (read instanceof Response) return read
  const person = accounts.of(String(Object(read.value).email))
  if (person === undefined) return refusal(400, `El email debe ser uno de: ${emails.join(", ")}.`, ["email"])
  return withCookie(json({ email: person.email, email_verified: person.verified }, 201), sessions.begin(person))
}

/** `/_sandbox/session`: logs a person in without a password, or out. */
export const sessionRoutes = (world: World): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post("/", (c) => begin(world, c))
  routes.delete("/", (c) => withCookie(json([]), world.sessions.end(c.env.incoming.headers.cookie)))
  return routes
}
