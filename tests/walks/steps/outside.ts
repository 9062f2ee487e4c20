import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { send } from "../../../contracts/sandbox/testing"
import { walkArgs } from "../../run/browser"
import { test as base } from "./fixtures"

/** The names under which the portal stands outside a developer's machine; here they all lead to the sandbox. */
export const productionOrigin = (host: string) => `http://asistencia.${host}.example`

/** Whose scripts the portal may ever load, and whoever they report to. */
export const trackerHosts = [
  "cdn.cookielaw.org",
  "www.googletagmanager.com",
  "www.clarity.ms",
  "www.google-analytics.com"
]

/** Every production name leads to the sandbox. */
const rulesFor = (port: number) => `MAP *.example:80 127.0.0.1:${port}`

/** Answers for the hosts of trackers from the sandbox: browsers insist on https there, so their names alone cannot lead to it. */
const answerTrackers = (context: BrowserContext, port: number) =>
  context.route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const { headers, status, text } = await send({ port }, pathname + search, { headers: { host } })
    await route.fulfill({ status, contentType: headers["content-type"] ?? "text/plain", body: text })
  })

/** Playwright's test in a browser that believes the sandbox to be the production hosts, and those of OneTrust and the trackers. */
export const test = base.extend<object, { readonly outside: Browser }>({
  outside: [
    async ({ sandboxPort }, use) => {
      const executablePath = process.env.CHROME_PATH
      const browser = await chromium.launch({
        args: [...walkArgs, `--host-resolver-rules=${rulesFor(sandboxPort)}`],
        ...(executablePath === undefined ? {} : { executablePath })
      })
      await use(browser)
      await browser.close()
    },
    { scope: "worker" }
  ],
  context: async ({ outside, sandboxPort }, use) => {
    const context = await outside.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "es-AR",
      timezoneId: "America/Argentina/Buenos_Aires",
      reducedMotion: "reduce"
    })
    await answerTrackers(context, sandboxPort)
    await use(context)
    await context.close()
  }
})

/** The hosts that a page asks for anything, as they are asked. */
export const hostsAsked = (page: Page | BrowserContext): ReadonlySet<string> => {
  const hosts = new Set<string>()
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith("http")) hosts.add(hostname)
  })
  return hosts
}

/** What the policy of a document did not let in, as the browser told it. */
export const refusedByPolicy = (page: Page): ReadonlyArray<string> => {
  const refused: Array<string> = []
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text())
  })
  return refused
}

/** What waits in the data layer: events as they are, commands as lists. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(
      JSON.stringify(window.dataLayer ?? [], (_key, value) =>
        Object.prototype.toString.call(value) === "[object Arguments]" ? Array.from(value) : value
      )
    )
  ) as Promise<ReadonlyArray<unknown>>
