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

/** Holds a chunk of code back. The returned function lets it come, and waits until it has run. */
export const holdUp = async (page: Page, chunk: string) => {
  const release = await hold(page, `**/assets/${chunk}-*.js`)
  return async () => {
    release()
    await page.waitForFunction(
      (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/${name}-`)),
      chunk
    )
    // Firefox asks a second time, for a module after its preload.
    await page.waitForTimeout(page.context().browser()?.browserType().name() === "firefox" ? 2000 : 500)
  }
}
