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
    await page.waitForFunction(async (name) => {
      const addresses = performance.getEntriesByType("resource").map((entry) => entry.name)
      const module = addresses.find((address) => address.includes(`/assets/${name}-`) && address.endsWith(".js"))
      if (module !== undefined) await import(module)
      return module && new Promise((idle) => requestIdleCallback(() => idle(true)))
    }, chunk)
  }
}
