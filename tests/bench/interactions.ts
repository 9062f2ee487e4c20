import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright"
import { build } from "vite"
import { startSandbox } from "../../contracts/sandbox/server"
import { findBrowser, launchArgs } from "../run/browser"
import { root } from "../run/command"
import { serveFolder } from "../run/serveFolder"
import { cards } from "../walks/steps/paying"
import { aTraveller, choose, fillHome, fillPassenger, goOn } from "../walks/steps/purchase"
import { aWish, bar, fillBar, plans, submit } from "../walks/steps/quoteBar"

/*
 * Every interaction of a whole purchase by event timing, on a slowed processor, and some of them
 * beside a bare React page of the same content. Needs `npm run build`.
 * npx tsx tests/bench/interactions.ts [channel] [folder of the build]
 */
const [channel = "b2c", dist = join(root, "dist")] = process.argv.slice(2)
const goal = { slowdown: 6, p98: 200 }
/** Milliseconds from press to paint at 4x. */
const goals = { "date picker": 120, "pick a day": 48, comparison: 64, typing: 24 } as const
type Measured = keyof typeof goals

type Timed = { durations?: Map<number, number> }

/** Notes the longest event of each interaction, in milliseconds. Needs to run before the page does. */
const watch = () => {
  const page = window as Timed
  page.durations = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { readonly interactionId?: number }>) {
      const id = entry.interactionId ?? 0
      if (id > 0) page.durations?.set(id, Math.max(page.durations.get(id) ?? 0, entry.duration))
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const slowed = async (browser: Browser, rate: number) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "es-AR" })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
  return { page, close: () => context.close() }
}

/** The durations since the last call. Interactions below 16 ms are not told. */
const taken = async (page: Page) => {
  await page.waitForTimeout(600)
  return page.evaluate(() => {
    const { durations } = window as Timed
    const values = [...(durations?.values() ?? [])]
    durations?.clear()
    return values
  })
}

const quantile = (values: ReadonlyArray<number>, share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

/** Buys, and returns every interaction's duration. */
const purchase = async (browser: Browser, origin: string, rate: number) => {
  const { close, page } = await slowed(browser, rate)
  page.setDefaultTimeout(60_000)
  const all: Array<number> = []
  const note = async () => void all.push(...(await taken(page)))
  await page.goto(origin)
  await fillBar(page, aWish())
  await note()
  await submit(page)
  await plans(page).first().waitFor()
  await note()
  await choose(page, channel)
  await page.getByRole("group", { name: "Pasajero 1" }).waitFor()
  await note()
  await fillPassenger(page, 1, channel, aTraveller())
  await fillHome(page, channel)
  await page.getByLabel("Apellido").pressSequentially("Martínez")
  await note()
  await goOn(page)
  await page.waitForURL("**/cotizarcompletarpago")
  await page.getByLabel("Número de tarjeta").pressSequentially(cards.visa)
  await page.getByLabel("Cuotas").selectOption({ index: 1 })
  await page.getByLabel("Acepto los términos y condiciones").check()
  await note()
  await page.getByRole("button", { name: "COMPLETAR PAGO" }).click()
  await note()
  await page.waitForURL("**/cotizarpagoexitoso")
  await close()
  return all
}

type Rows = Partial<Record<Measured, number>>

const longest = async (page: Page, step: () => Promise<unknown>) => {
  await taken(page)
  await step()
  return Math.max(8, ...(await taken(page)))
}

const ofPortal = async (browser: Browser, origin: string): Promise<Rows> => {
  const { close, page } = await slowed(browser, 4)
  page.setDefaultTimeout(60_000)
  await page.goto(origin, { waitUntil: "networkidle" })
  const dates = bar(page).getByRole("button", { name: /^Fechas/ })
  await dates.click()
  await page.getByRole("dialog", { name: "Fechas" }).getByRole("grid").first().waitFor()
  await page.keyboard.press("Escape")
  const picker = await longest(page, () => dates.click())
  const days = page
    .getByRole("dialog", { name: "Fechas" })
    .getByRole("gridcell")
    .getByRole("button", { disabled: false })
  const day = await longest(page, () => days.nth(20).click())
  await page.keyboard.press("Escape")
  await fillBar(page, aWish({ ages: [34, 30, 9, 4] }))
  await submit(page)
  await plans(page).first().waitFor()
  const details = plans(page).first().getByRole("button", { name: "Ver detalles" })
  await details.click()
  await page.getByRole("dialog", { name: "Comparar planes" }).waitFor()
  await page.keyboard.press("Escape")
  const comparison = await longest(page, () => details.click())
  await page.keyboard.press("Escape")
  await choose(page, channel)
  const name = page.getByRole("group", { name: "Pasajero 1" }).getByLabel("Apellido")
  await name.click()
  const typing = await longest(page, () => name.pressSequentially("Martinez", { delay: 60 }))
  await close()
  return { "date picker": picker, "pick a day": day, comparison, typing }
}

const ofBare = async (browser: Browser, url: string): Promise<Rows> => {
  const { close, page } = await slowed(browser, 4)
  await page.goto(url)
  const open = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const picker = await longest(page, () => open("calendario"))
  const day = await longest(page, () => page.getByRole("button", { name: "día 30", exact: true }).click())
  const comparison = await longest(page, () => open("comparar"))
  await open("formulario")
  const field = page.getByLabel("campo 1.2", { exact: true })
  await field.click()
  const typing = await longest(page, () => field.pressSequentially("Martinez", { delay: 60 }))
  await close()
  return { "date picker": picker, "pick a day": day, comparison, typing }
}

const outDir = await mkdtemp(join(tmpdir(), "bare-"))
await build({
  root: join(import.meta.dirname, "bare"),
  configFile: false,
  logLevel: "error",
  build: { outDir, emptyOutDir: true, rollupOptions: { input: join(import.meta.dirname, "bare/bare.html") } }
})
const [portal, bare] = await Promise.all([startSandbox({ port: 0, dist }), serveFolder(outDir)])
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })
const origin = `http://${channel}.localhost:${portal.port}/`
try {
  for (const rate of [4, goal.slowdown]) {
    const all = await purchase(browser, origin, rate)
    const p98 = quantile(all, 0.98)
    console.log(`purchase at ${rate}x: ${all.length} interactions, p98 ${p98} ms, longest ${Math.max(...all)} ms`)
    if (rate === goal.slowdown && p98 > goal.p98) process.exitCode = 1
  }
  const [ours, floor] = [await ofPortal(browser, origin), await ofBare(browser, `${bare.url}/bare.html`)]
  for (const [what, most] of Object.entries(goals)) {
    const [here, there] = [ours[what as Measured] ?? 0, floor[what as Measured] ?? 1]
    console.log(
      `${what}: ${here} ms at 4x, ${(here / there).toFixed(1)}x a bare React page (${there} ms); goal ${most} ms`
    )
  }
} finally {
  await browser.close()
  await Promise.all([portal.close(), bare.close()])
  await rm(outDir, { recursive: true, force: true })
}
