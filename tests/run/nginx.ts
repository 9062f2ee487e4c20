import type { RequestListener } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { startSandbox } from "../../contracts/sandbox/server"
import { send } from "../../contracts/sandbox/testing"
import { listen } from "../../contracts/verifier/listen"
import { channelIds } from "../conventions/source"
import { addresses } from "./addresses"
import { root } from "./command"
import { type Outcome, one } from "./counts"
import { startNginx } from "./nginxServer"

const policies = [
  "content-security-policy",
  "integrity-policy-report-only",
  "referrer-policy",
  "permissions-policy",
  "strict-transport-security",
  "x-content-type-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cache-control"
]

const bareAnswer = '{"bare":true}'

/** Headers by which a visitor could claim another host, origin, address or path. */
const claims = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-real-ip",
  "x-original-url",
  "x-rewrite-url"
]
/** What the provider may hear of them, whatever the visitor claims. */
const heard = JSON.stringify({ host: "b2c.localhost", "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" })

/** A provider that names no policy, lets its answers be cached, and tells which host it heard. */
const bareProvider: RequestListener = ({ headers }, answer) => {
  const told = ["host", ...claims].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  answer.writeHead(200, {
    "content-type": "application/json",
    "cache-control": "public, max-age=600",
    "x-heard": JSON.stringify(Object.fromEntries(told))
  })
  answer.end(bareAnswer)
}

/**
 * A provider that reads each call and cuts its connection, and the calls that it read. nginx has two
 * of them, so that it could ask the next one.
 */
const cuttingProvider = async () => {
  const read: Array<string> = []
  const served = await listen(async (request) => {
    await text(request)
    read.push(`${request.method} ${request.url}`)
    request.socket.destroy()
  })
  return { ...served, read }
}

/** A sale that its provider reads and cuts reaches no other; the browser gets an answer (TR-09). */
const cutSales = async (dist: string) => {
  const provider = await cuttingProvider()
  const nginx = await startNginx({ dist, provider: provider.port, twice: true })
  try {
    const said: Array<readonly [string, boolean]> = []
    for (const path of ["/api/sales/enroll", "/public_api/sales/enroll"]) {
      const sent = { method: "POST", headers: { host: "b2c.localhost" }, body: "{}" }
      const { status } = await send(nginx, path, sent)
      const times = provider.read.splice(0).length
      said.push([`a cut POST ${path} is one and 502, not ${times} and ${status}`, times === 1 && status === 502])
    }
    await ask(nginx.port, "b2c.localhost", "/userinfo")
    const times = provider.read.length
    said.push([`a cut GET, which may be repeated, is two: ${times}`, times === 2])
    return said
  } finally {
    await nginx.close()
    await provider.close()
  }
}

const ask = (port: number, host: string, path: string, headers = {}) =>
  send({ port }, path, { headers: { host, ...headers } })

/**
 * The documented server's duties, each with its result. The sandbox is the reference for whole
 * documents.
 */
const findings = async (port: number, measure: number) => {
  const said: Array<readonly [string, boolean]> = []
  const see = (what: string, holds: boolean) => void said.push([what, holds])
  const likeTheSandbox = async (host: string, path: string) => {
    const [here, there] = await Promise.all([ask(port, host, path), ask(measure, host, path)])
    see(`${host}${path} is the sandbox's document`, here.text === there.text && here.status === there.status)
    for (const name of policies)
      see(
        `${host}${path} ${name}: ${here.headers[name]}, not ${there.headers[name]}`,
        here.headers[name] === there.headers[name]
      )
    return here
  }
  for (const id of channelIds) {
    for (const path of ["/", "/faqs", "/cotizar", "/nada"]) {
      const { text } = await likeTheSandbox(`${id}.localhost`, path)
      see(`${id}${path} is this channel's own`, text.includes(`data-channel="${id}"`))
    }
    const { text } = await likeTheSandbox(
      `${id}.localhost`,
      "/cotizar?edades=34&destino=asia%20y%20resto%20del%20mundo"
    )
    see(`a trip's link to ${id} shows where it goes`, text.includes(`/${id}/compartir-4.png`))
  }
  await likeTheSandbox("asistencia.b2c.example", "/")
  await likeTheSandbox("b2c.localhost", "/cotizarcompletarpago")
  await likeTheSandbox("b2c.localhost", "/compraexterna?p=1")
  for (const path of ["/", "/faqs", "/nada.js"]) await likeTheSandbox("b2c.evil", path)
  const unknown = await ask(port, "b2c.evil", "/faqs")
  see("an unknown host gets the shell", unknown.status === 404 && unknown.text.includes('<div id="root"></div>'))
  for (const [path, status, unread] of addresses) {
    const here = unread ? await ask(port, "b2c.localhost", path) : await likeTheSandbox("b2c.localhost", path)
    see(`${path} has a page`, here.headers["content-length"] !== "0" && (here.text.length > 0 || status === 200))
    const there = await ask(measure, "b2c.localhost", path)
    see(`${path}: ${here.status} and ${there.status}, not ${status}`, here.status === status && there.status === status)
    see(`${path} leads nowhere else`, here.headers.location === undefined && there.headers.location === undefined)
  }
  see("no version of the server is told", !/\d/.test(String((await ask(port, "b2c.localhost", "/")).headers.server)))

  const home = await ask(port, "b2c.localhost", "/")
  const [, script = ""] = /<script type="module" data-files="([^" ]+)/.exec(home.text) ?? []
  const asset = await ask(port, "b2c.localhost", script, { "accept-encoding": "gzip" })
  see("assets are immutable", asset.headers["cache-control"] === "public, max-age=31536000, immutable")
  see("what was compressed at build is what is sent", asset.headers["content-encoding"] === "gzip")
  const known = { "if-none-match": String(home.headers.etag) }
  see("an unchanged page is not sent again", (await ask(port, "b2c.localhost", "/", known)).status === 304)
  const [, manifest = ""] = /<link rel="manifest" href="([^"]+)"/.exec(home.text) ?? []
  const type = (await ask(port, "b2c.localhost", manifest)).headers["content-type"]
  see(`a manifest is one: ${type}`, String(type).startsWith("application/manifest+json"))
  for (const path of ["/userinfo", "/api/sales/enroll"]) {
    const claimed = Object.fromEntries(claims.map((name) => [name, "evil.example"]))
    const { headers, text } = await ask(port, "b2c.localhost", path, claimed)
    see(`${path} tells the provider ${headers["x-heard"]}, not ${heard}`, headers["x-heard"] === heard)
    const { headers: whole } = await ask(port, "evil.example", `http://b2c.localhost${path}`)
    see(`${path} as a whole address tells ${whole["x-heard"]}, not ${heard}`, whole["x-heard"] === heard)
    see(`${path} is the provider's answer`, text === bareAnswer)
    const told = await ask(measure, "b2c.localhost", "/userinfo")
    for (const name of policies)
      see(`${path} ${name}: ${headers[name]}, not ${told.headers[name]}`, headers[name] === told.headers[name])
  }
  return said
}

/**
 * Serves the build with a real nginx and contracts/nginx.conf, and checks the answers of each host.
 */
export const serveWithNginx = async (): Promise<Outcome> => {
  const dist = join(root, "dist")
  const sandbox = await startSandbox({ port: 0, dist })
  const provider = await listen(bareProvider)
  const nginx = await startNginx({ dist, provider: provider.port })
  try {
    const said = [...(await findings(nginx.port, sandbox.port)), ...(await cutSales(dist))]
    const failed = said.filter(([, holds]) => !holds).map(([what]) => what)
    // Some two thousand comparisons are one proof of one server.
    return one({ ok: failed.length === 0, output: [...failed, await nginx.complaints()].join("\n") })
  } finally {
    await nginx.close()
    await provider.close()
    await sandbox.close()
  }
}
