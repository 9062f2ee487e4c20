/** What the sandbox knows of a channel besides its prices (1§1, 1§7). */
export type Channel = {
  readonly code: string
  /** Consent domain answered by `/one_trust`; empty means no consent banner. */
  readonly domainId: string
  /** Image name answered by the banner call; null means no banner. */
  readonly banner: string | null
}

const codes = ["B2C", "BBVA", "MESSIS", "ASEGURA", "PERSONAL", "BELO", "MIW", "MAKLER", "B2CCHILE"]

/** Banners on show, by channel; the images are files of the portal, under /banners/. */
const banners = new Map([["BBVA", "asistencia-en-todo-el-mundo.svg"]])

/** The nine channels, keyed by the code that travels in `IdChannel` (1§1). */
export const channels: ReadonlyMap<string, Channel> = new Map(
  codes.map((code) => [code, { code, domainId: "", banner: banners.get(code) ?? null }])
)

const hosts = new Map([
  ["localhost", "B2C"],
  ["127.0.0.1", "B2C"],
  ...codes.map((code): [string, string] => [`${code.toLowerCase()}.localhost`, code])
])

/** The channel of a Host header, by exact table: lower case, without port or trailing dot; undefined for strangers. */
export const channelOfHost = (host: string): Channel | undefined => {
  const name = host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "")
  return channels.get(hosts.get(name) ?? "")
}

/** The address of each channel on this machine, in the order of the specification. */
export const channelUrls = (port: number): readonly string[] =>
  codes.map((code) => `http://${code.toLowerCase()}.localhost:${port}`)
