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
  /** How a mail addresses its reader: "Validá" or "Valida". */
  readonly voice: "vos" | "tú"
  /** Where the travellers of a partner's quote live. */
  readonly country: "Argentina" | "Chile"
}

type OfCountry = Omit<Channel, "code" | "brand" | "host" | "phones">

const argentine: OfCountry = {
  ...{ document: "dni", postal: "CP", cardSecrets: false, debit: false, voice: "vos", country: "Argentina" },
  ...{ domainId: "", banner: null, producers: false }
}
const chilean: OfCountry = {
  ...argentine,
  ...{ document: "rut", postal: "Comuna", cardSecrets: true, debit: true, voice: "tú", country: "Chile" }
}

const of = (code: string, ...phones: readonly string[]) => ({
  ...{ code, brand: code, host: `asistencia.${code.toLowerCase()}.example`, phones }
})

// Ids of consent domains and telephones are dummies.
const rows: readonly Channel[] = [
  { ...argentine, ...of("B2C", "0800 555 0143"), domainId: "00000000-b2c0-4000-8000-000000000001" },
  {
    ...{ ...argentine, ...of("BBVA", "0800 555 0141"), producers: true },
    banner: "asistencia-en-todo-el-mundo.svg"
  },
  { ...argentine, ...of("MESSIS", "0800 555 0142", "+54 11 5555 0142"), producers: true },
  { ...argentine, ...of("ASEGURA", "0800 555 0145"), producers: true },
  { ...argentine, ...of("PERSONAL", "0800 555 0146"), producers: true },
  { ...argentine, ...of("BELO", "+54 11 5555 0143", "0810 555 0143", "+54 9 11 5555 0144") },
  { ...argentine, ...of("MIW", "0800 555 0147"), producers: true },
  { ...argentine, ...of("MAKLER", "0800 555 0148"), producers: true },
  {
    ...{ ...chilean, ...of("B2CCHILE", "800 555 014"), brand: "B2C Chile", host: "asistencia.b2c-chile.example" },
    domainId: "00000000-b2cc-4000-8000-000000000002"
  }
]

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
