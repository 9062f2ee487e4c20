import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/*
 * A host of static pages, as its documents describe `_redirects` and `_headers`: the first rule that
 * matches counts, a file goes before a rule without `!`, `*` at the end stands for anything, and the
 * headers of every matching section add up, equal names joined by a comma. Addresses match as they
 * are written: what is not documented, such as capitals, is not assumed.
 */

/** An answer, with the file that it sends. */
export interface Sent {
  readonly status: number
  readonly file: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

interface Rule {
  readonly from: string
  readonly to: string
  readonly status: number
  readonly forced: boolean
}

const rulesIn = (text: string): ReadonlyArray<Rule> =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = "", status = "301"] = line.split(/\s+/)
      return { from, to, status: Number.parseInt(status, 10), forced: status.endsWith("!") }
    })

const matches = (pattern: string, path: string) =>
  pattern.endsWith("/*") ? path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)) : pattern === path

const sectionsIn = (text: string) =>
  text
    .trim()
    .split("\n\n")
    .map((section) => {
      const [path = "", ...lines] = section.split("\n")
      const headers = lines.map((line) => /^\s+([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
      return { path, headers }
    })

/** Serves one brand's part of a build, with the two files that the build wrote for it. */
export const hostOfPages = (dist: string, id: string) => {
  const read = (name: string) => readFileSync(join(dist, "release/hosting", id, name), "utf8")
  const rules = rulesIn(read("_redirects"))
  const sections = sectionsIn(read("_headers"))
  const published = new RegExp(`^/(assets|config|banners|Docs|${id})/|^/asistencia(\\.off)?\\.js$|^/robots\\.txt$`)

  const fileAt = (path: string) => {
    try {
      const name = decodeURIComponent(path)
      const file = join(dist, name)
      return published.test(name) && existsSync(file) && statSync(file).isFile() ? file : undefined
    } catch {
      return undefined
    }
  }

  const headersAt = (path: string) => {
    const headers: Record<string, string> = {}
    for (const section of sections.filter((one) => matches(one.path, path)))
      for (const [name = "", value = ""] of section.headers)
        headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    return headers
  }

  return (address: string): Sent => {
    const path = new URL(`http://host${address}`).pathname
    const rule = rules.find(({ from }) => matches(from, path))
    const own = fileAt(path)
    const headers = headersAt(path)
    if (own !== undefined && !rule?.forced) return { status: 200, file: own, headers }
    return { status: rule?.status ?? 404, file: rule && fileAt(rule.to), headers }
  }
}
