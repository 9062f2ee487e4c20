import type { Browser, BrowserContext, LaunchOptions, Page } from "@playwright/test"
import { send } from "../../../contracts/sandbox/testing"
import { test as base } from "./fixtures"

/** The portal's names in production. Here they all lead to the sandbox. */
export const productionOrigin = (host: string) => `http://asistencia.${host}.example`

/** Hosts whose scripts the portal may load, and hosts that they report to. */
export const trackerHosts = [
  "cdn.cookielaw.org",
  "www.googletagmanager.com",
  "www.clarity.ms",
  "www.google-analytics.com"
]

/** Chromium maps the names itself. Firefox asks the sandbox as its proxy, which answers as a host. */
const toSandbox = (port: number, { args = [], firefoxUserPrefs = {}, ...options }: LaunchOptions): LaunchOptions => ({
  ...options,
  args: options.channel ? args : [...args, `--host-resolver-rules=MAP *.example:80 127.0.0.1:${port}`],
  firefoxUserPrefs: {
    ...firefoxUserPrefs,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": port,
    "network.proxy.no_proxies_on": "localhost"
  }
})

/**
 * Answers for trackers' hosts from the sandbox. Browsers insist on https there, so a host rule is
 * not enough.
 */
const answerTrackers = (context: BrowserContext, port: number) =>
  context.route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const { headers, status, text } = await send({ port }, pathname + search, { headers: { host } })
    await route.fulfill({ status, contentType: headers["content-type"] ?? "text/plain", body: text })
  })

/**
 * Playwright's test in a browser that takes the sandbox for the production hosts, OneTrust and the
 * trackers.
 */
export const test = base.extend<object, { readonly outside: Browser }>({
  outside: [
    async ({ browserName, channel, launchOptions, playwright, sandboxPort }, use) => {
      const options = channel === undefined ? launchOptions : { ...launchOptions, channel }
      const browser = await playwright[browserName].launch(toSandbox(sandboxPort, options))
      await use(browser)
      await browser.close()
    },
    { scope: "worker" }
  ],
  context: async ({ contextOptions, outside, sandboxPort }, use) => {
    const context = await outside.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "es-AR",
      timezoneId: "America/Argentina/Buenos_Aires",
      ...contextOptions
    })
    await answerTrackers(context, sandboxPort)
    await use(context)
    await context.close()
  }
})

/** Collects the hosts of the page's requests. */
export const hostsAsked = (page: Page | BrowserContext): ReadonlySet<string> => {
  const hosts = new Set<string>()
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith("http")) hosts.add(hostname)
  })
  return hosts
}

/** Collects the browser's reports of blocked sources. */
export const refusedByPolicy = (page: Page): ReadonlyArray<string> => {
  const refused: Array<string> = []
  page.on("console", (message) => {
    if (/Content Security Policy|page’s settings blocked/.test(message.text())) refused.push(message.text())
  })
  return refused
}
