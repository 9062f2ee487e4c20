import type { Browser, BrowserContext, Page } from "@playwright/test"
import { fillEverybody } from "../e2e/steps/paying"
import { choose, goOn } from "../e2e/steps/purchase"
import { aWish, fillBar, plans, submit } from "../e2e/steps/quoteBar"

/** What a browser keeps of a visit. */
export type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>

/** A visitor with an empty cache, and with `kept` from an earlier visit. */
export const visit = async <Result>(browser: Browser, use: (page: Page) => Promise<Result>, kept?: Kept) => {
  const size = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const
  const context = await browser.newContext(kept === undefined ? size : { ...size, storageState: kept })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * The browser's storage after a quote, and after a purchase up to the payment, of a channel that
 * sells without a login.
 */
export const keptOf = (browser: Browser, origin: string, id: string) =>
  visit(browser, async (page) => {
    await page.goto(`${origin}/`)
    await fillBar(page, aWish())
    await submit(page)
    await plans(page).first().waitFor()
    const quote = await page.context().storageState()
    await choose(page, id)
    await fillEverybody(page, id)
    await goOn(page)
    await page.waitForURL("**/cotizarcompletarpago")
    return { quote, purchase: await page.context().storageState() }
  })
