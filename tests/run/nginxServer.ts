import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { send } from "../../contracts/sandbox/testing"
import { installPackages } from "./browser"
import { root } from "./command"
import { freePort } from "./freePort"

const installed = () =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path))

/** The installed nginx. As root on Debian, installs it. */
const findNginx = async () => {
  if (installed() === undefined) await installPackages(["nginx-light"])
  const found = installed()
  if (found) return found
  throw new Error("There is no nginx to try contracts/nginx.conf with: install the package nginx.")
}

/** A build, and the port of its provider. */
interface Served {
  readonly dist: string
  readonly provider: number
}

/** The documented configuration, with only its paths and ports changed. */
const configured = async ({ dist, provider }: Served, folder: string, port: number) => {
  const documented = await readFile(join(root, "contracts/nginx.conf"), "utf8")
  const site = documented
    .replace("/srv/portal/maps.nginx.conf", join(folder, "maps.conf"))
    .replaceAll("/srv/portal", dist)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("server 127.0.0.1:4001;", `server 127.0.0.1:${provider};`)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`
  )
  const user = process.getuid?.() === 0 ? "user root;" : ""
  const main = `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {} http { access_log off; ${temporary.join(" ")} include site.conf; }\n`
  await writeFile(join(folder, "site.conf"), site)
  await writeFile(join(folder, "maps.conf"), await readFile(join(dist, "maps.nginx.conf"), "utf8"))
  await writeFile(join(folder, "nginx.conf"), main)
  const types = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]
  const found = types.find((path) => existsSync(path))
  if (found === undefined) throw new Error("This nginx has no mime.types.")
  await copyFile(found, join(folder, "mime.types"))
  return join(folder, "nginx.conf")
}

const untilItAnswers = async (port: number) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send({ port }, "/").catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("nginx did not answer within ten seconds.")
}

/** Starts a real nginx with contracts/nginx.conf on a free port of this machine. */
export const startNginx = async (served: Served) => {
  const nginx = await findNginx()
  const folder = await mkdtemp(join(tmpdir(), "portal-nginx-"))
  const port = await freePort()
  const config = await configured(served, folder, port)
  const server = spawn(nginx, ["-p", folder, "-c", config], { stdio: ["ignore", "ignore", "pipe"] })
  let complaints = ""
  server.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const close = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve))
    server.kill("SIGTERM")
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  await untilItAnswers(port).catch(async (cause: Error) => {
    await close()
    throw new Error(`${cause.message}\n${complaints}`)
  })
  return { port, complaints: () => complaints, close }
}
