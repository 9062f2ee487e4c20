import { createHash } from "node:crypto"
import type { Browser, Page, Request } from "playwright"
import type { Kept } from "../run/keptPurchase"
import { type Approved, paymentPath } from "./approved"
import type { Seen } from "./compare"

const integrityOf = (bytes: Buffer) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`

/** What the document holds once it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    inline: [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")].map(({ text }) => text),
    targets: [...document.querySelectorAll("form[action], [formaction]")].map((sender) =>
      String(new URL(sender.getAttribute("formaction") ?? sender.getAttribute("action") ?? "", location.href))
    ),
    frames: [...document.querySelectorAll("iframe, frame, object, embed")].map(
      (frame) => frame.getAttribute("src") ?? frame.getAttribute("data") ?? "about:blank"
    )
  }))

/** The hash of each listed script as the server sends it now, asked for by a page without scripts. */
const asServed = async (page: Page, origin: string, paths: ReadonlyArray<string>) => {
  const [first] = paths
  if (first === undefined) return []
  await page.goto(`${origin}${first}`)
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const bytes = await (await fetch(path, { cache: "reload" })).arrayBuffer()
          const hash = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes))
          return [`${location.origin}${path}`, `sha384-${btoa(String.fromCharCode(...hash))}`] as const
        })
      ),
    [...paths]
  )
}

/**
 * Opens the payment page as a buyer's browser does, with what an earlier visit kept, and notes all
 * that it received, drew and called.
 */
export const observe = async (browser: Browser, url: string, approved: Approved, kept?: Kept): Promise<Seen> => {
  const { origin } = new URL(url)
  const context = await browser.newContext({ ...(kept && { storageState: kept }), serviceWorkers: "block" })
  try {
    const page = await context.newPage()
    const asked: Array<Request> = []
    page.on("request", (request) => void asked.push(request))
    const answer = await page.goto(`${origin}${paymentPath}`, { waitUntil: "commit" })
    if (answer === null) throw new Error("The page gave no answer.")
    const body = answer.text().catch(() => "")
    await page.waitForLoadState("load")
    await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => undefined)
    const shown = await drawn(page)
    const scripts = await Promise.all(
      asked
        .filter((request) => request.resourceType() === "script")
        .map(async (request) => {
          const bytes = await (await request.response().catch(() => null))?.body().catch(() => undefined)
          return [request.url(), bytes ? integrityOf(bytes) : "refused"] as const
        })
    )
    // A script that the browser refused is judged as the server sends it.
    const received = scripts.filter(([script, integrity]) => {
      const { origin: from, pathname } = new URL(script)
      return integrity !== "refused" || from !== origin || !approved.scripts.has(pathname)
    })
    const others = asked.filter((request) => !["script", "document"].includes(request.resourceType()))
    return {
      ...shown,
      ...{ origin, landed: answer.url(), status: answer.status(), headers: answer.headers(), html: await body },
      scripts: [...received, ...(await asServed(page, origin, [...approved.scripts.keys()]))],
      connections: others.map((request) => [request.url(), request.resourceType()] as const)
    }
  } finally {
    await context.close()
  }
}
