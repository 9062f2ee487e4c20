import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../conventions/source"
import { addresses } from "./addresses"
import { root } from "./command"
import type { Outcome } from "./counts"
import { hostOfPages } from "./hostOfPages"
import { type Answer, ask, portOf } from "./nginxServer"
import { allowedBy, takesHashesOf } from "./policies"

type Headers = Readonly<Record<string, string>>
type Sent = { readonly status: number; readonly file?: string; readonly headers?: Headers }
type Routed = { readonly pass: true } | (Sent & { readonly pass?: undefined; readonly lost?: Sent })
type Route = (request: { readonly host: string; readonly method: string; readonly path: string }) => Routed

const compared = [
  ...["content-security-policy", "integrity-policy-report-only", "referrer-policy", "permissions-policy"],
  ...["strict-transport-security", "x-content-type-options", "cross-origin-opener-policy"],
  ...["cross-origin-resource-policy", "cache-control"]
]

/** A content network: the function of the build in front of a store of its files. */
const network = (dist: string, route: Route) =>
  new Promise<Server>((resolve) => {
    const isThere = (file: string | undefined) => {
      const path = file && join(dist, decodeURIComponent(file))
      return path !== undefined && existsSync(path) && statSync(path).isFile() ? path : undefined
    }
    const server = createServer(({ headers: { host = "" }, method = "", url = "" }, answer) => {
      const found = route({ host, method, path: url })
      if (found.pass) return void answer.writeHead(200, { "x-passed": "yes" }).end()
      const sent = found.file !== undefined && isThere(found.file) === undefined ? found.lost : found
      const file = isThere(sent?.file)
      return void answer.writeHead(sent?.status ?? 404, sent?.headers ?? {}).end(file && readFileSync(file))
    }).listen(0, "127.0.0.1", () => resolve(server))
  })

/**
 * How a host of pages differs from the reference: it matches an address as it is written, and knows
 * no 400. The page of lost addresses answers instead, so that no page is shown under a laxer policy.
 */
const isLostThere = (path: string, status: number) => status === 400 || /[A-Z%]|\/\//.test(path.replace(/\?.*/, ""))

type See = (what: string, holds: boolean) => void

const sameText = (a: Answer, text: string) => a.text === text

const byNetwork = async (see: See, port: number, reference: number) => {
  const alike = async (host: string, path: string) => {
    const [here, there] = await Promise.all([ask(port, host, path), ask(reference, host, path)])
    see(`function: ${host}${path} is ${here.status}, not ${there.status}`, here.status === there.status)
    if (there.status === 400) return
    see(`function: ${host}${path} sends other text`, sameText(here, there.text))
    for (const name of compared)
      see(
        `function: ${host}${path} ${name}: ${here.headers[name]}, not ${there.headers[name]}`,
        here.headers[name] === there.headers[name]
      )
  }
  const hosts = channelIds.map((id) => `${id}.localhost`)
  for (const host of hosts) for (const path of ["/", "/faqs", "/cotizar", "/nada"]) await alike(host, path)
  for (const path of ["/", "/cotizarcompletarpago", "/assets/nada.js"]) await alike("asistencia.b2c.example", path)
  for (const [path, status] of addresses) {
    await alike("b2c.localhost", path)
    see(`function: ${path} is not ${status}`, (await ask(port, "b2c.localhost", path)).status === status)
  }
  for (const path of ["/", "/faqs", "/nada.js", "/robots.txt"]) await alike("b2c.evil", path)
  for (const path of ["/userinfo", "/api/sales", "/public_api/sales/quote", "/login/callback?code=1", "/%61pi/sales"])
    see(
      `function: ${path} goes to the provider`,
      (await ask(port, "b2c.localhost", path)).headers["x-passed"] === "yes"
    )
  for (const path of ["/apis", "/userinfos", "/reports"])
    see(`function: ${path} stays here`, (await ask(port, "b2c.localhost", path)).headers["x-passed"] === undefined)
}

const byHostOfPages = async (see: See, dist: string, host: string, id: string, reference: number) => {
  const serve = hostOfPages(dist, id)
  const lost = readFileSync(join(dist, id, "404.html"), "utf8")
  for (const [path] of addresses) {
    const there = await ask(reference, host, path)
    const here = serve(path)
    const text = here.file === undefined ? "" : readFileSync(here.file, "utf8")
    const policy = here.headers["content-security-policy"] ?? ""
    if (isLostThere(path, there.status)) {
      see(`pages: ${path} is ${here.status}, not lost`, here.status === 404 && text === lost)
      continue
    }
    const wanted = String(there.headers["content-security-policy"])
    see(`pages: ${path} is ${here.status}, not ${there.status}`, here.status === there.status)
    see(`pages: ${path} sends other text`, sameText(there, text))
    see(`pages: ${path} allows ${allowedBy(policy)}`, String(allowedBy(policy)) === String(allowedBy(wanted)))
    see(`pages: ${path} refuses its own parts`, takesHashesOf(policy, wanted))
    const last = here.headers["referrer-policy"]?.split(", ").at(-1)
    see(`pages: ${path} referrer-policy: ${last}`, last === there.headers["referrer-policy"])
    const isReported = here.headers["integrity-policy-report-only"] === there.headers["integrity-policy-report-only"]
    see(`pages: ${path} integrity policy`, isReported)
  }
}

/**
 * Holds the files of `release/hosting/` to the sandbox: the function over a store of the build, and
 * `_redirects` with `_headers` by their documented rules (OU-27).
 */
export const serveByFiles = async (dist = join(root, "dist")): Promise<Outcome> => {
  const sandbox = await startSandbox({ port: 0, dist })
  const module: { readonly route: Route } = await import(pathToFileURL(join(dist, "release/hosting/function.js")).href)
  const server = await network(dist, module.route)
  const said: Array<readonly [string, boolean]> = []
  const see: See = (what, holds) => void said.push([what, holds])
  try {
    await byNetwork(see, portOf(server), sandbox.port)
    await byHostOfPages(see, dist, "asistencia.b2c.example", "b2c", sandbox.port)
    const failed = said.filter(([, holds]) => !holds).map(([what]) => what)
    return { passed: said.length - failed.length, failed: failed.length, output: failed.join("\n") }
  } finally {
    server.close()
    await sandbox.close()
  }
}
