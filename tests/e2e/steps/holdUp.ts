import type { Page } from "@playwright/test"

/** Holds a chunk of code back. The returned function lets it come, and waits until it has run. */
export const holdUp = async (page: Page, chunk: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await released
    await route.continue()
  })
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
