import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import type { Wire } from "./answerCall"
import { channelOfHost } from "./channels"
import { json, nothing, refusal } from "./http/answers"
import { readBody } from "./http/body"
import { type Report, readReports, reportsPath } from "./http/reports"

const kept = 500

type Told = { readonly channel: string; readonly sent: unknown }

/** A page of another site can have a browser send any text without asking first. */
const isForeign = (c: Wire) => (c.req.header("sec-fetch-site") ?? "same-origin") !== "same-origin"
const foreign = () => refusal(403, "Sólo se puede informar desde el mismo origen.")

/** The types that browsers give their reports. No page may send them to another site. */
const reportTypes = /^application\/(csp-report|reports\+json)\b/

/** The JSON that a host of a channel was sent, up to a cap in bytes; or why it is refused. */
const told = async ({ env: { incoming } }: Wire, cap: number): Promise<Told | Response> => {
  const channel = channelOfHost(incoming.headers.host ?? "")
  if (channel === undefined) return refusal(404, "Ese host no es de un canal.")
  const read = await readBody(incoming, cap)
  if ("refused" in read) return refusal(413, `El informe supera los ${cap / 1024} kB.`)
  try {
    return { channel: channel.code, sent: JSON.parse(read.text) }
  } catch {
    return refusal(400, "El informe no es JSON.")
  }
}

/** Collects the reports of browsers, and shows the last 500 under `/_sandbox` (TR-28). */
export const reportRoutes = (now: () => Date): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  let entries: readonly (Report & { readonly time: string; readonly channel: string })[] = []
  routes.post(reportsPath, async (c) => {
    if (isForeign(c)) return foreign()
    if (!reportTypes.test(c.req.header("content-type") ?? "")) return refusal(415, "No es un informe de un navegador.")
    const report = await told(c, 64 * 1024)
    if (report instanceof Response) return report
    const time = now().toISOString()
    entries = [...entries, ...readReports(report.sent).map((one) => ({ time, channel: report.channel, ...one }))]
    entries = entries.slice(-kept)
    return nothing()
  })
  const here = async (c: Wire, next: () => Promise<void>) => {
    if (channelOfHost(c.env.incoming.headers.host ?? "") !== undefined) return next()
    return refusal(400, "Este servidor no atiende a ese nombre de host.")
  }
  routes.get("/_sandbox/reports", here, () => json(entries))
  return routes
}
