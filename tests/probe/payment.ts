import { integrityOf } from "../../src/build/inventory/scripts"
import { approvedOf, paymentPath } from "../watch/approved"
import { compare } from "../watch/compare"
import { ask } from "./ask"
import { type Looked, looked } from "./finding"
import type { Rules, Target } from "./target"

/** At most so many requests under way. */
const together = 6

const inTurn = async <Item, Result>(items: ReadonlyArray<Item>, use: (item: Item) => Promise<Result>) => {
  const results: Array<Result> = []
  for (let at = 0; at < items.length; at += together)
    results.push(...(await Promise.all(items.slice(at, at + together).map(use))))
  return results
}

const allIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found)

/**
 * The payment document and each script of its inventory, as they are sent, compared as
 * `payment:watch` does. What only a browser draws or calls is the watch's affair (TR-27).
 */
export const lookAtPayment = async ({ host, origin }: Target, rules: Rules): Promise<Looked> => {
  const approved = approvedOf(rules.dist, host, rules.connect)
  const page = await ask(`${origin}${paymentPath}`, rules)
  const html = page.body.toString()
  const scripts = await inTurn([...approved.scripts.keys()], async (path) => {
    const { body, status } = await ask(`${origin}${path}`, rules)
    return { path, status, integrity: integrityOf(body) }
  })
  const there = scripts.filter(({ status }) => status === 200)
  const lost = scripts.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} answers ${status}`)
  const resolved = (address: string) => new URL(address, `${origin}${paymentPath}`).href
  const found = compare(
    {
      origin,
      landed: page.headers.location === undefined ? `${origin}${paymentPath}` : resolved(page.headers.location),
      status: page.status,
      headers: page.headers,
      html,
      scripts: there.map(({ integrity, path }) => [`${origin}${path}`, integrity] as const),
      inline: allIn(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
      targets: allIn(html, /<(?:form|button|input)[^>]*\b(?:form)?action="([^"]*)"/g).map(resolved),
      frames: allIn(html, /<(?:iframe|frame|embed)[^>]*\bsrc="([^"]*)"/g).map(resolved),
      connections: allIn(html, /<(?:link|img)[^>]*\b(?:href|src)="([^"]*)"/g).map((url) => [resolved(url), "link"])
    },
    approved
  )
  const findings = [...lost, ...found.map(({ kind, what }) => `${kind}: ${what}`)]
  return looked("payment", `${scripts.length} scripts of the inventory`, findings)
}
