/** What the sandbox knows of a channel besides its prices. */
export type Channel = {
  readonly code: string
  /** How the brand calls itself, and the telephones of its assistance. */
  readonly brand: string
  readonly phones: readonly string[]
  /** Consent domain answered by `/one_trust`; empty means no consent banner. */
  readonly domainId: string
  /** Image name answered by the banner call; null means no banner. */
  readonly banner: string | null
}

/** Telephones of assistance, by channel; none of them rings anywhere. */
const phones = new Map([
  ["B2C", ["0800 555 0143"]],
  ["BBVA", ["0800 555 0141"]],
  ["MESSIS", ["0800 555 0142", "+54 11 5555 0142"]],
  ["ASEGURA", ["0800 555 0145"]],
  ["PERSONAL", ["0800 555 0146"]],
  ["BELO", ["+54 11 5555 0143", "0810 555 0143", "+54 9 11 5555 0144"]],
  ["MIW", ["0800 555 0147"]],
  ["MAKLER", ["0800 555 0148"]],
  ["B2CCHILE", ["800 555 014"]]
])

const codes = [...phones.keys()]

/** Banners on show, by channel; the images are files of the portal, under /banners/. */
const banners = new Map([["BBVA", "asistencia-en-todo-el-mundo.svg"]])

/** Consent domains of the channels that have trackers; the ids are dummies. */
const domains = new Map([
  ["B2C", "00000000-b2c0-4000-8000-000000000001"],
  ["B2CCHILE", "00000000-b2cc-4000-8000-000000000002"]
])

/** The nine channels, keyed by the code that travels in `IdChannel` (CH-01). */
export const channels: ReadonlyMap<string, Channel> = new Map(
  codes.map((code) => [
    code,
    {
      code,
      brand: code === "B2CCHILE" ? "B2C Chile" : code,
      phones: phones.get(code) ?? [],
      domainId: domains.get(code) ?? "",
      banner: banners.get(code) ?? null
    }
  ])
)

const productionHost = (code: string) => `asistencia.${code === "B2CCHILE" ? "b2c-chile" : code.toLowerCase()}.example`

const hosts = new Map([
  ["localhost", "B2C"],
  ["127.0.0.1", "B2C"],
  ...codes.map((code): [string, string] => [`${code.toLowerCase()}.localhost`, code]),
  ...codes.map((code): [string, string] => [productionHost(code), code])
])

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "")

/** The channel of a Host header, by exact table: lower case, without port or trailing dot; undefined for strangers. */
export const channelOfHost = (host: string): Channel | undefined => {
  return channels.get(hosts.get(nameOf(host)) ?? "")
}

/** Whether the documents of a host may hold trackers: those of a channel that has them, under its production name (CO-01). */
export const isTracked = (host: string): boolean => {
  const channel = channelOfHost(host)
  return channel !== undefined && channel.domainId !== "" && nameOf(host) === productionHost(channel.code)
}

/** The address of each channel on this machine, in the order of the specification. */
export const channelUrls = (port: number): readonly string[] =>
  codes.map((code) => `http://${code.toLowerCase()}.localhost:${port}`)
