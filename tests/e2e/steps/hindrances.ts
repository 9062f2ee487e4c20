import type { Page } from "@playwright/test"

const scripts = "**/assets/*.js"

/** Five sixths of the page's time, for a browser whose protocol slows no processor. */
const keepBusy = () => {
  const busy = () => {
    const end = performance.now() + 50
    while (performance.now() < end);
    setTimeout(busy, 10)
  }
  busy()
}

/** What delays or blocks the scripts. */
export const circumstances: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "at once": async () => {},
  late: async (page) => {
    const end = new Promise((resolve) => {
      page.once("domcontentloaded", () => setTimeout(resolve, 3000))
    })
    await page.route(scripts, async (route) => {
      await end
      await route.continue()
    })
  },
  "lost once": async (page) => {
    const lost = new Set<string>()
    await page.route(scripts, async (route) => {
      const { pathname } = new URL(route.request().url())
      const isLost = !lost.has(pathname)
      lost.add(pathname)
      await (isLost ? route.abort() : route.continue())
    })
  },
  "slow CPU": async (page) => {
    const isChromium = page.context().browser()?.browserType().name() === "chromium"
    if (!isChromium) return page.addInitScript(keepBusy)
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  }
}

/**
 * A file of the build never arrives, as after a cut or a release. `heal` restores it, as do `tries`
 * requests.
 */
export const lose = async (page: Page, chunk: string, kind: "js" | "css", tries = Number.POSITIVE_INFINITY) => {
  const files = `**/assets/${chunk}-*.${kind}`
  let asked = 0
  await page.route(files, (route) => {
    asked += 1
    return asked > tries ? route.continue() : route.abort()
  })
  return { heal: () => page.unroute(files), asked: () => asked }
}
