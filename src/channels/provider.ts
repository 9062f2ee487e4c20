import type { Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
import type { Looks } from "../styles/looks"

// Values that several brands share. The first view of every brand has them, in the portal's own
// chunk (vite.config.ts).

/**
 * The proxy of all channels, for when the portal's own host does not answer. The name is
 * fictional. A real one also needs `proxyTakesKey: true`, once `npm run contracts:verify -- --url`
 * shows that it accepts the key.
 */
export const provider: Pick<Channel, "proxyHosts" | "proxyTakesKey"> = { proxyHosts: ["api.asistencia.example"] }

/** The common values of all Argentine channels (CH-07). */
export const argentina = {
  ...provider,
  locale: "es-AR",
  origin: "Argentina",
  currency: { code: "ARS", name: "Pesos Argentinos", symbol: "$" },
  taxCoefficient: 0.98801,
  cancellation: "withdrawal",
  document: "dni",
  optIn: { startsTicked: true },
  // With 54, the 9 of mobiles, the trunk 0, and the 15 after an area code of two to four digits. Only
  // the area 11 has numbers of eight digits, which its people write after a 15 alone.
  phoneForms: [
    [/^(?:(?:00)?54)?9?0?((?:11|[23]\d)\d{8})$/, "$1"],
    [/^(?:(?:00)?54)?9?0?(11|[23]\d{2,3})15(\d{6,8})$/, "$1$2"],
    [/^(?:(?:00)?54)?9?0?15(\d{8})$/, "11$1"]
  ],
  card: { modes: ["credit"], secrets: false },
  postal: "postalCode",
  consumerLinks: [
    {
      label: "Defensa de las y los consumidores: para reclamos, ingresá acá",
      href: "https://consumidor.example/reclamos"
    },
    { label: "Superintendencia de Seguros de la Nación", href: "https://seguros.example/asegurados" }
  ]
} as const satisfies Partial<Channel>

/** A brand's pages on the social networks, where its name is the same. All are fictional. */
export const socialOf = (name: string): Channel["social"] =>
  (["instagram", "facebook", "linkedin", "whatsapp"] as const).map((network) => ({
    network,
    href: `https://${network}.example/${name}`
  }))

/** The hours of the contact lines that close at 18:00 (CT-02). */
export const officeHours = "Lunes a viernes de 9:00 a 18:00"

/** The time slots of those hours for a requested call (CT-02). */
export const officeSlots = ["9 a 12", "12 a 15", "15 a 18"] as const

/**
 * The rules of the brands that producers sell. They have no duration codes of their own: above 150
 * days there is one last code (QR-21).
 */
export const soldByProducers = {
  ...argentina,
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: [
      {
        annual: null,
        bands: [
          { upToDays: 30, code: "PHT" },
          { upToDays: 60, code: "PHS" },
          { upToDays: 90, code: "PHN" },
          { upToDays: 120, code: "PLE" },
          { upToDays: 150, code: "PHV" },
          { upToDays: Number.POSITIVE_INFINITY, code: "PHO" }
        ]
      }
    ]
  },
  hours: officeHours,
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "required",
  producer: { soldByDefault: true }
} as const satisfies Partial<Channel>

/** What the brands that producers sell look like alike. */
export const looksOfProducers: Pick<Looks, "navbar" | "benefits"> = {
  navbar: "transparent",
  benefits: ["worldwide", "assistance", "guarantee"]
}

/** The longest trip within the channel's own country, in days. 0 if it sells none (QR-10). */
export const nationalDays = ({ nationalPlan, trip }: Channel): number =>
  nationalPlan === undefined ? 0 : Math.min(...(trip.shorter ?? []).map(({ maxDays }) => maxDays))

/**
 * A line of the catalogue (HO-07). Coverage in dollars; a code only if the specification gives one.
 */
export type CatalogueLine = readonly [name: string, coverage: number, code?: string]

/** Products in dollars with a common summary. PREMIUM has one more line (HO-09). */
export const products = (summary: ReadonlyArray<string>, lines: ReadonlyArray<CatalogueLine>): ReadonlyArray<Product> =>
  lines.map(([name, coverage, code]) => ({
    name,
    ...(code === undefined ? {} : { code }),
    currency: "USD",
    coverage,
    coverageDescription: "de cobertura por persona",
    summary: name === "PREMIUM" ? [...summary, "Adelanto de fianza hasta USD 25.000"] : summary
  }))

/** The summary for channels whose coverages all include accident insurance (CH-08). */
export const insuredSummary: ReadonlyArray<string> = [
  "Atención por enfermedad y accidente",
  "Seguro de accidentes personales",
  "Equipaje hasta USD 1.200"
]

/**
 * The catalogue of MESSIS, PERSONAL and ASEGURA. PAS shares it but has no host, so it is no channel
 * (HO-07, CH-01).
 */
export const producerCatalogue = products(insuredSummary, [
  ["CLASSIC", 150_000],
  ["PLUS", 300_000],
  ["EXCELLENCE", 500_000]
])

/** The catalogue of MIW and MAKLER: the same plans with their codes (HO-07). */
export const codedCatalogue = products(insuredSummary, [
  ["CLASSIC", 150_000, "ST"],
  ["PLUS", 300_000, "GL"],
  ["EXCELLENCE", 500_000, "PR"]
])
