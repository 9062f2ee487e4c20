import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Sandbox, startSandbox } from "../../contracts/sandbox/server"
import { farthest } from "./steps/channels"
import { printedPages } from "./steps/content"
import { expect, setNow, test } from "./steps/fixtures"

/*
 * In development React compares its output with the prerendered HTML, attribute by attribute, and
 * reports differences.
 */
const root = fileURLToPath(new URL("../..", import.meta.url))
const vite = join(root, "node_modules/vite/bin/vite.js")

const paths = ["/cotizar", ...printedPages.map(({ path }) => path), "/nada", "/"]

const build = (dist: string) =>
  new Promise<void>((resolve, reject) => {
    const args = [vite, "build", "--mode", "development", "--minify", "false", "--outDir", dist, "--logLevel", "error"]
    const building = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: "development" },
      stdio: ["ignore", "ignore", "inherit"]
    })
    building.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))))
  })

let dist: string
let portal: Sandbox
test.beforeAll(async () => {
  test.setTimeout(300_000)
  dist = await mkdtemp(join(tmpdir(), "portal-development-"))
  await build(dist)
  portal = await startSandbox({ port: 0, dist })
})
test.afterAll(async () => {
  await portal?.close()
  await rm(dist, { recursive: true, force: true })
})

test.describe.configure({ mode: "default" })

/** With and without the page of assistance; the dark header; both countries. */
for (const id of farthest)
  test(`${id}: every prerendered page hydrates unchanged, also in a later year`, async ({ page }) => {
    test.setTimeout(180_000)
    const said: Array<string> = []
    page.on("console", (message) => {
      if (message.type() === "error" && !/404 \(Not Found\)/.test(message.text())) said.push(message.text())
    })
    await setNow(page, "2031-01-01T12:00:00Z")
    for (const path of paths) {
      await page.goto(`http://${id}.localhost:${portal.port}${path}`)
      await expect(page.locator("#root[data-alive]"), path).toBeAttached()
      await expect(page.locator("link[rel=canonical]"), path).toHaveCount(path === "/nada" ? 0 : 1)
      expect(said, path).toEqual([])
    }
    await page.mouse.wheel(0, 3000)
    await page.waitForLoadState("networkidle")
    expect(said).toEqual([])
  })
