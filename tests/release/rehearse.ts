import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { build } from "vite"
import { startSandbox } from "../../contracts/sandbox/server"
import { findBrowser, launchArgs } from "../run/browser"
import { root } from "../run/command"
import { ask, startNginx } from "../run/nginxServer"
import { arrive, type Buyer, finish, stages, wordsOf } from "./buyer"
import { filesOf } from "./development"

/*
 * `npx tsx tests/release/rehearse.ts`, after `npm run build`: a release and its return behind a
 * real nginx, with twenty purchases under way in open tabs (TR-30). Build N is dist/; build N+1 has
 * other bytes in every script. Each change takes the other's scripts away.
 */

const now = join(root, "dist")
if (!existsSync(join(now, "index.html"))) throw new Error("There is no dist/: run `npm run build` first.")
const next = mkdtempSync(join(tmpdir(), "portal-next-"))

/** The same sources under other names and bytes, as after any change. */
const buildNext = () =>
  build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    build: { outDir: next },
    plugins: [
      {
        name: "next-release",
        enforce: "pre",
        renderChunk: (code) => ({ code: `${code}\n;globalThis.release=2;`, map: null })
      }
    ]
  })

const purchases = 20

console.log("Building N+1.")
await buildNext()
const scriptsOf = (dist: string) => filesOf(join(dist, "assets")).filter((name) => name.endsWith(".js"))
const shared = scriptsOf(next).filter((name) => scriptsOf(now).includes(name))
if (shared.length > 0) throw new Error(`Both builds hold ${shared.join(", ")}: that would prove nothing.`)

const sandbox = await startSandbox({ port: 0, dist: now })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })
let nginx = await startNginx({ dist: now, provider: sandbox.port })
const { port } = nginx
const origin = `http://b2c.localhost:${port}`

const release = async (dist: string) => {
  await nginx.close()
  nginx = await startNginx({ dist, provider: sandbox.port, port })
}

const salesOf = async (email: string) => {
  const log = await fetch(`${sandbox.url}/_sandbox/requests?call=sales/enroll`).then((answer) => answer.json())
  const sold = (log as ReadonlyArray<{ body: unknown; status: number }>).filter(({ status }) => status === 200)
  return sold.filter(({ body }) => JSON.stringify(body).includes(email)).length
}

const opened = async (count: number) => {
  const buyers: Array<Buyer> = []
  for (let at = 0; at < count; at += 1) buyers.push(await arrive(browser, origin, stages[at % stages.length] ?? "bar"))
  return buyers
}

const goOnAll = async (change: string, buyers: ReadonlyArray<Buyer>) => {
  let failures = 0
  for (const buyer of buyers) {
    // Every buyer is one person, to whom the sandbox sells the same trip once a day.
    await fetch(`${sandbox.url}/_sandbox/trips`, { method: "DELETE" })
    await finish(buyer)
    const sales = await salesOf(buyer.email)
    if (sales !== 1) buyer.faults.push(`${sales} sales`)
    failures += buyer.faults.length
    const words = buyer.faults.length > 0 ? buyer.faults.join("; ") : `one sale, ${buyer.retries} retries`
    console.log(`${buyer.faults.length > 0 ? "✗" : "✓"} ${change}, at ${buyer.stage}: ${words}`)
    await buyer.context.close()
  }
  return failures
}

const pages = ["/", "/cotizar", "/faqs", "/cotizarpasajeros", "/cotizarcompletarpago"]

/** A cache still sends the documents of before, with their headers, whose scripts are gone: each page has words. */
const openStale = async (stale: ReadonlyArray<readonly [string, Awaited<ReturnType<typeof ask>>]>) => {
  let white = 0
  for (const [path, { headers, status, text }] of stale) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const told = Object.entries(headers).map(([name, value]) => [name, String(value)])
    await page.route(`${origin}${path}`, (route) =>
      route.fulfill({ status, headers: Object.fromEntries(told), body: text })
    )
    await page.goto(`${origin}${path}`)
    await page.waitForTimeout(4000)
    const words = await wordsOf(page)
    white += words === "" ? 1 : 0
    console.log(`${words === "" ? "✗" : "✓"} stale ${path}: ${words.slice(0, 60)}`)
    await context.close()
  }
  return white
}

try {
  const stale = await Promise.all(pages.map(async (path) => [path, await ask(port, "b2c.localhost", path)] as const))
  const forth = await opened(purchases / 2)
  await release(next)
  let failures = await goOnAll("N to N+1", forth)
  failures += await openStale(stale)
  const back = await opened(purchases / 2)
  await release(now)
  failures += await goOnAll("N+1 to N", back)
  console.log(`${forth.length + back.length} purchases under way, ${failures} failures`)
  process.exitCode = failures > 0 ? 1 : 0
} finally {
  await browser.close()
  await nginx.close()
  await sandbox.close()
  rmSync(next, { recursive: true, force: true })
}
