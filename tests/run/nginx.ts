import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, request, type Server } from "node:http"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../form/source"
import { addresses } from "./addresses"
import { command, root } from "./command"
import type { Outcome } from "./counts"

const installed = () =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path))

/** The installed nginx. As root on Debian, installs it. */
const findNginx = async () => {
  const found = installed()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const env = { DEBIAN_FRONTEND: "noninteractive" }
    const install = ["install", "-y", "--no-install-recommends", "nginx-light"]
    const first = await command("apt-get", install, { env, limit: 300_000 })
    if (!first.ok) {
      await command("apt-get", ["update"], { env, limit: 120_000 })
      await command("apt-get", install, { env, limit: 300_000 })
    }
  }
  const now = installed()
  if (now === undefined)
    throw new Error("There is no nginx to try contracts/nginx.conf with: install the package nginx.")
  return now
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const port = portOf(server)
      server.close(() => resolve(port))
    })
  })

/** The documented configuration, with only its paths and ports changed. */
const configured = async (dist: string, folder: string, port: number, provider: number) => {
  const documented = await readFile(join(root, "contracts/nginx.conf"), "utf8")
  const site = documented
    .replaceAll("/srv/portal", dist)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("server 127.0.0.1:4001;", `server 127.0.0.1:${provider};`)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`
  )
  const user = process.getuid?.() === 0 ? "user root;" : ""
  const main = `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {} http { access_log off; ${temporary.join(" ")} include site.conf; }\n`
  await writeFile(join(folder, "site.conf"), site)
  await writeFile(join(folder, "nginx.conf"), main)
  const types = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]
  const found = types.find((path) => existsSync(path))
  if (found === undefined) throw new Error("This nginx has no mime.types.")
  await copyFile(found, join(folder, "mime.types"))
  return join(folder, "nginx.conf")
}

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly text: string }

const ask = (port: number, host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path, headers: { host, ...headers } }, (answer) => {
      const parts: Array<Buffer> = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() })
      )
    })
    asked.once("error", reject).end()
  })

const untilItAnswers = async (port: number) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(port, "localhost", "/").catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("nginx did not answer within ten seconds.")
}

const alike = [
  "content-security-policy",
  "integrity-policy",
  "referrer-policy",
  "permissions-policy",
  "strict-transport-security"
]
const hardened = [
  "x-content-type-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cache-control"
]

const bareAnswer = '{"bare":true}'

/** A provider that names no policy and lets its answers be cached. */
const bareProvider = () =>
  new Promise<Server>((resolve) => {
    const server = createServer((_, answer) => {
      answer.writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=600" })
      answer.end(bareAnswer)
    }).listen(0, "127.0.0.1", () => resolve(server))
  })

const portOf = (server: Server) => {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("No port.")
  return address.port
}

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
    for (const name of [...alike, ...hardened])
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
  }
  await likeTheSandbox("asistencia.b2c.example", "/")
  await likeTheSandbox("b2c.localhost", "/cotizarcompletarpago")
  await likeTheSandbox("b2c.localhost", "/compraexterna?p=1")
  see("an unknown host gets the shell", (await ask(port, "b2c.evil", "/faqs")).text.includes('<div id="root"></div>'))
  for (const [path, status] of addresses) {
    const here = status === 400 ? await ask(port, "b2c.localhost", path) : await likeTheSandbox("b2c.localhost", path)
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
    const { headers, text } = await ask(port, "b2c.localhost", path)
    see(`${path} is the provider's answer`, text === bareAnswer)
    const told = await ask(measure, "b2c.localhost", "/userinfo")
    for (const name of [...alike, ...hardened])
      see(`${path} ${name}: ${headers[name]}, not ${told.headers[name]}`, headers[name] === told.headers[name])
  }
  return said
}

/**
 * Serves the build with a real nginx and contracts/nginx.conf, and checks the answers of each host.
 */
export const serveWithNginx = async (dist = join(root, "dist")): Promise<Outcome> => {
  const nginx = await findNginx()
  const folder = await mkdtemp(join(tmpdir(), "portal-nginx-"))
  const sandbox = await startSandbox({ port: 0, dist })
  const port = await freePort()
  const provider = await bareProvider()
  const config = await configured(dist, folder, port, portOf(provider))
  const server = spawn(nginx, ["-p", folder, "-c", config], { stdio: ["ignore", "ignore", "pipe"] })
  let complaints = ""
  server.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  try {
    await untilItAnswers(port).catch((cause: Error) => Promise.reject(new Error(`${cause.message}\n${complaints}`)))
    const said = await findings(port, sandbox.port)
    const failed = said.filter(([, holds]) => !holds).map(([what]) => what)
    return { passed: said.length - failed.length, failed: failed.length, output: [...failed, complaints].join("\n") }
  } finally {
    server.kill("SIGTERM")
    provider.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}
