import { expect as base, type Page } from "@playwright/test"
import { tapAsUsersDo, typeAsUsersDo } from "./playwrightBidi"
import { withSandbox } from "./sandbox"

export type { SandboxHandle } from "./sandbox"

/** Whether the page on show is that of the address, as its canonical link says. */
const isShown = () => {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical === null || new URL(canonical.href).pathname === location.pathname
}

/**
 * Playwright's, but `toHaveURL` waits for the page too: the address changes at once, while the page
 * before stays on show until the next one is here (SH-18).
 */
export const expect = base.extend({
  async toHaveURL(page: Page, url: string | RegExp, options?: { readonly timeout?: number }) {
    await (this.isNot ? base(page).not : base(page)).toHaveURL(url, options)
    if (!this.isNot) await page.waitForFunction(isShown)
    return { pass: !this.isNot, message: () => `${page.url()} is not ${url}` }
  }
})

/** The end of an address. */
export const at = (path: string) => new RegExp(`^[^/]*//[^/]*${path}$`)

/** Fixes the page's clock at this instant. */
export const setNow = (page: Page, now: string) => page.clock.setFixedTime(new Date(now))

/**
 * What Firefox reports as an error though no script threw: a script that it refused or never got,
 * which Chromium writes to the console; the icon that it asks each page for, which the policy of
 * the sandbox's own pages refuses; and the `body {}` of Playwright's photographs.
 */
const ofFirefox =
  /^None of the “sha384” hashes|^Loading module from .* was blocked|\/favicon\.ico|'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/

/** A walk by Playwright's page, with a sandbox. The page must not throw. */
export const test = withSandbox.extend<{ readonly calm: undefined }>({
  calm: [
    async ({ browserName, page }, use) => {
      if (browserName === "firefox") await tapAsUsersDo(page).context().addInitScript(typeAsUsersDo)
      const errors: Array<string> = []
      page.on("pageerror", ({ message }) => ofFirefox.test(message) || errors.push(message))
      await use(undefined)
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join("\n")}`)
    },
    { auto: true }
  ]
})
