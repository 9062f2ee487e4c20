import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { type BrowserContext, firefox } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { setNow } from "../e2e/steps/fixtures"
import { dist, withSandbox } from "../e2e/steps/sandbox"
import { typeAsUsersDo } from "../e2e/steps/typing"
import { findFirefox } from "../engines/installed"
import { type Desktop, startDesktop } from "./desktop"
import { type Listener, listenTo } from "./listener"

/** The day of every transcript, for page and provider. */
export const today = "2030-03-04T15:00:00Z"

/** Spanish, still, without pages of its own, and without pages kept in memory. */
const preferences = {
  "browser.aboutwelcome.enabled": false,
  "browser.sessionhistory.max_total_viewers": 0,
  "browser.tabs.inTitlebar": 0,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionPolicyBypassNotification": true,
  "intl.locale.requested": "es-AR",
  "startup.homepage_welcome_url": "about:blank",
  "ui.prefersReducedMotion": 1
}

const openFirefox = async ({ env }: Desktop) => {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error("There is no Firefox ESR.")
  return firefox.launch({
    args: ["--width=1400", "--height=960"],
    channel: "moz-firefox",
    env: { ...env },
    executablePath,
    firefoxUserPrefs: preferences,
    headless: false
  })
}

/** A way through the portal by a visitor who listens. */
export const test = withSandbox.extend<
  { readonly visit: (channel: string, path?: string) => Promise<Listener> },
  { readonly desktop: Desktop }
>({
  desktop: [
    async ({ browserName: _ }, use) => {
      const desktop = await startDesktop()
      await use(desktop)
      await desktop.close()
    },
    { scope: "worker" }
  ],
  sandboxPort: [
    async ({ browserName: _ }, use) => {
      if (!existsSync(`${dist}/index.html`)) throw new Error("There is no build to listen to: build first.")
      const sandbox = await startSandbox({ port: 0, dist, now: () => new Date(today) })
      await use(sandbox.port)
      await sandbox.close()
    },
    { scope: "worker" }
  ],
  visit: async ({ desktop, sandbox }, use, info) => {
    const from = desktop.speech.spoken.length
    const browser = await openFirefox(desktop)
    const contexts: Array<BrowserContext> = []
    await use(async (channel, path = "/") => {
      const context = await browser.newContext({
        locale: "es-AR",
        timezoneId: "America/Argentina/Buenos_Aires",
        viewport: null
      })
      contexts.push(context)
      await context.addInitScript(typeAsUsersDo)
      const page = await context.newPage()
      await setNow(page, today)
      const listener = listenTo(page, desktop)
      await listener.act(path, () => sandbox.open(page, channel, path))
      return listener
    })
    const lines = desktop.speech.spoken.slice(from).map(({ at, text }) => `${at} ${text}`)
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath("spoken.txt"), lines.join("\n"))
    for (const context of contexts) await context.close()
    await browser.close()
  }
})
