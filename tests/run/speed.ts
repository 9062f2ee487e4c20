import { join } from "node:path"
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { fillCard, payButton } from "../e2e/steps/paying"
import { aWish, fillBar, plans, submit } from "../e2e/steps/quoteBar"
import { blockedMs, workedMs } from "./blockedMs"
import { findBrowser, launchArgs } from "./browser"
import { root } from "./command"
import { keptOf } from "./keptPurchase"

// Prints how fast the built portal is, in ms, as medians of interleaved rounds (Operating, Measuring).
// `BASE=<folder>`, another checkout with its dist/, is measured in the same rounds, so that a busy
// machine slows both. No figure has a limit: none is the same on two machines.

const rounds = Number(process.env.ROUNDS ?? 9)
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const

/** Bytes a second and ms of Lighthouse's slow 4G. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

type Opened = readonly [page: Page, slow: (cpu: number, network?: typeof slow4G) => Promise<unknown>]

const open = async <T>(browser: Browser, options: BrowserContextOptions, use: (...opened: Opened) => Promise<T>) => {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const slow: Opened[1] = async (cpu, network) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu })
    if (!network) return
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", network)
  }
  return use(page, slow).finally(() => context.close())
}

/** Notes the times of the last press, the sale's request and the first plan, and how long each press took. */
const note = (page: Page) =>
  page.addInitScript(() => {
    const noted = { press: 0, sent: 0, plan: 0 }
    const longest = new Map<number, number>()
    // Inline: tsx gives a named function a helper that the page does not have.
    addEventListener(
      "click",
      ({ timeStamp }) => {
        noted.press = timeStamp
        performance.mark("press")
      },
      true
    )
    const send = window.fetch
    window.fetch = (to, init) => {
      if (String(to instanceof Request ? to.url : to).includes("enroll"))
        noted.sent = performance.mark("sent").startTime
      return send(to, init)
    }
    new MutationObserver(() => {
      if (location.pathname === "/cotizar" && noted.plan === 0 && document.querySelector("main article h3"))
        noted.plan = performance.now()
    }).observe(document, { childList: true, subtree: true })
    const fromOneFrame = { type: "event", buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const event of list.getEntries()) {
        if (!(event instanceof PerformanceEventTiming) || event.interactionId === 0) continue
        longest.set(event.interactionId, Math.max(event.duration, longest.get(event.interactionId) ?? 0))
      }
    }).observe(fromOneFrame)
    Object.assign(window, { noted, longest })
  })

const noted = (page: Page, name: string) =>
  page.evaluate((asked) => Number(Reflect.get(Reflect.get(window, "noted"), asked)), name)

/** From COTIZAR on a home to its first plan, at 4x CPU and slow 4G. */
const firstPlan = (browser: Browser, origin: string) =>
  open(browser, {}, async (page, slow) => {
    await note(page)
    await page.goto(`${origin}/`)
    await fillBar(page, aWish())
    await page.waitForLoadState("networkidle")
    await slow(4, slow4G)
    await submit(page)
    await plans(page).first().waitFor()
    return (await noted(page, "plan")) - (await noted(page, "press"))
  })

type Kept = Awaited<ReturnType<typeof keptOf>>

const press = async (page: Page) => {
  await payButton(page).click()
  await expect.poll(() => noted(page, "sent")).toBeGreaterThan(0)
}

/** Step 3 with a card, whose sale is not answered: the page of success would be another document. */
const payment = (browser: Browser, origin: string, { purchase }: Kept, use: (...opened: Opened) => Promise<number>) =>
  open(browser, { storageState: purchase }, async (page, slow) => {
    await note(page)
    await page.goto(`${origin}/cotizarcompletarpago`)
    await fillCard(page)
    await page.waitForLoadState("networkidle")
    await page.route("**/sales/enroll", () => undefined)
    return use(page, slow)
  })

/** From COMPLETAR PAGO to its request, at 4x CPU. */
const request = (browser: Browser, origin: string, kept: Kept) =>
  payment(browser, origin, kept, async (page, slow) => {
    await slow(4)
    await press(page)
    return (await noted(page, "sent")) - (await noted(page, "press"))
  })

/** CPU time of the page's thread from COMPLETAR PAGO to its request, at full speed. */
const worked = (browser: Browser, origin: string, kept: Kept) =>
  payment(browser, origin, kept, (page) => workedMs(browser, page, ["press", "sent"], () => press(page)))

/** What each press on a home's bar and in a card's form takes, at 6x CPU. */
const presses = (browser: Browser, origin: string, { purchase }: Kept) =>
  open(browser, { storageState: purchase }, async (page, slow) => {
    await note(page)
    await slow(6)
    const took = () => page.evaluate(() => [...(Reflect.get(window, "longest") as Map<number, number>).values()])
    await page.goto(`${origin}/`)
    await fillBar(page, aWish())
    const typed = await took()
    await page.goto(`${origin}/cotizarcompletarpago`)
    await fillCard(page)
    return [...typed, ...(await took())]
  })

const at = (share: number, figures: ReadonlyArray<number>) =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs, "--disable-gpu"] })
const folders = [root, ...(process.env.BASE ? [process.env.BASE] : [])]
const measured = await Promise.all(
  folders.map(async (folder) => {
    const sandbox = await startSandbox({ port: 0, dist: join(folder, "dist") })
    const origin = `http://b2c.localhost:${sandbox.port}`
    return { folder, sandbox, origin, kept: await keptOf(browser, origin, "b2c"), took: new Map<string, number[]>() }
  })
)
for (let round = 0; round < rounds; round++)
  for (const { kept, origin, took } of measured) {
    const add = (what: string, ...figures: ReadonlyArray<number>) =>
      took.set(what, [...(took.get(what) ?? []), ...figures])
    add("COTIZAR to the first plan, 4x and slow 4G", await firstPlan(browser, origin))
    add("COMPLETAR PAGO to its request, 4x", await request(browser, origin, kept))
    add("worked between the two at full speed", await worked(browser, origin, kept))
    add("p98 of presses, 6x", ...(await presses(browser, origin, kept)))
    for (const [what, javaScriptEnabled] of [
      ["blocked on the home, 4x", true],
      ["blocked without scripts, 4x", false]
    ] as const)
      add(what, await open(browser, { javaScriptEnabled }, (page) => blockedMs(browser, page, `${origin}/`)))
  }
for (const { folder, sandbox, took } of measured) {
  console.log(folder)
  for (const [what, figures] of took) {
    const [least, most, told] = [0, 1, what.startsWith("p98") ? 0.98 : 0.5].map((share) =>
      at(share, figures).toFixed(0)
    )
    console.log(`${told?.padStart(8)}  ${what} (${figures.length}: ${least} to ${most})`)
  }
  await sandbox.close()
}
await browser.close()
