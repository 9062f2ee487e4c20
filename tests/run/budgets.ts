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
import { type Modules, modulesByFile } from "./modulesByFile"
import { keepWeights, sinceBase } from "./sinceBase"
import { type Figure, type View, weigh } from "./weigh"

type Place = keyof typeof budgets

/** A channel that sells without a login. */
const loginless = "b2c"

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

/** Modules that a view must not download, by what they are. */
const lateOnly = [
  ["home", "effect, swiper or the calendar", /node_modules\/(effect|swiper|react-day-picker|@date-fns|date-fns)\//],
  ["/cotizar with plans", "the purchase", /src\/(core\/(cart|enroll)|journey\/checkout|pages\/checkout)\//]
] as const satisfies ReadonlyArray<readonly [Place, string, RegExp]>

/** The modules that a view downloads with its scripts. */
const modulesOf = async ({ scripts }: View): Promise<Modules> => {
  const modules = await modulesByFile()
  const found = scripts.map((path) => {
    const inFile = modules.get(path.slice(1))
    if (inFile === undefined) throw new Error(`The build does not know ${path}.`)
    return inFile
  })
  return Object.assign({}, ...found)
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
    const { purchase, quote } = await keptOf(browser, originOf(loginless), loginless)
    const at = (path: string) => `${originOf(loginless)}${path}`
    const results = await visit(browser, (page) => weigh(page, loginless, at("/cotizar"), plans(page).first()), quote)
    const paying = await visit(
      browser,
      (page) => weigh(page, loginless, at("/cotizarcompletarpago"), payButton(page)),
      purchase
    )
    const views: Record<Place, ReadonlyArray<View>> = { home, "/cotizar with plans": [results], payment: [paying] }
    return { views, heap: await heapOf(browser, at("/")) }
  } finally {
    await browser.close()
    await sandbox.close()
  }
}

interface Row {
  /** A place's figure. */
  readonly what: string
  readonly measured: number
  readonly limit: number
  /** Whose figure it is: of several homes the heaviest counts. */
  readonly of?: string
}

/** Each figure of a place that has a limit. */
const rowsOf = (place: Place, views: ReadonlyArray<View>): ReadonlyArray<Row> =>
  (Object.entries(budgets[place]) as ReadonlyArray<[Figure, number]>).map(([what, limit]) => {
    const { figures, name } = views.reduce((a, b) => (b.figures[what] > a.figures[what] ? b : a))
    return { what: `${place}: ${what}`, measured: figures[what], limit, of: name }
  })

const isTooMuch = ({ limit, measured }: Row) => measured > limit

/** What a developer whose change is too much does next. */
const advice =
  "TOO MUCH: in a checkout of main, build and measure too; then `BASE=<its folder> npm test -- budgets` lists, by module, " +
  "what your change adds. What may come late, and how a limit is raised: stories/operating/guides/measuring.md"

/** With three digits: a byte over a limit must not read like the limit. */
const lineOf = (row: Row) => {
  const [measured, limit] = [row.measured, row.limit].map((figure) => figure.toFixed(3).padStart(8))
  const what = row.of === undefined ? row.what : `${row.what} (most: ${row.of})`
  const room = row.limit > 0 ? ` ${((1 - row.measured / row.limit) * 100).toFixed(1).padStart(5)} % left` : ""
  return `| ${what.padEnd(50)} | ${measured} | <= ${limit} |${isTooMuch(row) ? " TOO MUCH" : room}`
}

/**
 * Applies the budgets to the build. `BASE=<folder>`, another checkout in which they were measured,
 * also prints what differs from it, by figure and by module.
 */
export const measureBudgets = async (): Promise<Outcome> => {
  const { heap, views } = await measure()
  const places = Object.keys(views) as ReadonlyArray<Place>
  const firstOf = places.flatMap((place) => views[place].slice(0, 1).map((view) => ({ place, view })))
  const modules = Object.fromEntries(
    await Promise.all(firstOf.map(async ({ place, view }) => [place, await modulesOf(view)] as const))
  )
  const early = lateOnly.map(([place, what, pattern]) => ({
    what: `${place}: modules of ${what}`,
    found: Object.keys(modules[place] ?? {}).filter((module) => pattern.test(module))
  }))
  const rows: ReadonlyArray<Row> = [
    ...places.flatMap((place) => rowsOf(place, views[place])),
    { what: "home: MB of heap after load", measured: heap, limit: heapBudget },
    ...early.map(({ found, what }) => ({ what, measured: found.length, limit: 0 }))
  ]
  const weights = { figures: Object.fromEntries(rows.map(({ measured, what }) => [what, measured])), modules }
  await keepWeights(weights)
  const since = process.env.BASE ? await sinceBase(process.env.BASE, weights) : []
  const failed = rows.filter(isTooMuch).length
  const lists = firstOf.flatMap(({ place, view }) => ["", place, ...view.list])
  const output = [
    ...rows.map(lineOf),
    ...since,
    ...(failed > 0 ? [advice, ...early.flatMap(({ found }) => found), ...lists] : [])
  ].join("\n")
  return { passed: rows.length - failed, failed, output }
}
