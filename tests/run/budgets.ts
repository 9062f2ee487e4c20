import { existsSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../conventions/source"
import { plans } from "../e2e/steps/quoteBar"
import { findBrowser, launchArgs } from "./browser"
import { root } from "./command"
import type { Outcome } from "./counts"
import { budgets } from "./firstViewBudgets"
import { keptOf, visit } from "./keptPurchase"
import { modulesByFile } from "./modulesByFile"
import { kilo, type View, weigh } from "./weigh"

interface Row {
  readonly what: string
  readonly measured: number
  readonly budget: number
  readonly unit: string
}

const home = (browser: Browser, origin: string, id: string) =>
  visit(browser, (page) => weigh(page, id, () => page.goto(`${origin}/`)))

/** A channel that sells without a login. */
const open = "b2c"

/** The results for a visitor who returns to /cotizar, and the payment, each complete. */
const shops = async (browser: Browser, origin: string, id: string) => {
  const { purchase, quote } = await keptOf(browser, origin, id)
  const results = async (page: Page) => {
    await page.goto(`${origin}/cotizar`)
    await plans(page).first().waitFor()
  }
  const payment = async (page: Page) => {
    await page.goto(`${origin}/cotizarcompletarpago`)
    await page.getByRole("button", { name: "COMPLETAR PAGO" }).waitFor()
  }
  return {
    cotizar: await visit(browser, (page) => weigh(page, id, () => results(page)), quote),
    payment: await visit(browser, (page) => weigh(page, id, () => payment(page)), purchase)
  }
}

/** Script memory of an idle home after garbage collection. */
const heapOf = (browser: Browser, origin: string) =>
  visit(browser, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: "networkidle" })
    const session = await page.context().newCDPSession(page)
    const used = async () => {
      await session.send("HeapProfiler.collectGarbage")
      return (await session.send("Runtime.getHeapUsage")).usedSize
    }
    // A busy machine's page still works when the network is quiet: its heap counts once it stays.
    for (let before = await used(); ; ) {
      await page.waitForTimeout(500)
      const now = await used()
      if (Math.abs(now - before) < 1000) return now
      before = now
    }
  })

const rowOf = (
  views: ReadonlyArray<View>,
  what: string,
  budget: number,
  of: (view: View) => number,
  unit: string
): Row => {
  const worst = views.reduce((a, b) => (of(b) > of(a) ? b : a))
  return { what: `${what} (most: ${worst.name})`, measured: of(worst), budget, unit }
}

const rowsOf = (
  homes: ReadonlyArray<View>,
  { cotizar, payment }: Readonly<Record<"cotizar" | "payment", View>>,
  lazyOnHome: number,
  heap: number
): ReadonlyArray<Row> => [
  rowOf(homes, "home: JS", budgets.home.js, ({ bytes }) => kilo(bytes.script), "kB"),
  rowOf(homes, "home: CSS", budgets.home.css, ({ bytes }) => kilo(bytes.stylesheet), "kB"),
  rowOf(homes, "home: font", budgets.home.font, ({ bytes }) => kilo(bytes.font), "kB"),
  rowOf(homes, "home: HTML", budgets.home.html, ({ bytes }) => kilo(bytes.document), "kB"),
  rowOf(homes, "home: everything", budgets.home.all, ({ bytes }) => kilo(bytes.all), "kB"),
  rowOf(homes, "home: drawings in idle time", budgets.home.ahead, ({ bytes }) => kilo(bytes.ahead), "kB"),
  rowOf(homes, "home: requests", budgets.home.requests, ({ requests }) => requests, ""),
  rowOf([cotizar], "/cotizar with plans: JS", budgets.results.js, ({ bytes }) => kilo(bytes.script), "kB"),
  rowOf([cotizar], "/cotizar with plans: CSS", budgets.results.css, ({ bytes }) => kilo(bytes.stylesheet), "kB"),
  rowOf([payment], "payment: JS", budgets.payment.js, ({ bytes }) => kilo(bytes.script), "kB"),
  rowOf([payment], "payment: CSS", budgets.payment.css, ({ bytes }) => kilo(bytes.stylesheet), "kB"),
  { what: "home: heap after load", measured: heap / 1e6, budget: budgets.home.heap, unit: "MB" },
  { what: "home: modules of effect, swiper or the calendar", measured: lazyOnHome, budget: 0, unit: "" }
]

/** With three digits: a byte over a limit must not read like the limit. */
const figure = (value: number, unit: string) => `${unit === "" ? value : value.toFixed(3)} ${unit}`.trim().padStart(10)

const table = (rows: ReadonlyArray<Row>) =>
  rows
    .map(({ what, measured, budget, unit }) => {
      const verdict = measured <= budget ? "ok" : "TOO MUCH"
      return `| ${what.padEnd(50)} | ${figure(measured, unit)} | <= ${figure(budget, unit)} | ${verdict}`
    })
    .join("\n")

const lazyOnly = /node_modules\/(effect|swiper|react-day-picker|@date-fns|date-fns)\//

/** The modules of the scripts that a view downloads. */
const modulesIn = async (view: View): Promise<ReadonlyArray<string>> => {
  const modules = await modulesByFile()
  return view.scripts.flatMap((path) => {
    const found = modules.get(path.slice(1))
    if (found === undefined) throw new Error(`The build does not know ${path}.`)
    return found
  })
}

interface Measured {
  readonly rows: ReadonlyArray<Row>
  readonly lazy: ReadonlyArray<string>
  /** One home, /cotizar and the payment. */
  readonly views: readonly [View, View, View]
}

/** Opens the build in Chromium against the sandbox. */
const measure = async (): Promise<Measured> => {
  const dist = join(root, "dist")
  if (!existsSync(join(dist, "index.html"))) throw new Error("There is no dist/: run `npm run build` first.")
  const [sandbox, browser] = await Promise.all([
    startSandbox({ port: 0, dist }),
    findBrowser().then((executablePath) => chromium.launch({ executablePath, args: [...launchArgs] }))
  ])
  try {
    const originOf = (id: string) => `http://${id}.localhost:${sandbox.port}`
    const homes: Array<View> = []
    for (const id of channelIds) homes.push(await home(browser, originOf(id), id))
    const [first] = homes
    if (first === undefined) throw new Error("There is no channel to measure.")
    const bought = await shops(browser, originOf(open), open)
    const heap = await heapOf(browser, originOf(first.name))
    const lazy = (await modulesIn(first)).filter((module) => lazyOnly.test(module))
    return { rows: rowsOf(homes, bought, lazy.length, heap), lazy, views: [first, bought.cotizar, bought.payment] }
  } finally {
    await browser.close()
    await sandbox.close()
  }
}

/** Applies the budgets to the build. */
export const measureBudgets = async (): Promise<Outcome> => {
  const { lazy, rows, views } = await measure()
  const failures = rows
    .filter(({ measured, budget }) => measured > budget)
    .map(({ budget, measured, unit, what }) => `${what}: ${figure(measured, unit)} of ${figure(budget, unit)}`)
  const lists = views.flatMap(({ list }) => ["", ...list])
  const detail = [...lazy, `Home of ${views[0].name}, /cotizar and payment of ${open}:`, ...lists]
  const output = [table(rows), ...(failures.length > 0 ? detail : [])].join("\n")
  return { passed: rows.length - failures.length, failed: failures.length, output, failures }
}
