import { specifiedChannels } from "../../fixtures/specifiedChannels"

/*
 * The invented price list: change a row and start again. A group pays
 * price x factor of the band x sum of the age factors, less the promotion, then less the coupon.
 */

/** A duration code and its trip days, both ends included (QR-17 to QR-21). */
export type Band = {
  readonly code: string
  readonly firstDay: number
  readonly lastDay: number
  readonly factor: number
  /** The value that a quote must send with this code; null means either. */
  readonly annual: boolean | null
  /** Whether the band is for the plans of the country. */
  readonly national: boolean
  /**
   * 1 where the same plans have a second price for the same days. It is part of an instalment's id,
   * since a sale names no destination.
   */
  readonly series: 0 | 1
}

type Tier = "nacional" | "base" | "media" | "alta" | "premium"

/** `price` is one adult's in the first band, in the channel's currency; `promotion` is in percent. */
type Plan = readonly [
  name: string,
  product: string,
  tier: Tier,
  coverage: number,
  price: number,
  promotion: number | null,
  favorite: number
]

/** What a channel sells. */
type Prices = {
  readonly currency: string
  /** What a dollar costs. */
  readonly rate: number
  /** Amounts are multiples of it, in cents: 1, 3, 6 and 12 instalments divide exactly. */
  readonly step: number
  /** The last covered week of pregnancy. */
  readonly pregnancy: number
  readonly bands: readonly Band[]
  /** The plan for trips at home, if there is one, comes first. */
  readonly plans: readonly Plan[]
  readonly hasNationalPlan?: true
  /** Most days of each trip of an annual plan, by its place; its card says so (RS-18). */
  readonly annualDays?: Readonly<Record<number, number>>
}

const abroad = { annual: null, national: false, series: 0 } as const

/** Bands of thirty days each. */
const bandsOf = (codes: readonly string[], factors = [1, 1.72, 2.38, 2.97, 3.52, 4.04]): readonly Band[] =>
  codes.map((code, nth) => {
    const days = { firstDay: nth * 30 + 1, lastDay: nth * 30 + 30 }
    return { ...abroad, code, ...days, factor: factors[nth] ?? 0 }
  })

const inPesos = { currency: "ARS", rate: 1450.5, step: 12, pregnancy: 24 }

/** What a channel sells that has no prices of its own. */
const partner = {
  ...inPesos,
  bands: bandsOf(["PHT", "PHS", "PHN", "PLE", "PHV", "PHO"]),
  plans: [
    ["CLASSIC", "ST", "base", 150_000, 84_210.6, null, 2],
    ["PLUS", "GL", "media", 300_000, 126_930.12, 15, 1],
    ["EXCELLENCE", "PR", "alta", 500_000, 171_288.48, null, 3]
  ]
} satisfies Prices

const own: Readonly<Record<string, Prices>> = {
  B2C: {
    ...inPesos,
    bands: bandsOf(["BTR", "BSE", "BNO", "BCV", "BCC", "BCO"]),
    plans: [
      ["SILVER", "SI", "base", 80_000, 68_431.2, null, 0],
      ["GOLD", "GL", "base", 150_000, 92_517.36, null, 3],
      ["PLATINUM", "PR", "media", 300_000, 131_904.6, 15, 1],
      ["PLATINUM PLUS", "PP", "alta", 500_000, 168_322.8, null, 2],
      ["BLACK", "BB", "alta", 1_000_000, 242_050.44, 20, 0],
      ["GOLD DEPORTES", "S1", "base", 150_000, 120_272.52, null, 2],
      ["PLATINUM DEPORTES", "S2", "media", 300_000, 171_475.92, 15, 0],
      ["BLACK DEPORTES", "S3", "alta", 1_000_000, 314_665.56, null, 0]
    ]
  },
  BBVA: {
    ...inPesos,
    bands: bandsOf(["BVT", "BVS", "BVN"]),
    plans: [
      ["STANDARD", "ST", "base", 100_000, 71_240.4, null, 0],
      ["GOLD", "GL", "media", 200_000, 98_355.12, null, 2],
      ["PREMIUM", "PR", "media", 300_000, 129_870.96, 15, 1],
      ["PREMIUM +", "PP", "alta", 500_000, 164_410.08, null, 3],
      ["SIGNATURE", "SI", "alta", 1_000_000, 236_980.2, 10, 0]
    ]
  },
  BELO: {
    ...inPesos,
    pregnancy: 26,
    hasNationalPlan: true,
    bands: [
      { code: "BNA", firstDay: 1, lastDay: 21, factor: 1, annual: false, national: true, series: 0 },
      ...bandsOf(["BET", "BES", "BEN"]),
      ...bandsOf(["BLT", "BLS", "BLN"], [0.85, 1.46, 2.02]).map((band) => ({ ...band, series: 1 as const }))
    ],
    plans: [
      ["NACIONAL", "ST", "nacional", 1_500_000, 18_912.48, null, 1],
      ["LATAM", "ST", "base", 30_000, 39_815.52, null, 0],
      ["GOLD", "GL", "base", 60_000, 54_720.96, null, 3],
      ["PLATINUM", "PP", "media", 120_000, 79_630.08, 15, 2],
      ["SILVER", "SI", "media", 300_000, 118_245.6, null, 1],
      ["BLACK", "BB", "alta", 500_000, 157_890.24, null, 0],
      ["PREMIUM", "PR", "premium", 1_000_000, 229_405.68, 10, 0],
      ["GOLD DEPORTES", "S1", "base", 60_000, 71_137.2, null, 2],
      ["PLATINUM DEPORTES", "S2", "media", 120_000, 103_519.08, 15, 0],
      ["PREMIUM DEPORTES", "S3", "premium", 1_000_000, 298_227.36, null, 0]
    ]
  },
  B2CCHILE: {
    currency: "CLP",
    rate: 940.25,
    step: 1200,
    pregnancy: 24,
    annualDays: { 3: 60 },
    bands: bandsOf(["TRB", "SEB"]),
    plans: [
      ["PROD 1", "ST", "base", 123_456, 28_800, null, 3],
      ["PROD 2", "GL", "media", 123_456, 42_000, 15, 1],
      ["PROD 3", "PR", "alta", 123_456, 61_200, null, 2]
    ]
  }
}

/** By code. An id of a plan is `number` x 100 + the place of the plan, from 1. */
export const priceLists: Readonly<Record<string, Prices & { readonly number: number }>> = Object.fromEntries(
  specifiedChannels.map(({ code }, nth) => [code, { number: nth + 1, ...(own[code] ?? partner) }])
)

/** Up to this age, and the factor in thousandths. */
export const ageFactors = [
  [17, 800],
  [64, 1000],
  [75, 1450],
  [85, 2100],
  [120, 2900]
] as const

/** Percent off. `VENCIDO` has expired, so it is as good as unknown. */
export const coupons: ReadonlyMap<string, number> = new Map([["VIAJE10", 10]])

/** Method 0 is Visa, 1 Mastercard, 2 Amex. */
export const instalments = [
  ...[1, 3, 6, 12].map((count) => ({ method: 0, count })),
  ...[1, 3, 6, 12].map((count) => ({ method: 1, count })),
  ...[1, 3, 6].map((count) => ({ method: 2, count }))
]

const everywhere = (detail: string) => ({
  nacional: detail,
  base: detail,
  media: detail,
  alta: detail,
  premium: detail
})
const by = (nacional: string | null, base: string, media: string, alta: string, premium: string) => ({
  nacional,
  base,
  media,
  alta,
  premium
})
const only = "sport"

/** PREMIUM: what the plan of that name has, whatever its tier. */
type Details = Readonly<Record<Tier, string | null>> & { readonly PREMIUM?: string }

/** A limit that the home states too: of the plan PREMIUM, and of all others in dollars. */
const stated = (usual: string, premium: string): Details => ({
  ...everywhere(usual),
  nacional: null,
  premium,
  PREMIUM: premium
})

/**
 * The benefits of each tier, in the mixed order of a provider (CM-02). A null detail leaves the row
 * out. `-` is a placeholder: later rows are the provider's own, and no customer may see them.
 */
export const benefits: ReadonlyArray<readonly [description: string, details: Details, plans?: typeof only]> = [
  ["Asistencia médica por enfermedad", everywhere("{cobertura}")],
  ["Práctica de deportes amateurs", by(null, "USD 20.000", "USD 40.000", "USD 60.000", "USD 80.000"), only],
  ["Asistencia médica por accidente", everywhere("{cobertura}")],
  ["Enfermedades preexistentes", by("ARS 150.000", "USD 500", "USD 1.000", "USD 1.500", "USD 3.000")],
  ["Odontología de urgencia", by("ARS 80.000", "USD 400", "USD 700", "USD 1.000", "USD 1.500")],
  ["Medicamentos ambulatorios", by("ARS 60.000", "USD 600", "USD 1.000", "USD 2.000", "USD 3.000")],
  ["Medicamentos en internación", everywhere("Incluidos")],
  ["“Los montos son topes por persona y por viaje”", everywhere("Nota")],
  ["Pérdida de equipaje", { ...everywhere("USD 60 por kg hasta USD 1.200"), nacional: "ARS 90.000" }],
  ["Demora de equipaje", by(null, "USD 100", "USD 200", "USD 300", "USD 500")],
  ["Cancelación de viaje", by(null, "USD 500", "USD 1.000", "USD 3.000", "USD 5.000")],
  ["Anticipo de fianza", stated("USD 12.000", "USD 25.000")],
  ["Adelanto de honorarios legales", stated("USD 2.500", "USD 5.000")],
  ["Seguro de accidentes personales", by("ARS 500.000", "USD 10.000", "USD 20.000", "USD 40.000", "USD 60.000")],
  ["Búsqueda y rescate", by(null, "USD 5.000", "USD 10.000", "USD 15.000", "USD 20.000"), only],
  ["Hotel por convalecencia", stated("USD 100 por día, hasta 10 días", "USD 400 por día, hasta 10 días")],
  ["Traslado sanitario", everywhere("Incluido")],
  ["Repatriación sanitaria", { ...everywhere("Incluida"), nacional: null }],
  ["Embarazo", { ...everywhere("Hasta la semana {embarazo}"), nacional: null }],
  ["Telemedicina 24/7", everywhere("Incluida")],
  ["Límite de edad", everywhere("75 años")],
  ["-", everywhere("-")],
  ["Código interno de tarifa", by("SBX-N", "SBX-B", "SBX-M", "SBX-A", "SBX-P")],
  ["Comisión del productor", everywhere("No publicar")]
]
