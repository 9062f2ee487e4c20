import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { documentHeaders } from "../../contracts/sandbox/http/documents"
import { createStoredFiles } from "../../contracts/sandbox/http/storedFiles"
import { hostOf } from "../watch/approved"
import { headerFindings } from "../watch/compare"
import { ask, type Got } from "./ask"
import { type Looked, looked, wrong } from "./finding"
import type { Rules, Target } from "./target"

const hops = 5
const stored = createStoredFiles()

/** A page, with every address that led to it. A circle of redirects ends after five. */
export interface Reached {
  readonly got: Got
  readonly by: ReadonlyArray<string>
}

const isRedirect = ({ headers, status }: Got) => status >= 300 && status < 400 && headers.location !== undefined

/** Asks for the home, and for the page that it leads to. */
export const reach = async ({ origin }: Target, rules: Rules): Promise<Reached> => {
  const by = [`${origin}/`]
  let got = await ask(`${origin}/`, rules)
  while (isRedirect(got) && by.length <= hops) {
    const next = new URL(got.headers.location ?? "", by.at(-1))
    by.push(next.href)
    // Where a page leads away, the probe does not follow.
    if (next.origin !== origin) break
    got = await ask(next.href, rules)
  }
  return { got, by }
}

const led = ({ by }: Reached) =>
  wrong(
    [by.length > hops, `redirects in a circle: ${by.slice(0, 4).join(" → ")} …`],
    [by.length > 1 && by.length <= hops, `leads elsewhere: ${by.join(" → ")}`]
  )

const textOf = (dist: string, file: string) => {
  const path = join(dist, file)
  return existsSync(path) ? readFileSync(path, "utf8") : undefined
}

const brandIn = (html: string) => /<html[^>]* data-channel="([^"]*)"/.exec(html)?.[1]

/** Addresses of the build's own files that a document names. */
const filesIn = (html: string) => [...new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file))]

const ageOf = ({ headers }: Got) => Number(headers.age ?? 0)

const since = ({ headers }: Got) => {
  const modified = Date.parse(headers["last-modified"] ?? "")
  return Number.isNaN(modified) ? "" : `, ${((Date.now() - modified) / 3_600_000).toFixed(1)} h old`
}

/** The home: reached at once, of this brand, printed, and the release's own, no older copy. */
export const lookAtHome = (reached: Reached, { channel: { id } }: Target, { age, dist }: Rules): Looked => {
  const { got } = reached
  const html = got.body.toString()
  const brand = brandIn(html)
  const gone = filesIn(html).filter((file) => !existsSync(join(dist, file)))
  const isOther = html !== textOf(dist, `${id}/index.html`)
  const findings = [
    ...led(reached),
    ...wrong(
      [got.status !== 200, `answers ${got.status}`],
      [brand !== id, `shows ${brand === undefined ? "no brand" : `the brand ${brand}`}`],
      [
        !/<main[\s>][\s\S]*<h1[\s>]/.test(html.replace(/<template[\s\S]*?<\/template>/g, "")),
        "holds no printed content"
      ],
      [gone.length > 0, `is stale: the release has no ${gone.slice(0, 3).join(", ")}`],
      [isOther && gone.length === 0, "is not the page of the release"],
      [ageOf(got) > age, `is a copy of ${ageOf(got)} s ago; at most ${age} s is good`]
    )
  ]
  return looked("home", `${got.status}, ${html.length} characters${since(got)}, ${Math.round(got.ms)} ms`, findings)
}

/** The headers of the home: what the reference server sends, to the letter. */
export const lookAtHeaders = async ({ got }: Reached, target: Target, rules: Rules): Promise<Looked> => {
  const file = await stored(join(rules.dist, target.channel.id, "index.html"))
  const wanted = {
    ...documentHeaders("/", {
      inline: file?.inline ?? { scripts: [], styles: [] },
      connect: rules.connect,
      ...hostOf(rules.dist, target.host)
    }),
    "cache-control": "no-cache"
  }
  const findings = headerFindings(got.headers, wanted).map(({ what }) => what)
  return looked("headers", `${Object.keys(wanted).length} as they must be`, findings)
}

/** Addresses without a page: 404 with the brand's own words, and nothing that tells of the release. */
export const lookAtUnknown = async (target: Target, rules: Rules): Promise<Looked> => {
  const path = `/nada-${Date.now().toString(36)}`
  const [lost, release] = await Promise.all([
    ask(`${target.origin}${path}`, rules),
    ask(`${target.origin}/release/scripts.json`, rules)
  ])
  const isOwn = lost.body.toString() === textOf(rules.dist, `${target.channel.id}/404.html`)
  const findings = wrong(
    [lost.status !== 404, `${path} answers ${lost.status}, not 404`],
    [lost.status === 404 && !isOwn, `${path} does not show the brand's page of lost addresses`],
    [release.status !== 404, `/release/scripts.json answers ${release.status}: it is no visitor's`]
  )
  return looked("unknown", `${lost.status} with the brand's page`, findings)
}
