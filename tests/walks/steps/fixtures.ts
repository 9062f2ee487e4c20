import type { Page } from "@playwright/test"
import { withSandbox } from "./sandbox"
import { typeAsUsersDo } from "./typing"

export { expect } from "@playwright/test"
export type { SandboxHandle } from "./sandbox"

/** Fixes the page's clock at this instant. */
export const setNow = (page: Page, now: string) => page.clock.setFixedTime(new Date(now))

/**
 * What Firefox reports as an error though the page is well, as far as the message tells: the icon
 * that it asks each page for, which the policy of the sandbox's own pages refuses; a file that
 * never came, whose digest is that of nothing; and the `body {}` of Playwright's photographs.
 */
const ofFirefox =
  /\/favicon\.ico|hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”|'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/

/** A walk by Playwright's page, with a sandbox. The page must not throw. */
export const test = withSandbox.extend<{ readonly calm: undefined }>({
  calm: [
    async ({ browserName, page }, use) => {
      if (browserName === "firefox") await page.context().addInitScript(typeAsUsersDo)
      const errors: Array<string> = []
      page.on("pageerror", ({ message }) => ofFirefox.test(message) || errors.push(message))
      await use(undefined)
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join("\n")}`)
    },
    { auto: true }
  ]
})
