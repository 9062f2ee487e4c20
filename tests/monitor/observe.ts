import { createHash } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { BrowserContext, Page, Request } from "@playwright/test"
import { type Approved, paymentPath } from "./approved"
import type { Seen } from "./compare"

const integrityOf = (bytes: Buffer) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`

/** In milliseconds. An answer that comes later counts as none: a server must not silence the watch. */
const latest = 30_000
const late = `nothing within ${latest / 1000} s`
const inTime = <Result>(answer: Promise<Result>) =>
  Promise.race([answer.catch(() => undefined), setTimeout(latest, undefined, { ref: false })])

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
    ({ all, late, latest }) =>
      Promise.all(
        all.map(async (path) => {
          const url = `${location.origin}${path}`
          try {
            const answer = await fetch(path, { cache: "reload", signal: AbortSignal.timeout(latest) })
            const hash = new Uint8Array(await crypto.subtle.digest("SHA-384", await answer.arrayBuffer()))
            return [url, `sha384-${btoa(String.fromCharCode(...hash))}`] as const
          } catch {
            return [url, late] as const
          }
        })
      ),
    { all: [...paths], late, latest }
  )
}

/**
 * Opens the payment page as a buyer's browser does, and notes all that it received, drew and
 * called.
 */
export const observe = async (context: BrowserContext, origin: string, approved: Approved): Promise<Seen> => {
  const page = await context.newPage()
  const asked: Array<Request> = []
  page.on("request", (request) => void asked.push(request))
  const answer = await page.goto(`${origin}${paymentPath}`, { waitUntil: "commit" })
  if (answer === null) throw new Error("The page gave no answer.")
  const body = inTime(answer.text())
  await page.waitForLoadState("load", { timeout: latest }).catch(() => undefined)
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => undefined)
  const shown = await drawn(page)
  const scripts = await Promise.all(
    asked
      .filter((request) => request.resourceType() === "script")
      .map(async (request) => {
        const bytes = await inTime(request.response().then((came) => came?.body()))
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
    origin,
    landed: answer.url(),
    status: answer.status(),
    headers: answer.headers(),
    html: (await body) ?? "",
    scripts: [...received, ...(await asServed(page, origin, [...approved.scripts.keys()]))],
    connections: others.map((request) => [request.url(), request.resourceType()] as const)
  }
}
