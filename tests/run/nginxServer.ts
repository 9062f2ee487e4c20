import { existsSync } from "node:fs"
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { freePort } from "../../contracts/verifier/listen"
import { installPackages } from "./browser"
import { command, root } from "./command"
import { NotHere } from "./counts"

const installed = () =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path))

/** The installed nginx. As root on Debian, installs it. Throws `NotHere` without one. */
const findNginx = () => {
  if (installed() === undefined) installPackages(["nginx-light"])
  const found = installed()
  if (found) return found
  throw new NotHere("contracts/nginx.conf is tried with the package nginx")
}

/** A build, and the port of its provider. `twice`: nginx may ask it again as another one. */
interface Served {
  readonly dist: string
  readonly provider: number
  readonly twice?: true
}

/** The documented configuration, with only its paths and ports changed. */
const configured = async ({ dist, provider, twice }: Served, folder: string, port: number) => {
  const documented = await readFile(join(root, "contracts/nginx.conf"), "utf8")
  const site = documented
    .replace("/srv/portal/maps.nginx.conf", join(folder, "maps.conf"))
    .replaceAll("/srv/portal", dist)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("server 127.0.0.1:4001;", `server 127.0.0.1:${provider} max_fails=0;`.repeat(twice ? 2 : 1))
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`
  )
  const user = process.getuid?.() === 0 ? "user root;" : ""
  const main = `${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; events {} http { access_log off; ${temporary.join(" ")} include site.conf; }\n`
  await writeFile(join(folder, "site.conf"), site)
  await writeFile(join(folder, "maps.conf"), await readFile(join(dist, "maps.nginx.conf"), "utf8"))
  await writeFile(join(folder, "nginx.conf"), main)
  const types = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"]
  const found = types.find((path) => existsSync(path))
  if (found === undefined) throw new Error("This nginx has no mime.types.")
  await copyFile(found, join(folder, "mime.types"))
  return join(folder, "nginx.conf")
}

/**
 * Starts a real nginx with contracts/nginx.conf on a free port of this machine. It goes on by itself
 * once it listens.
 */
export const startNginx = async (served: Served) => {
  const program = findNginx()
  const folder = await mkdtemp(join(tmpdir(), "portal-nginx-"))
  const port = await freePort()
  const config = await configured(served, folder, port)
  const nginx = (...args: ReadonlyArray<string>) => command(program, ["-p", folder, "-c", config, ...args])
  const { ok, output } = await nginx()
  if (!ok) throw new Error(`nginx did not start.\n${output}`)
  return {
    port,
    complaints: () => readFile(join(folder, "error.log"), "utf8"),
    close: async () => {
      await nginx("-s", "quit")
      await rm(folder, { recursive: true, force: true })
    }
  }
}
