import { createHash } from "node:crypto"
import type { PrerenderedChannel } from "./render"

const hashOf = (document: string) => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1]
  return style === undefined ? undefined : `'sha256-${createHash("sha256").update(style).digest("base64")}'`
}

const map = (from: string, to: string, rows: ReadonlyArray<readonly [string, string]>) =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} "${value}";`).join("\n")}\n}\n`

/**
 * What contracts/nginx.conf has to know of this build: which folder a host is answered from, on which hosts trackers may run, and by which
 * hash each document's own style passes the content policy.
 */
export const nginxMaps = (
  channels: ReadonlyArray<PrerenderedChannel>,
  files: ReadonlyArray<readonly [string, string]>
): string => {
  const folders = channels.flatMap(({ hosts, id }) => hosts.map((host) => [host, id] as const))
  const tracked = channels.flatMap(({ tracked }) => tracked.map((host) => [host, "yes"] as const))
  const hashes = files.flatMap(([name, text]) => {
    const hash = hashOf(text)
    return hash === undefined ? [] : [[`/${name}`, hash] as const]
  })
  return [
    map("$host", "$channel", [["default", ""], ...folders]),
    map("$host", "$tracked", [["default", ""], ...tracked]),
    map("$uri", "$own_style", [["default", ""], ...hashes])
  ].join("\n")
}
