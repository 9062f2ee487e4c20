import { specifiedChannels } from "../fixtures/specifiedChannels"

/** What the sandbox decides by channel. Currency, bands and plans are in rating/priceList.ts. */
export type Channel = {
  readonly code: string
  readonly brand: string
  /** Name in production. Only there may documents hold trackers (CO-01). */
  readonly host: string
  readonly phones: readonly string[]
  /** Consent domain that `/one_trust` answers; empty means no consent banner. */
  readonly domainId: string
  /**
   * Image that the banner call names, a file of the portal under /banners/; null means no banner.
   */
  readonly banner: string | null
  /** Document that a passenger and a registered user give. */
  readonly document: "dni" | "rut"
  /** Part of an address that a sale must hold; the other must be empty. */
  readonly postal: "CP" | "Comuna"
  /** Whether a sale must hold the card's code and expiry. Elsewhere they must be empty. */
  readonly cardSecrets: boolean
  /** Whether debit is accepted. Its form has no brand, so any single payment may pay. */
  readonly debit: boolean
  /** Whether a producer may have sold the trip (PR-01). */
  readonly producers: boolean
}

type OfCountry = Omit<Channel, "code" | "brand" | "host" | "phones" | "producers">

const argentine: OfCountry = {
  document: "dni",
  postal: "CP",
  cardSecrets: false,
  debit: false,
  domainId: "",
  banner: null
}
const chilean: OfCountry = {
  ...argentine,
  document: "rut",
  postal: "Comuna",
  cardSecrets: true,
  debit: true
}

/** What some channels have beyond the specified values. Ids of consent domains are dummies. */
const more: Readonly<Record<string, Partial<Channel>>> = {
  B2C: { domainId: "00000000-b2c0-4000-8000-000000000001" },
  BBVA: { banner: "asistencia-en-todo-el-mundo.svg" },
  B2CCHILE: { domainId: "00000000-b2cc-4000-8000-000000000002" }
}

const rows: readonly Channel[] = specifiedChannels.map(({ code, currency, host, name, phones, producers }) => ({
  ...(currency === "CLP" ? chilean : argentine),
  code,
  brand: name,
  host,
  phones,
  producers,
  ...more[code]
}))

/** The channels, keyed by the code that travels in `IdChannel` (CH-01). */
export const channels: ReadonlyMap<string, Channel> = new Map(rows.map((channel) => [channel.code, channel]))

const localName = ({ code }: Channel) => `${code.toLowerCase()}.localhost`

const hosts = new Map([
  ...["localhost", "127.0.0.1"].map((host) => [host, channels.get("B2C")] as const),
  ...rows.flatMap((channel) => [localName(channel), channel.host].map((host) => [host, channel] as const))
])

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "")

/** The channel of a Host header, by exact name: case, port and a trailing dot do not matter. */
export const channelOfHost = (host: string): Channel | undefined => hosts.get(nameOf(host))

/**
 * Whether documents of a host may hold trackers: on the production name of a channel that has some
 * (CO-01).
 */
export const isTracked = (host: string): boolean => {
  const channel = channelOfHost(host)
  return channel !== undefined && channel.domainId !== "" && nameOf(host) === channel.host
}

/** The address of each channel on this machine. */
export const channelUrls = (port: number): readonly string[] =>
  rows.map((channel) => `http://${localName(channel)}:${port}`)
