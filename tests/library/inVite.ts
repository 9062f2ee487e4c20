import { existsSync } from "node:fs"
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { build } from "vite"
import { command, node, root } from "../run/command"
import type { Outcome } from "../run/counts"
import { must, pack, tryGuest, tryPages } from "./packed"

/** In bytes: what one Button may add to React, minified. */
const most = 1000

/** Unpacks the library into the app's packages, beside what it asks for and the app's own tools. */
const install = async (app: string) => {
  const { file, packages } = await pack(app)
  const folder = join(app, "node_modules")
  const library = join(folder, "portal-components")
  await mkdir(library, { recursive: true })
  must(await command("tar", ["-xzf", file, "-C", library, "--strip-components=1"]))
  for (const name of [...packages, "vite", "@types/react", "@types/react-dom"]) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await symlink(join(root, "node_modules", name), join(folder, name), "junction")
  }
}

/** Each way of TypeScript to find modules; Node's two without the types of Vite. */
const ways = [[], ...["node16", "nodenext"].map((way) => ["--module", way, "--moduleResolution", way, "--types", ""])]

/** Checks the app, and the library's own types with it. */
const checkTypes = async (app: string) => {
  for (const way of ways) must(await node("@typescript/native/bin/tsc", ["--project", app, ...way]))
}

/** Writes each example of the library's page into a file of the app. */
const takeExamples = async (app: string) => {
  const page = await readFile(join(root, "library/README.md"), "utf8")
  const examples = page
    .split("```tsx\n")
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf("```")))
  must({ ok: examples.length > 0, output: "library/README.md has no example." })
  for (const [at, example] of examples.entries()) await writeFile(join(app, `example${at}.tsx`), example)
}

/** A server built by Vite draws the app, with the addresses of drawings that the browser has. */
const tryServer = async (app: string) => {
  const args = ["build", "--ssr", "server.tsx", "--outDir", join(app, "server"), "--logLevel", "warn"]
  must(await node("vite/bin/vite.js", args, { cwd: app }))
  const drawn = await command(process.execPath, [join(app, "server/server.js")], { cwd: app })
  must(drawn)
  const drawings = [...drawn.output.matchAll(/href="([^"]+\.svg)#/g)].map(([, address = ""]) => address)
  const lost = drawings.filter((address) => !existsSync(join(app, "dist", address)))
  must({ ok: drawings.length > 0 && lost.length === 0, output: `A server draws ${lost}, which the app has not.` })
}

const weighButton = async (app: string) => {
  const built = await build({
    root: app,
    configFile: false,
    // The app's own build has told its warnings.
    logLevel: "error",
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(app, "button.tsx"), external: /^react(-dom)?(\/|$)/ }
    }
  })
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []))
  return files.reduce((sum, file) => sum + (file.type === "chunk" ? Buffer.byteLength(file.code) : 0), 0)
}

/** The packed library works in an app on Vite: its types, build, look and weight (decision 94). */
export const libraryInVite = async (): Promise<Outcome> => {
  const app = await mkdtemp(join(tmpdir(), "library-"))
  try {
    await cp(join(root, "tests/library/vite"), app, { recursive: true })
    await install(app)
    await takeExamples(app)
    await checkTypes(app)
    must(await node("vite/bin/vite.js", ["build", "--logLevel", "warn"], { cwd: app }))
    const guest = ["build", "guest", "--outDir", join(app, "dist/guest"), "--base", "/guest/", "--logLevel", "warn"]
    must(await node("vite/bin/vite.js", guest, { cwd: app }))
    await tryServer(app)
    await tryPages(join(app, "dist"), { messis: "/" })
    await tryGuest(join(app, "dist"), "/guest/index.html", "rgb(255, 0, 0)")
    const bytes = await weighButton(app)
    must({ ok: bytes <= most, output: `One Button is ${bytes} bytes of JavaScript over React, not ${most}.` })
    return { passed: 3, failed: 0, output: "", note: `One Button: ${bytes} bytes of JavaScript over React.` }
  } finally {
    await rm(app, { recursive: true, force: true })
  }
}
