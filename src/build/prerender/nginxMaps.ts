import { createHash } from "node:crypto"
import type { PrerenderedChannel } from "./render"

const style = /<style>([\s\S]*?)<\/style>/g
const script = /<script(?![^>]*(?: src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

const hashesIn = (document: string, inline: RegExp) =>
  [...document.matchAll(inline)]
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ")

const map = (from: string, to: string, rows: ReadonlyArray<readonly [string, string]>) =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} "${value}";`).join("\n")}\n}\n`

/**
 * The facts of this build that contracts/nginx.conf needs: the folder of each host, the pages
 * whichever way their address is written, the folders of other channels, the hosts that may run
 * trackers, those that report, and the hashes by which each document's inline style and script pass the content policy.
 */
export const nginxMaps = (
  channels: ReadonlyArray<PrerenderedChannel>,
  files: ReadonlyArray<readonly [string, string]>
): string => {
  const folders = channels.flatMap(({ hosts, id }) => hosts.map((host) => [host, id] as const))
  const tracked = channels.flatMap(({ tracked }) => tracked.map((host) => [host, "yes"] as const))
  const reporting = channels.flatMap(({ reporting }) => reporting.map((host) => [host, "yes"] as const))
  const hashes = (inline: RegExp) =>
    files.flatMap(([name, text]) => {
      const hash = /\.html$/.test(name) ? hashesIn(text, inline) : ""
      return hash === "" ? [] : [[`/${name}`, hash] as const]
    })
  const pages = [...new Set(files.flatMap(([name]) => /^[^/]+(\/.+)\/index\.html$/.exec(name)?.[1] ?? []))]
  return [
    map("$host", "$channel", [["default", ""], ...folders]),
    map("$asked", "$page", [["default", "/lost"], ["/", ""], ...pages.map((page) => [`~*^${page}/?$`, page] as const)]),
    map("$channel$asked", "$foreign", [
      ["default", ""],
      ...channels.map(({ id }) => [`"~^(?!${id}/)[a-z0-9]*/${id}/"`, "yes"] as const)
    ]),
    map("$host", "$tracked", [["default", ""], ...tracked]),
    map("$host", "$reporting", [["default", ""], ...reporting]),
    map("$uri", "$own_style", [["default", ""], ...hashes(style)]),
    map("$uri", "$own_script", [["default", ""], ...hashes(script)])
  ].join("\n")
}
