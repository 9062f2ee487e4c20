import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { chromium, type Page } from "playwright"
import { findBrowser, launchArgs } from "../run/browser"
import { command, type Finished, node, root } from "../run/command"
import { type Outcome, one } from "../run/counts"
import { serveFolder } from "../run/serveFolder"

const brand = "messis"

const page = `<!doctype html>
<html lang="es" data-channel="${brand}">
  <meta charset="utf-8" />
  <div id="root"></div>
  <script type="module" src="./main.tsx"></script>
</html>`

const must = (finished: Finished) => {
  if (!finished.ok) throw new Error(finished.output)
}

/** Packs the library into the app's packages, beside what it declares and the app's own tools. */
const install = async (app: string) => {
  const packages = join(app, "node_modules")
  const portal = join(packages, "portal")
  await mkdir(portal, { recursive: true })
  must(await command("npm", ["pack", "--ignore-scripts", "--pack-destination", app]))
  const { dependencies, version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
  must(await command("tar", ["-xzf", `portal-${version}.tgz`, "-C", portal, "--strip-components=1"], { cwd: app }))
  for (const name of [...Object.keys(dependencies), "vite", "@types/react", "@types/react-dom"]) {
    await mkdir(dirname(join(packages, name)), { recursive: true })
    await symlink(join(root, "node_modules", name), join(packages, name), "junction")
  }
}

const use = async (page: Page) => {
  await page.getByLabel("Nombre").fill("Ana")
  await page.locator("section", { hasText: "Hola" }).getByText("Ana").waitFor()
  await page.getByRole("button", { name: /27 de noviembre/ }).click()
  const button = page.getByRole("button", { name: "2026-11-27" })
  return button.evaluate((element) => getComputedStyle(element).backgroundColor)
}

const look = async (app: string) => {
  const theme = await readFile(join(root, `src/channels/${brand}/theme.css`), "utf8")
  const [, red = "", green = "", blue = ""] = /--brand-700: #(..)(..)(..)/.exec(theme) ?? []
  const wanted = `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(", ")})`
  const served = await serveFolder(join(app, "dist"))
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })
  try {
    const page = await browser.newPage()
    const errors: Array<string> = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await page.goto(`${served.url}/`)
    const shown = await use(page)
    if (shown !== wanted) errors.push(`The button is ${shown}, its theme says ${wanted}.`)
    must({ ok: errors.length === 0, output: errors.join("\n") })
  } finally {
    await browser.close()
    await served.close()
  }
}

/** The packed library works in an app of another folder: its types, build and look (decision 94). */
export const useLibrary = async (): Promise<Outcome> => {
  const app = await mkdtemp(join(tmpdir(), "library-"))
  try {
    await cp(join(root, "tests/library/app"), app, { recursive: true })
    await writeFile(join(app, "index.html"), page)
    await install(app)
    must(await node("@typescript/native/bin/tsc", ["--noEmit", "--project", app]))
    must(await node("vite/bin/vite.js", ["build", "--logLevel", "warn"], { cwd: app }))
    await look(app)
    return one({ ok: true, output: "" })
  } catch (error) {
    return one({ ok: false, output: String(error) })
  } finally {
    await rm(app, { recursive: true, force: true })
  }
}
