import type { Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
import type { DurationTable } from "../core/channel/tripLimits"

// What one provider sells alike through several brands. One file, so that a visitor fetches one small file beside their brand.

/** What every channel that sells in Argentina shares (CH-07). */
export const argentina = {
  locale: "es-AR",
  origin: "Argentina",
  currency: { code: "ARS", name: "Pesos Argentinos", symbol: "$" },
  taxCoefficient: 0.98801,
  cancellation: "withdrawal",
  document: "dni",
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

/** Codes of the channels that have no table of their own (QR-21): above 150 days there is one last code. */
export const sharedDurations: ReadonlyArray<DurationTable> = [
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

/** Contact hours of the channels whose lines close at six in the evening (CT-02). */
export const officeHours = "Lunes a viernes de 9:00 a 18:00"

/** The slots of those hours in which a visitor may ask to be called (CT-02). */
export const officeSlots = ["9 a 12", "12 a 15", "15 a 18"] as const

/**
 * Where the provider of all nine channels answers when the portal's own host does not. The name is fictional. Beside a real one goes
 * `proxyTakesKey: true`, once `npm run contracts:verify -- --url` finds that it takes the key.
 */
export const provider: Pick<Channel, "proxyHosts" | "proxyTakesKey"> = { proxyHosts: ["api.asistencia.example"] }

/** A line of the catalogue (HO-07): name, coverage in dollars and, where the specification gives one, product code. */
export type CatalogueLine = readonly [name: string, coverage: number, code?: string]

/** Products in dollars as the home shows them, all with the same few words and PREMIUM with one more (HO-09). */
export const products = (summary: ReadonlyArray<string>, lines: ReadonlyArray<CatalogueLine>): ReadonlyArray<Product> =>
  lines.map(([name, coverage, code]) => ({
    name,
    ...(code === undefined ? {} : { code }),
    currency: "USD",
    coverage,
    coverageDescription: "de cobertura por persona",
    summary: name === "PREMIUM" ? [...summary, "Adelanto de fianza hasta USD 25.000"] : summary
  }))

/** What every product covers in the channels whose coverages all include accident insurance (CH-08). */
export const insuredSummary: ReadonlyArray<string> = [
  "Atención por enfermedad y accidente",
  "Seguro de accidentes personales",
  "Equipaje hasta USD 1.200"
]

/** The line of MESSIS, PERSONAL and ASEGURA; PAS has it too, but no host where anybody could open it (HO-07, CH-01). */
export const producerCatalogue = products(insuredSummary, [
  ["CLASSIC", 150_000],
  ["PLUS", 300_000],
  ["EXCELLENCE", 500_000]
])

/** The line of MIW and MAKLER, with its product codes (HO-07). */
export const codedCatalogue = products(insuredSummary, [
  ["CLASSIC", 150_000, "ST"],
  ["PLUS", 300_000, "GL"],
  ["EXCELLENCE", 500_000, "PR"]
])
