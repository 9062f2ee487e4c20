import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { documentHeaders } from "../../contracts/sandbox/http/documents"
import type { HostingFacts } from "../../src/build/prerender/hostingFacts"

/** A script of a release, as `dist/release/scripts.json` lists it. */
interface Listed {
  readonly src: string
  readonly integrity: string
}

/** What the payment page of a release consists of: what a visitor's browser must see. */
export interface Approved {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly scripts: ReadonlyMap<string, string>
  /** Origins that may be called beside the page's own. */
  readonly connections: ReadonlyArray<string>
}

export const paymentPath = "/cotizarcompletarpago"

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const inlineOf = (html: string) => ({
  scripts: [...html.matchAll(/<script(?![^>]*(?: src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => sha256(text)
  ),
  styles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => sha256(text))
})

/** Whether a host's pages may run trackers; not if the build does not know it, as in nginx. */
const isTracked = (dist: string, host: string) => {
  const { tracked }: HostingFacts = JSON.parse(readFileSync(join(dist, "release/hosting.json"), "utf8"))
  return tracked.includes(host)
}

/** Reads the payment page of a build, as a host sends it. `connections` are origins that it may call. */
export const approvedOf = (dist: string, host: string, connections: ReadonlyArray<string>): Approved => {
  const html = readFileSync(join(dist, "index.html"), "utf8")
  const listed: ReadonlyArray<Listed> = JSON.parse(readFileSync(join(dist, "release/scripts.json"), "utf8"))
  const page = { inline: inlineOf(html), connect: connections, tracked: isTracked(dist, host) }
  return {
    html,
    headers: documentHeaders(paymentPath, page),
    scripts: new Map(listed.map(({ integrity, src }) => [src, integrity])),
    connections
  }
}
