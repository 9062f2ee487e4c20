import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { type Sandbox, startSandbox } from "../../contracts/sandbox/server"
import { node } from "../run/command"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { farthest } from "./steps/channels"
import { printedPages, strangeWords } from "./steps/content"
import { expect, setNow, test } from "./steps/fixtures"

/*
 * In development React compares its output with the prerendered HTML, attribute by attribute, and
 * reports differences.
 */
const paths = ["/cotizar", ...printedPages.map(({ path }) => path), "/nada", "/"]

const build = async (dist: string) => {
  const args = ["build", "--mode", "development", "--minify", "false", "--outDir", dist, "--logLevel", "error"]
  const { ok, output } = await node("vite/bin/vite.js", args, { env: { NODE_ENV: "development" } })
  if (!ok) throw new Error(output)
}

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

/** All text of the page, also folded or hidden. */
const saidOn = async (page: Page) =>
  `${await page.title()}\n${await page.locator("body").evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll("script, style")) script.remove()
    return copy.textContent ?? ""
  })}`

/** With and without the page of assistance; the dark header; both countries. */
for (const id of farthest)
  test(`${id}: every prerendered page hydrates unchanged, also in a later year, and names no other channel`, async ({
    page
  }) => {
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
      const own = printedPages.find((one) => one.path === path)
      if (!own?.isIn(id)) continue
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.heading)
      await expect(page).toHaveTitle(new RegExp(`^${own.heading} · .+ · Tu portal de asistencia al viajero$`))
      expect([path, strangeWords(await saidOn(page), id)]).toEqual([path, []])
      // Axe looks at the pages that Chile has in words of its own.
      if (["/contacto", "/solicitarasistencia", "/anulacioncobertura"].includes(path)) await expectClean(page)
      await page.setViewportSize({ width: 320, height: 800 })
      expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await page.mouse.wheel(0, 3000)
    await page.waitForLoadState("networkidle")
    expect(said).toEqual([])
  })
