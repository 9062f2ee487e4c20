import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { build } from "vite"
import { startSandbox } from "../../contracts/sandbox/server"
import { findBrowser, launchArgs } from "../run/browser"
import { root } from "../run/command"
import { serveFolder } from "../run/serveFolder"
import { load, tellPurchase } from "./buying"
import { goals, ofBare, ofPortal, ofPortalRoutes, type Rows } from "./rows"
import { quantile } from "./timed"

/*
 * Every interaction of a whole purchase by event timing, on a slowed processor, and some of them
 * beside a bare React page of the same content, in turns. Other work on the machine lengthens them
 * all: compare the ratios, and read the load. Needs `npm run build`.
 * npx tsx tests/bench/interactions.ts [channel] [rounds] [folder of the build]
 */
const [channel = "b2c", rounds = "3", dist = join(root, "dist")] = process.argv.slice(2)
const goal = { slowdown: 6, p98: 200 }
const names = Object.keys(goals) as ReadonlyArray<keyof Rows>

const tellRows = async (browser: Browser, origin: string, bareUrl: string) => {
  const measured: Array<{ readonly portal: Rows; readonly bare: Rows }> = []
  for (let round = 0; round < Number(rounds); round += 1) {
    const portal = { ...(await ofPortal(browser, origin, channel)), ...(await ofPortalRoutes(browser, origin)) }
    measured.push({ portal, bare: await ofBare(browser, bareUrl) })
  }
  for (const name of names) {
    const [here, there] = (["portal", "bare"] as const).map((which) => measured.map((round) => round[which][name]))
    const [ours, floor] = [quantile(here ?? [], 0.5), quantile(there ?? [], 0.5)]
    const least = Math.min(...(here ?? []))
    const unit = name.startsWith("heap") ? "kB" : "ms"
    console.log(
      `${name}: ${ours.toFixed(0)} ${unit} (least ${least.toFixed(0)}), bare ${floor.toFixed(0)}, ${(ours / floor).toFixed(1)}x; goal ${goals[name]} (${load()})`
    )
  }
}

const outDir = await mkdtemp(join(tmpdir(), "bare-"))
await build({
  root: join(import.meta.dirname, "bare"),
  configFile: false,
  logLevel: "error",
  build: { outDir, emptyOutDir: true, rollupOptions: { input: join(import.meta.dirname, "bare/bare.html") } }
})
const [portal, bare] = await Promise.all([startSandbox({ port: 0, dist }), serveFolder(outDir)])
const origin = `http://${channel}.localhost:${portal.port}/`
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })
try {
  await tellPurchase({ browser, origin, channel, rate: 4 })
  if ((await tellPurchase({ browser, origin, channel, rate: goal.slowdown })) > goal.p98) process.exitCode = 1
  await tellRows(browser, origin, `${bare.url}/bare.html`)
} finally {
  await browser.close()
  await Promise.all([portal.close(), bare.close()])
  await rm(outDir, { recursive: true, force: true })
}
