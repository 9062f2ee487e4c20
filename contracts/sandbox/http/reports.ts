/** Where browsers report to, on every host that wants reports (TR-28). */
export const reportsPath = "/reports"

/** What is kept of a browser's report: which rule broke, and where. No query, referrer or sample. */
export type Report = {
  readonly type: string
  readonly page?: string
  readonly rule?: string
  readonly blocked?: string
  readonly source?: string
  readonly line?: number
  readonly reason?: string
}

const types = ["csp-violation", "integrity-violation", "crash", "deprecation", "intervention"]
const keywords = /^(inline|eval|wasm-eval|data|blob|self|trusted-types-policy|trusted-types-sink)$/
/** A person's number or address in disguise: seven digits in all, or an at sign, however it is escaped. */
const isPersonal = (text: string) => /@|%40/i.test(text) || text.replace(/\D/g, "").length >= 7

const rules = [
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "font-src", "connect-src", "worker-src", "manifest-src", "frame-src"],
  ...["child-src", "object-src", "media-src", "base-uri", "form-action", "frame-ancestors"],
  ...["require-trusted-types-for", "trusted-types", "script", "style"]
]
const reasons = ["oom", "unresponsive"]

const oneOf = (known: readonly string[], value: unknown) => known.find((name) => name === value)

const pages =
  /^\/(cotizar(pasajeros|completarpago|pagoexitoso)?|validar|datospersonales|tusdatos|tuscompras|compraexterna)?\/?$/i

/** A page of the way to a purchase or of the account, or a file of the build. */
const isPath = (path: string) => pages.test(path) || /^\/assets\/[\w.-]{1,80}$/.test(path)

const hostOf = ({ host }: URL) => (/^[a-z0-9.:-]{1,80}$/.test(host) ? host : "")

/** Host and path of an address; the path only if the portal itself has such ones. */
const place = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined
  if (keywords.test(value)) return value
  if (!URL.canParse(value) || !/^https?:/.test(value)) return undefined
  const url = new URL(value)
  return `${hostOf(url)}${isPath(url.pathname) ? url.pathname : "/…"}`
}

const hash = /-[\w-]{8}\.(js|css)$/

/** The hash in a built file's name may look like a number. */
const safe = (text: string | undefined) =>
  text !== undefined && !isPersonal(text.replace(hash, ".$1").replace(/:\d+/, "")) ? text : undefined

const fieldsOf = (body: Readonly<Record<string, unknown>>) => {
  const line = body.lineNumber ?? body["line-number"]
  const found = {
    page: safe(place(body.documentURL ?? body["document-uri"])),
    rule: oneOf(rules, body.effectiveDirective ?? body["effective-directive"] ?? body.destination),
    blocked: safe(place(body.blockedURL ?? body["blocked-uri"])),
    source: safe(place(body.sourceFile ?? body["source-file"])),
    line: Number.isInteger(line) && Number(line) < 1e6 ? Number(line) : undefined,
    reason: oneOf(reasons, body.reason)
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * What may be kept of a report's JSON, in both forms that browsers send. Unknown types are dropped,
 * and so is every text that is no rule, host, page or file of the portal.
 */
export const readReports = (sent: unknown): readonly Report[] => {
  if (isObject(sent) && isObject(sent["csp-report"]))
    return [{ type: "csp-violation", ...fieldsOf(sent["csp-report"]) }]
  if (!Array.isArray(sent)) return []
  return sent.slice(0, 20).flatMap((report: unknown) => {
    if (!isObject(report) || !types.includes(String(report.type))) return []
    const body = isObject(report.body) ? report.body : {}
    return [{ type: String(report.type), ...fieldsOf({ documentURL: report.url, ...body }) }]
  })
}
