import { readFileSync } from "node:fs"
import { request as plain } from "node:http"
import { request as secure } from "node:https"
import { join } from "node:path"
import { readApiUrl } from "../../src/adapters/http/allowedProxy"
import { callHeaders } from "../../src/adapters/http/call"
import { readQuoteAnswer, toWireQuote } from "../../src/adapters/http/QuoteApiHttp"
import type { Channel } from "../../src/core/channel/channel"
import { dayAfter } from "../../src/core/trip/tidyDates"
import { judgeTrip } from "../../src/core/trip/tripRules"
import { approvedOf } from "./approved"
import { headerFindings } from "./compare"

/** A running brand, and the build that it must serve. */
export interface Target {
  readonly channel: Channel
  /** Such as `https://asistencia.b2c.example`. */
  readonly origin: string
  /** The folder of the build that was released. */
  readonly dist: string
  /** Origins that pages may call beside their own. */
  readonly connect: ReadonlyArray<string>
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** In milliseconds. */
const latest = 15_000

/** Sends one request, as it is, and reads the whole answer. `*.localhost` is this machine. */
const ask = (url: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, protocol } = new URL(url)
    const here = hostname.endsWith(".localhost") ? { hostname: "127.0.0.1" } : {}
    const named = { headers: { ...headers, host: new URL(url).host }, signal: AbortSignal.timeout(latest) }
    const method = body === undefined ? "GET" : "POST"
    const asked = (protocol === "https:" ? secure : plain)(url, { ...here, ...named, method }, async (answer) => {
      const parts = await answer.toArray().catch(reject)
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(parts ?? [])
      })
    })
    asked.once("error", reject).end(body)
  })

const wrong = (...rows: ReadonlyArray<readonly [boolean, string]>): ReadonlyArray<string> =>
  rows.flatMap(([is, what]) => (is ? [what] : []))

const isFresh = ({ headers }: Answer) => ["no-cache", "no-store"].includes(headers["cache-control"] ?? "")

/** What differs from a file of the release: one of its names may be what is published. */
const released = ({ body, status }: Answer, { dist }: Target, ...names: ReadonlyArray<string>) =>
  status === 200
    ? wrong([!names.some((name) => body.equals(readFileSync(join(dist, name)))), `is not ${names[0]} of the release`])
    : [`answers ${status}`]

const home = async (target: Target) => {
  const { channel, connect, dist, origin } = target
  const answer = await ask(`${origin}/`)
  const file = `${channel.id}/index.html`
  const { headers } = approvedOf(dist, new URL(origin).hostname, connect, { path: "/", file })
  return [...released(answer, target, file), ...headerFindings(answer.headers, headers).map(({ what }) => what)]
}

/** Ten days, as far ahead as the channel sells them. */
const farTrip = ({ trip }: Channel, today: string) => {
  const start = dayAfter(today, trip.maxDaysToStart - 1)
  const asked = { destination: "EUROPA", start, end: dayAfter(start, 10), ages: [40] }
  const verdict = judgeTrip(asked, trip, today)
  if (verdict.is !== "quotable") throw new Error(`no trip can be quoted: ${verdict.is}`)
  return { ...asked, ...verdict }
}

/** The base of the public calls: the page's own origin, or a proxy that the channel lists. */
const baseOf = async ({ channel: { code, proxyHosts }, origin }: Target) => {
  const { body, status } = await ask(`${origin}/api_url`, callHeaders(code))
  if (status !== 200) throw new Error(`/api_url answers ${status}`)
  const base = new URL(readApiUrl(body.toString()), origin)
  if (base.origin === origin || (base.protocol === "https:" && proxyHosts.includes(base.host)))
    return base.href.replace(/\/$/, "")
  throw new Error(`/api_url leads to ${base.origin}, which the channel does not list`)
}

/** One real quote, without consent to advertising. It sells nothing. */
const quote = async (target: Target) => {
  const { code, currency } = target.channel
  const trip = farTrip(target.channel, new Date().toISOString().slice(0, 10))
  const who = { coupon: null, phone: "1155550143", email: "monitor@example.com", subscribed: false }
  const { body, status } = await ask(
    `${await baseOf(target)}/public_api/sales/quote`,
    { ...callHeaders(code), origin: target.origin },
    JSON.stringify(toWireQuote({ ...trip, currency: currency.code, ...who }))
  )
  if (status !== 200) return [`answers ${status}`]
  const answer = readQuoteAnswer(JSON.parse(body.toString()), currency.code)
  if (answer.is !== "plans") return [answer.is === "declined" ? `is declined: ${answer.message}` : "cannot be read"]
  return wrong(
    [answer.plans.length === 0, `has no plan from ${trip.start} to ${trip.end}`],
    [answer.bad > 0, `has ${answer.bad} unreadable plans`]
  )
}

const fields: Readonly<Record<string, string>> = {
  venta: "boolean",
  cupones: "boolean",
  rastreadores: "boolean",
  aviso: "string"
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const switches = async ({ channel: { code }, origin }: Target) => {
  const answer = await ask(`${origin}/config/estado.json`)
  if (answer.status !== 200) return [`answers ${answer.status}`]
  const file: unknown = JSON.parse(answer.body.toString())
  const row = isRow(file) ? (file[code] ?? {}) : undefined
  const strange = isRow(row) ? Object.entries(row).filter(([name, value]) => typeof value !== fields[name]) : []
  return wrong(
    [!isRow(row), `holds no row for ${code}`],
    [strange.length > 0, `the row of ${code} has wrong fields: ${strange.map(([name]) => name).join(", ")}`],
    [answer.body.length > 1024, `has ${answer.body.length} bytes: the portal reads at most 1024`],
    [!isFresh(answer), `may be cached: ${answer.headers["cache-control"]}`]
  )
}

const documents = async (target: Target) => {
  const { channel, origin } = target
  const all = ["terminosycondiciones", "priva"].map(async (name) => {
    const file = `Docs/${channel.id}/${name}.pdf`
    return released(await ask(`${origin}/${file}`), target, file).map((what) => `${name} ${what}`)
  })
  return (await Promise.all(all)).flat()
}

const worker = async (target: Target) => {
  const answer = await ask(`${target.origin}/asistencia.js`)
  return [
    ...released(answer, target, "asistencia.js", "asistencia.off.js"),
    ...wrong([!isFresh(answer), `may be cached: ${answer.headers["cache-control"]}`])
  ]
}

/** What is looked at without a browser, each with what happens to people or money if it is wrong. */
const looks: ReadonlyArray<readonly [name: string, why: string, look: (target: Target) => Promise<readonly string[]>]> =
  [
    ["home", "another brand's or an old page sells by the wrong rules, or a browser refuses its parts", home],
    ["quote", "nothing can be bought", quote],
    ["switches", "a sale that the operator stopped goes on: a file that cannot be read stops nothing", switches],
    ["documents", "buyers accept terms that are not those of the release", documents],
    ["worker", "travellers without a connection read old phones of assistance", worker]
  ]

/** One sentence for each thing that is not as it must be: `name: what (why it matters)`. */
export const lookAt = async (target: Target): Promise<ReadonlyArray<string>> => {
  const all = looks.map(async ([name, why, look]) => {
    const found = await look(target).catch((cause: unknown) => [cause instanceof Error ? cause.message : String(cause)])
    return found.map((what) => `${name}: ${what} (${why})`)
  })
  return (await Promise.all(all)).flat()
}
