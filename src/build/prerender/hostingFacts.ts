import { createHash } from "node:crypto"
import type { PrerenderedChannel } from "./render"

/** What a server must know of this build to answer for every brand. */
export interface HostingFacts {
  readonly channels: ReadonlyArray<string>
  /** The channel of each host. */
  readonly hosts: ReadonlyArray<readonly [host: string, channel: string]>
  /** Hosts that may run trackers. */
  readonly tracked: ReadonlyArray<string>
  /** Hosts whose browsers report what they refused. */
  readonly reporting: ReadonlyArray<string>
  /** Hosts that are told how visits go (OU-24). */
  readonly visitReporting: ReadonlyArray<string>
  /** Paths of pages beyond the home; each brand has a document for each. */
  readonly pages: ReadonlyArray<string>
  /** Sources by which each document's inline style passes the content policy, and its script. */
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
    reporting: channels.flatMap(({ reporting }) => reporting),
    visitReporting: channels.flatMap(({ visitReporting }) => visitReporting),
    pages: [...new Set(files.flatMap(([name]) => /^[^/]+(\/.+)\/index\.html$/.exec(name)?.[1] ?? []))],
    styles: hashes(style),
    scripts: hashes(script)
  }
}
