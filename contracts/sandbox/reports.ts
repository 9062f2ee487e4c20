import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { channelOfHost } from "./channels"
import { json, nothing, refusal } from "./http/answers"
import { readBody } from "./http/body"
import { type Report, readReports, reportsPath } from "./http/reports"

const kept = 500

/** Collects the reports of browsers, and shows the last 500 under `/_sandbox/reports` (TR-28). */
export const reportRoutes = (now: () => Date): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  let entries: readonly (Report & { readonly time: string; readonly channel: string })[] = []
  routes.post(reportsPath, async (c) => {
    const channel = channelOfHost(c.env.incoming.headers.host ?? "")
    if (channel === undefined) return refusal(404, "Ese host no es de un canal.")
    const read = await readBody(c.env.incoming)
    if ("refused" in read) return refusal(413, "El informe supera los 64 kB.")
    let sent: unknown
    try {
      sent = JSON.parse(read.text)
    } catch {
      return refusal(400, "El informe no es JSON.")
    }
    const time = now().toISOString()
    const own = readReports(sent).map((report) => ({ time, channel: channel.code, ...report }))
    entries = [...entries, ...own].slice(-kept)
    return nothing()
  })
  routes.get("/_sandbox/reports", (c) => {
    if (channelOfHost(c.env.incoming.headers.host ?? "") !== undefined) return json(entries)
    return refusal(400, "Este servidor no atiende a ese nombre de host.")
  })
  return routes
}
