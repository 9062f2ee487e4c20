import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import type { Wire } from "./answerCall"
import { json, refusal } from "./http/answers"
import { readBody } from "./http/body"
import { isObject } from "./http/checks"
import { makeStateHandlers } from "./states"
import { stateValues } from "./stateValues"

const change = async (c: Wire, now: Date): Promise<Response> => {
  const read = await readBody(c.env.incoming)
  if ("refused" in read) return refusal(413, "El cuerpo del pedido supera los 64 kB.")
  let asked: unknown
  try {
    asked = JSON.parse(read.text)
  } catch {
    return refusal(400, "El cuerpo del pedido no es JSON.")
  }
  if (!isObject(asked)) return refusal(400, "El cuerpo del pedido debe ser un objeto JSON.")
  // Each state undoes the one before it, so that nothing remains to do after a call.
  if (asked.action === "teardown") return json({})
  const handlers = makeStateHandlers({ url: `http://127.0.0.1:${c.env.incoming.socket.localPort}` })
  const name = typeof asked.state === "string" ? asked.state : ""
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
  if (handler === undefined) return refusal(400, `No hay un estado «${name}».`)
  try {
    await handler(asked.params)
    return json(stateValues(now))
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : String(error))
  }
}

/** `/_sandbox/states`: the state endpoint for Pact's verifiers of any language. */
export const stateRoutes = (now: () => Date): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post("/", (c) => change(c, now()))
  return routes
}
