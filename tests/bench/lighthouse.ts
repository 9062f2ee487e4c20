import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import lighthouse, { type Flags } from "lighthouse"
import { chromium } from "playwright"
import { startSandbox } from "../../contracts/sandbox/server"
import { compressed } from "../../src/build/prerender/compressed"
import { findBrowser, launchArgs } from "../run/browser"
import { root } from "../run/command"

/*
 * Measures public pages with Lighthouse, with and without their scripts, in turns against one
 * server, and prints medians.
 * npx tsx tests/bench/lighthouse.ts [channel] [runs] [folder of the build]
 */
const [channel = "b2c", runs = "5", dist = join(root, "dist")] = process.argv.slice(2)
const paths = ["/", "/faqs", "/cotizar"]
const modes = ["simulate", "devtools"] as const
const debuggingPort = 9333

/**
 * Waking up may block the page for this many milliseconds more than no script, with simulated
 * throttling, and with applied throttling draw it this many times slower.
 */
const goal = { tbt: 40, si: 1.2 }

type Mode = (typeof modes)[number]

interface Run {
  readonly lcp: number
  readonly fcp: number
  readonly tbt: number
  readonly si: number
  readonly cls: number
  readonly scores: ReadonlyArray<number>
  readonly lost: ReadonlyArray<string>
}

const script = /<script type="module"[^>]*>[\s\S]*?<\/script>/g

/** The same build with pages without scripts. */
const withoutScripts = async () => {
  const folder = await mkdtemp(join(tmpdir(), "portal-unscripted-"))
  await cp(dist, folder, { recursive: true })
  for (const path of paths) {
    const file = join(folder, channel, path.slice(1), "index.html")
    const text = (await readFile(file, "utf8")).replace(script, "")
    await writeFile(file, text)
    for (const [ending, bytes] of await compressed(text)) await writeFile(file + ending, bytes)
  }
  return folder
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

const measure = async (url: string, mode: Mode, tries = 3): Promise<Run> => {
  const flags: Flags = { port: debuggingPort, throttlingMethod: mode, logLevel: "error", output: "json" }
  const result = (await lighthouse(url, flags))?.lhr
  if (!result || result.runtimeError) {
    if (tries > 1) return measure(url, mode, tries - 1)
    throw new Error(`${url}: ${result?.runtimeError?.message}`)
  }
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const lost = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id)
  )
  return {
    lcp: value("largest-contentful-paint"),
    fcp: value("first-contentful-paint"),
    tbt: value("total-blocking-time"),
    si: value("speed-index"),
    cls: value("cumulative-layout-shift"),
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    lost
  }
}

const median = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const report = (path: string, mode: Mode, portal: ReadonlyArray<Run>, floor: ReadonlyArray<Run>) => {
  const of = (all: ReadonlyArray<Run>, what: (run: Run) => number) => median(all.map(what))
  const lcp = [of(portal, (run) => run.lcp), of(floor, (run) => run.lcp)] as const
  const fcp = [of(portal, (run) => run.fcp), of(floor, (run) => run.fcp)] as const
  const tbt = [of(portal, (run) => run.tbt), of(floor, (run) => run.tbt)] as const
  const si = [of(portal, (run) => run.si), of(floor, (run) => run.si)] as const
  const awake = mode === "simulate" ? tbt[0] - tbt[1] <= goal.tbt : si[0] / si[1] <= goal.si
  if (!awake) process.exitCode = 1
  const scores = categories.map((_, at) => of(portal, (run) => run.scores[at] ?? 0)).join("/")
  const numbers = [
    `LCP ${lcp[0].toFixed(0)} / ${lcp[1].toFixed(0)} = ${(lcp[0] / lcp[1]).toFixed(2)}x`,
    `FCP ${fcp[0].toFixed(0)} / ${fcp[1].toFixed(0)} = ${(fcp[0] / fcp[1]).toFixed(2)}x`,
    `TBT ${tbt[0].toFixed(0)} / ${tbt[1].toFixed(0)} = ${(tbt[0] - tbt[1]).toFixed(0)} ms more`,
    `SI ${si[0].toFixed(0)} / ${si[1].toFixed(0)} = ${(si[0] / si[1]).toFixed(2)}x`,
    `CLS ${of(portal, (run) => run.cls).toFixed(3)}`,
    scores,
    [...new Set(portal.flatMap(({ lost }) => lost))].join(" ")
  ]
  console.log(`| ${path.padEnd(8)} | ${mode.padEnd(8)} | ${numbers.join(" | ")} |`)
}

const folder = await withoutScripts()
const [portal, floor] = await Promise.all([startSandbox({ port: 0, dist }), startSandbox({ port: 0, dist: folder })])
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...launchArgs, `--remote-debugging-port=${debuggingPort}`]
})
try {
  for (const path of paths)
    for (const mode of modes) {
      const measured = { portal: [] as Array<Run>, floor: [] as Array<Run> }
      for (let run = 0; run < Number(runs); run += 1) {
        measured.portal.push(await measure(`http://${channel}.localhost:${portal.port}${path}`, mode))
        measured.floor.push(await measure(`http://${channel}.localhost:${floor.port}${path}`, mode))
      }
      report(path, mode, measured.portal, measured.floor)
    }
} finally {
  await browser.close()
  await Promise.all([portal.close(), floor.close()])
  await rm(folder, { recursive: true, force: true })
}
