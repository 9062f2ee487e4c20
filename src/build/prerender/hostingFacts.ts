import { createHash } from "node:crypto"
import type { PrerenderedChannel } from "./render"

/**
 * What a server must know of this build to answer for every brand. The hosts `tracked` may run
 * trackers. `pages` are the paths beyond the home; each brand has a document for each. `styles` and
 * `scripts` are sources for the content policy.
 */
export interface HostingFacts {
  readonly channels: ReadonlyArray<string>
  readonly hosts: ReadonlyArray<readonly [host: string, channel: string]>
  readonly tracked: ReadonlyArray<string>
  readonly pages: ReadonlyArray<string>
  readonly styles: ReadonlyArray<readonly [file: string, sources: string]>
  readonly scripts: ReadonlyArray<readonly [file: string, sources: string]>
}

const style = /<style>([\s\S]*?)<\/style>/g
const script = /<script(?![^>]*(?: src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

const hashesIn = (document: string, inline: RegExp) =>
  [...document.matchAll(inline)]
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ")

/** Gathers them from the printed pages and their files. */
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
    styles: hashes(style),
    scripts: hashes(script)
  }
}

const map = (from: string, to: string, rows: ReadonlyArray<readonly [string, string]>) =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} "${value}";`).join("\n")}\n}\n`

const yes = (hosts: ReadonlyArray<string>) => hosts.map((host) => [host, "yes"] as const)

/**
 * The facts of this build that contracts/nginx.conf needs: the folder of each host, the pages
 * whichever way their address is written, the folders of other channels, the hosts that may run
 * trackers, those that report, and the hashes by which each document's inline style and script pass
 * the content policy.
 */
export const nginxMaps = ({ channels, hosts, pages, scripts, styles, tracked }: HostingFacts): string =>
  [
    map("$host", "$channel", [["default", ""], ...hosts]),
    map("$asked", "$page", [["default", "/lost"], ["/", ""], ...pages.map((page) => [`~*^${page}/?$`, page] as const)]),
    map("$channel$asked", "$foreign", [
      ["default", ""],
      ...channels.map((id) => [`"~^(?!${id}/)[a-z0-9]*/${id}/"`, "yes"] as const)
    ]),
    map("$host", "$tracked", [["default", ""], ...yes(tracked)]),
    map("$uri", "$own_style", [["default", ""], ...styles]),
    map("$uri", "$own_script", [["default", ""], ...scripts])
  ].join("\n")
