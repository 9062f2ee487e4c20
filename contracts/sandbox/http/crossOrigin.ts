import type { HttpBindings } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { MiddlewareHandler } from "hono"
import { channelOfHost } from "../channels"

const isPortal = (origin: string) => URL.canParse(origin) && channelOfHost(new URL(origin).host) !== undefined

const preflight = {
  vary: "Origin, Access-Control-Request-Headers",
  "access-control-allow-methods": "GET,POST",
  "access-control-allow-headers": "Cache-Control,Content-Type,Idempotency-Key,IdChannel,Pragma,X-Requested-With"
}

/**
 * Pages of the channels may call the public API from their own origin, and send the key of a sale.
 * Hono's middleware for this reads every answer back from a stream to add a header, which took half
 * the time of a quote.
 */
export const allowPortal: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const { origin = "" } = c.env.incoming.headers
  const own = { "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" }
  const allowed: Readonly<Record<string, string>> = isPortal(origin) ? own : {}
  if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers: { ...preflight, ...allowed } })
  await next()
  // That answer is one for all requests.
  if (c.res === RESPONSE_ALREADY_SENT) return
  for (const [name, value] of Object.entries(allowed)) c.res.headers.set(name, value)
  c.res.headers.append("vary", "Origin")
}
