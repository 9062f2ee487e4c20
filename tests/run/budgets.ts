import { existsSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../conventions/source"
import { payButton } from "../e2e/steps/paying"
import { plans } from "../e2e/steps/quoteBar"
import { findBrowser, launchArgs } from "./browser"
import { root } from "./command"
import type { Outcome } from "./counts"
import { budgets, heapBudget } from "./firstViewBudgets"
import { keptOf, visit } from "./keptPurchase"
import { modulesByFile } from "./modulesByFile"
import { type Figure, type View, weigh } from "./weigh"

type Place = keyof typeof budgets

/** A channel that sells without a login. */
const open = "b2c"

/** Script memory of an idle home after garbage collection, in MB. */
const heapOf = (browser: Browser, home: string) =>
  visit(browser, async (page) => {
    await page.goto(home, { waitUntil: "networkidle" })
    const session = await page.context().newCDPSession(page)
    const used = async () => {
      await session.send("HeapProfiler.collectGarbage")
      return (await session.send("Runtime.getHeapUsage")).usedSize
    }
    // A busy machine's page still works when the network is quiet: its heap counts once it stays.
    for (let before = await used(); ; ) {
      await page.waitForTimeout(500)
      const now = await used()
      if (Math.abs(now - before) < 1000) return now / 1e6
      before = now
    }
  })

const lazyOnly = /node_modules\/(effect|swiper|react-day-picker|@date-fns|date-fns)\//

/** The modules that no home may download with its scripts. */
const lazyIn = async ({ scripts }: View): Promise<ReadonlyArray<string>> => {
  const modules = await modulesByFile()
  return scripts.flatMap((path) => {
    const found = modules.get(path.slice(1))
    if (found === undefined) throw new Error(`The build does not know ${path}.`)
    return found.filter((module) => lazyOnly.test(module))
  })
}

/** Opens the build in Chromium against the sandbox: every home, /cotizar on a return, the payment. */
const measure = async () => {
  const dist = join(root, "dist")
  if (!existsSync(join(dist, "index.html"))) throw new Error("There is no dist/: run `npm run build` first.")
  const [sandbox, browser] = await Promise.all([
    startSandbox({ port: 0, dist }),
    findBrowser().then((executablePath) => chromium.launch({ executablePath, args: [...launchArgs] }))
  ])
  try {
    const originOf = (id: string) => `http://${id}.localhost:${sandbox.port}`
    const home: Array<View> = []
    for (const id of channelIds) home.push(await visit(browser, (page) => weigh(page, id, `${originOf(id)}/`)))
    const { purchase, quote } = await keptOf(browser, originOf(open), open)
    const at = (path: string) => `${originOf(open)}${path}`
    const results = await visit(browser, (page) => weigh(page, open, at("/cotizar"), plans(page).first()), quote)
    const paying = await visit(
      browser,
      (page) => weigh(page, open, at("/cotizarcompletarpago"), payButton(page)),
      purchase
    )
    const views: Record<Place, ReadonlyArray<View>> = { home, "/cotizar with plans": [results], payment: [paying] }
    const lazy = (await Promise.all(home.slice(0, 1).map(lazyIn))).flat()
    return { views, lazy, heap: await heapOf(browser, at("/")) }
  } finally {
    await browser.close()
    await sandbox.close()
  }
}

interface Row {
  readonly what: string
  readonly measured: number
  readonly limit: number
}

/** Each figure of a place that has a limit. Of several homes the heaviest counts. */
const rowsOf = (place: Place, views: ReadonlyArray<View>): ReadonlyArray<Row> =>
  (Object.entries(budgets[place]) as ReadonlyArray<[Figure, number]>).map(([what, limit]) => {
    const { figures, name } = views.reduce((a, b) => (b.figures[what] > a.figures[what] ? b : a))
    return { what: `${place}: ${what} (most: ${name})`, measured: figures[what], limit }
  })

const isTooMuch = ({ limit, measured }: Row) => measured > limit

/** With three digits: a byte over a limit must not read like the limit. */
const lineOf = (row: Row) => {
  const [measured, limit] = [row.measured, row.limit].map((figure) => figure.toFixed(3).padStart(8))
  return `| ${row.what.padEnd(50)} | ${measured} | <= ${limit} | ${isTooMuch(row) ? "TOO MUCH" : "ok"}`
}

/** Applies the budgets to the build. */
export const measureBudgets = async (): Promise<Outcome> => {
  const { heap, lazy, views } = await measure()
  const places = Object.keys(views) as ReadonlyArray<Place>
  const rows = [
    ...places.flatMap((place) => rowsOf(place, views[place])),
    { what: "home: MB of heap after load", measured: heap, limit: heapBudget },
    { what: "home: modules of effect, swiper or the calendar", measured: lazy.length, limit: 0 }
  ]
  const failed = rows.filter(isTooMuch).length
  const lists = places.flatMap((place) => views[place].slice(0, 1).flatMap(({ list }) => ["", place, ...list]))
  const output = [...rows.map(lineOf), ...(failed > 0 ? [...lazy, ...lists] : [])].join("\n")
  return { passed: rows.length - failed, failed, output }
}
