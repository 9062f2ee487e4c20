import { cp, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { command, root } from "../run/command"
import { type Outcome, one } from "../run/counts"
import { must, pack, tryPages } from "./packed"

const next = "next@16.4.6"

const brands = ["messis", "bbva"]

/**
 * The packed library works in an app on Next.js that npm installs: its server draws the pages, the
 * browser brings them to life without an error, each in its theme (decision 94).
 */
export const libraryInNext = async (): Promise<Outcome> => {
  const app = await mkdtemp(join(tmpdir(), "library-"))
  try {
    await cp(join(root, "tests/library/next"), app, { recursive: true })
    const { file } = await pack(app)
    const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
    const react = ["react", "react-dom"].map((name) => `${name}@${dependencies[name]}`)
    must(await command("npm", ["install", "--no-audit", "--no-fund", file, next, ...react], { cwd: app }))
    const env = { NEXT_TELEMETRY_DISABLED: "1" }
    must(await command(process.execPath, ["node_modules/next/dist/bin/next", "build"], { cwd: app, env }))
    for (const brand of brands) {
      const page = await readFile(join(app, `out/${brand}.html`), "utf8")
      must({ ok: page.includes("Sin fecha"), output: `The server drew no button for ${brand}: ${page}` })
    }
    await tryPages(join(app, "out"), Object.fromEntries(brands.map((brand) => [brand, `/${brand}.html`])))
    return one({ ok: true, output: "" })
  } finally {
    await rm(app, { recursive: true, force: true })
  }
}
