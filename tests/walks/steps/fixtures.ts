import type { Page } from "@playwright/test"
import { withSandbox } from "./sandbox"
import { typeAsUsersDo } from "./typing"

export { expect } from "@playwright/test"
export type { SandboxHandle } from "./sandbox"

/** Fixes the page's clock at this instant. */
export const setNow = (page: Page, now: string) => page.clock.setFixedTime(new Date(now))

/** A walk by Playwright's page, with a sandbox. The page must not throw. */
export const test = withSandbox.extend<{ readonly calm: undefined }>({
  calm: [
    async ({ browserName, page }, use) => {
      if (browserName === "firefox") await page.context().addInitScript(typeAsUsersDo)
      const errors: Array<string> = []
      // Firefox asks each page for an icon, which the policy of the sandbox's own pages refuses.
      page.on("pageerror", ({ message }) => /\/favicon\.ico/.test(message) || errors.push(message))
      await use(undefined)
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join("\n")}`)
    },
    { auto: true }
  ]
})
