import type { Approved } from "./approved"

/** What a browser saw of a payment page. */
export interface Seen {
  readonly origin: string
  /** Where the browser was after the redirects of the first request. */
  readonly landed: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** Address and `sha384-…` of every script that was loaded, or listed and asked for. */
  readonly scripts: ReadonlyArray<readonly [url: string, integrity: string]>
  /** Text of the scripts inside the document, once it was drawn. */
  readonly inline: ReadonlyArray<string>
  /** Addresses that forms and their buttons send to, once they were drawn. */
  readonly targets: ReadonlyArray<string>
  readonly frames: ReadonlyArray<string>
  /** Every address that was asked for, scripts and documents apart, with its kind. */
  readonly connections: ReadonlyArray<readonly [url: string, kind: string]>
}

/** One difference between a payment page and its release. */
export interface Finding {
  readonly kind: "document" | "header" | "script" | "form" | "frame" | "connection"
  readonly what: string
}

const directives = (policy: string) =>
  new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/)
      return [name, sources.sort().join(" ")] as const
    })
  )

const finding =
  (kind: Finding["kind"]) =>
  (what: string): Finding => ({ kind, what })

const policyFindings = (name: string, seen: string, wanted: string): ReadonlyArray<string> => {
  const [is, should] = [directives(seen), directives(wanted)]
  return [...new Set([...is.keys(), ...should.keys()])]
    .filter((one) => is.get(one) !== should.get(one))
    .map((one) => `${name}, ${one}: ${is.get(one) ?? "missing"}; approved: ${should.get(one) ?? "none"}`)
}

/**
 * Headers by which a browser tells of a page, leaves it, or forgets an open payment. A content
 * network may add them.
 */
const unwanted = [
  ...["reporting-endpoints", "report-to", "nel", "content-security-policy-report-only"],
  ...["refresh", "clear-site-data"]
]

/**
 * Headers that differ from the wanted ones, the content policy by directive, and unwanted ones.
 * Others may be there.
 */
const headerFindings = (headers: Seen["headers"], approved: Approved["headers"]): ReadonlyArray<Finding> => {
  const differing = Object.entries(approved).flatMap(([name, wanted]) => {
    const seen = headers[name]
    if (seen === wanted) return []
    if (seen !== undefined && name === "content-security-policy") return policyFindings(name, seen, wanted)
    return [`${name}: ${seen ?? "missing"}; approved: ${wanted}`]
  })
  const added = unwanted.filter((name) => headers[name] !== undefined && approved[name] === undefined)
  return [...differing, ...added.map((name) => `${name}: ${headers[name]}; approved: none`)].map(finding("header"))
}

const scriptFindings = ({ html, inline, origin, scripts }: Seen, approved: Approved): ReadonlyArray<Finding> => {
  /** The approved hash of a script; undefined for one that is not listed. */
  const listed = (src: string) => {
    const { origin: from, pathname } = new URL(src, origin)
    return from === origin ? approved.scripts.get(pathname) : undefined
  }
  const loaded = scripts
    .filter(([url, integrity]) => listed(url) !== integrity)
    .map(([url, integrity]) => `${url} is ${listed(url) === undefined ? "not listed" : `changed: ${integrity}`}`)
  const held = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)]
    .filter(([, src = ""]) => listed(src) === undefined)
    .map(([, src]) => `the document asks for ${src}, which is not listed`)
  const own = inline
    .filter((text) => !approved.html.includes(`>${text}</script>`))
    .map((text) => `the document holds: ${text.slice(0, 60)}`)
  return [...loaded, ...held, ...own].map(finding("script"))
}

const isElsewhere = (url: string, { connections }: Approved, origin: string) => {
  if (/^(data|blob|about):/.test(url)) return false
  const from = URL.canParse(url) ? new URL(url).origin : url
  return from !== origin && !connections.includes(from)
}

/**
 * Every difference between what a browser saw and the release: document, headers, scripts, targets
 * of forms, frames and connections. Empty if there is none (TR-26).
 */
export const compare = (seen: Seen, approved: Approved): ReadonlyArray<Finding> => {
  const { connections, frames, html, landed, origin, status, targets } = seen
  const strangers = (kind: Finding["kind"], urls: ReadonlyArray<string>, verb: string) =>
    urls.filter((url) => isElsewhere(url, approved, origin)).map((url) => finding(kind)(`${verb} ${url}`))
  const document = [
    ...(new URL(landed).origin === origin ? [] : [`the page led to ${landed}`]),
    ...(status === 200 ? [] : [`the page answered ${status}`]),
    ...(html === approved.html ? [] : ["its bytes are not those of the release"])
  ]
  const called = connections.map(([url]) => url)
  const all = [
    ...document.map(finding("document")),
    ...headerFindings(seen.headers, approved.headers),
    ...scriptFindings(seen, approved),
    ...strangers("form", targets, "a form sends to"),
    ...strangers("frame", frames, "the page holds"),
    ...strangers("connection", called, "the page called")
  ]
  return all.filter(({ kind, what }, at) => all.findIndex((one) => one.kind === kind && one.what === what) === at)
}
