import { createHash } from "node:crypto"
import type { PrerenderedChannel } from "./render"

/**
 * What a server must know of this build to answer for every brand. The hosts `tracked` may run
 * trackers. `pages` are the paths beyond the home; each brand has a document for each. `trips` are
 * the documents of a page for links to a trip, by pattern for `{path}?{destino as it is sent}`,
 * whatever its case. `styles` and `scripts` are sources for the content policy.
 */
export interface HostingFacts {
  readonly channels: ReadonlyArray<string>
  readonly hosts: ReadonlyArray<readonly [host: string, channel: string]>
  readonly tracked: ReadonlyArray<string>
  readonly pages: ReadonlyArray<string>
  readonly trips: ReadonlyArray<readonly [pattern: string, document: string]>
  readonly styles: ReadonlyArray<readonly [file: string, sources: string]>
  readonly scripts: ReadonlyArray<readonly [file: string, sources: string]>
}

const style = /<style>([\s\S]*?)<\/style>/g
const script = /<script(?![^>]*(?: src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

const hashesIn = (document: string, inline: RegExp) =>
  [...document.matchAll(inline)]
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ")

/** A letter of a destination as links write it: `É` also as `E`, a space also as `+`. */
const asSent = (letter: string) => {
  if (letter === " ") return "(%20|[+])"
  const plain = letter.normalize("NFD").charAt(0)
  const forms = [plain, ...(plain === letter ? [] : [letter, letter.toLowerCase()].map(encodeURIComponent))]
  return forms.length === 1 ? plain : `(${forms.join("|")})`
}

const tripsOf = (channels: ReadonlyArray<PrerenderedChannel>) => {
  const pages = channels.flatMap(({ pages }) => pages)
  const rows = pages.flatMap(({ destination, path }) =>
    destination ? [[`^${path}[?]${[...destination.name].map(asSent).join("")}$`, String(destination.id)] as const] : []
  )
  return [...new Map(rows)]
}

/** The facts of a build, from its printed pages and their files. */
export const hostingFacts = (
  channels: ReadonlyArray<PrerenderedChannel>,
  files: ReadonlyArray<readonly [string, string]>
): HostingFacts => {
  const hashes = (inline: RegExp) =>
    files.flatMap(([name, text]) => {
      const hash = /\.html$/.test(name) ? hashesIn(text, inline) : ""
      return hash === "" ? [] : [[`/${name}`, hash] as const]
    })
  return {
    channels: channels.map(({ id }) => id),
    hosts: channels.flatMap(({ hosts, id }) => hosts.map((host) => [host, id] as const)),
    tracked: channels.flatMap(({ tracked }) => tracked),
    pages: [...new Set(files.flatMap(([name]) => /^[^/]+(\/.+)\/index\.html$/.exec(name)?.[1] ?? []))],
    trips: tripsOf(channels),
    styles: hashes(style),
    scripts: hashes(script)
  }
}

const map = (from: string, to: string, rows: ReadonlyArray<readonly [string, string]>) =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} "${value}";`).join("\n")}\n}\n`

const yes = (hosts: ReadonlyArray<string>) => hosts.map((host) => [host, "yes"] as const)

/**
 * The facts of this build that contracts/nginx.conf needs: the folder of each host, the pages
 * whichever way their address is written, their documents for links to a trip, the folders of other
 * channels, the hosts that may run trackers, and the hashes by which each document's inline style and
 * script pass the content policy.
 */
export const nginxMaps = ({ channels, hosts, pages, scripts, styles, tracked, trips }: HostingFacts): string =>
  [
    map("$host", "$channel", [["default", ""], ...hosts]),
    map("$asked", "$page", [["default", "/lost"], ["/", ""], ...pages.map((page) => [`~*^${page}/?$`, page] as const)]),
    map("$page?$arg_destino", "$document", [
      ["default", "index"],
      ...trips.map(([pattern, document]) => [`"~*${pattern}"`, document] as const)
    ]),
    map("$channel$asked", "$foreign", [
      ["default", ""],
      ...channels.map((id) => [`"~^(?!${id}/)[a-z0-9]*/${id}/"`, "yes"] as const)
    ]),
    map("$host", "$tracked", [["default", ""], ...yes(tracked)]),
    map("$uri", "$own_style", [["default", ""], ...styles]),
    map("$uri", "$own_script", [["default", ""], ...scripts])
  ].join("\n")
