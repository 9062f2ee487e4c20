import type { Page } from "@playwright/test"

/** Holds requests back, as a slow line does. The returned function lets them go. */
export const hold = async (page: Page, requests: string | RegExp) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/**
 * Holds a chunk of code back. The returned function lets it come, and waits until it has run and the
 * page has nothing to do.
 */
export const holdUp = async (page: Page, chunk: string) => {
  const release = await hold(page, `**/assets/${chunk}-*.js`)
  return async () => {
    release()
    // A function that gives a promise would count as true at once.
    const module = await page.waitForFunction((name) => {
      const addresses = performance.getEntriesByType("resource").map((entry) => entry.name)
      return addresses.find((address) => address.includes(`/assets/${name}-`) && address.endsWith(".js"))
    }, chunk)
    await module.evaluate(async (address) => {
      await import(address ?? "")
      // React shows what it has waited for up to 300 ms later.
      await new Promise((later) => setTimeout(later, 400))
      await new Promise((idle) => requestIdleCallback(idle))
    })
  }
}
