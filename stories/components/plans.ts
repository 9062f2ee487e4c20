import { fn } from "storybook/test"
import type { PlanCardProps } from "../../src/components/PlanCard/PlanCard"

/** A plan without promotion, as a base for others. */
export const silver = {
  id: "silver",
  title: "SILVER",
  coverageLabel: "Cobertura por persona",
  coverage: "USD 80.000",
  level: { rank: 1, of: 5, label: "La más baja de 5" },
  instalment: { label: "12 cuotas sin interés", symbol: "$", whole: "8.230", cents: ",00", per: "por cuota" },
  finalLabel: "Precio final, 2 pasajeros",
  amount: 9_876_000,
  finalPrice: "$ 98.760",
  beforeLabel: "Precio anterior",
  taxFree: { label: "Precio sin impuestos nacionales", price: "$ 97.576" },
  cftea: "CFTEA 0%",
  buyLabel: "COMPRAR",
  onBuy: fn(),
  detailsLabel: "Ver detalles",
  onDetails: fn(),
  mailLabel: "Enviar por mail",
  mailChecked: false,
  onMail: fn(),
  highlights: [
    "Telemedicina 24/7 incluida",
    "Seguro de accidentes personales",
    "Odontología de urgencia",
    "Equipaje hasta USD 800"
  ]
} satisfies PlanCardProps

/** The top plan, with a promotion. */
export const platinum = {
  ...silver,
  id: "platinum",
  title: "PLATINUM",
  badge: { text: "EL MÁS ELEGIDO", kind: "top" },
  coverage: "USD 300.000",
  level: { rank: 3, of: 5, label: "3.ª más alta de 5" },
  instalment: { ...silver.instalment, whole: "15.555", before: "$ 18.300,00" },
  percentOff: "15% OFF",
  amount: 18_666_000,
  finalPrice: "$ 186.660",
  finalBefore: "$ 219.600",
  taxFree: { label: "Precio sin impuestos nacionales", price: "$ 184.422" },
  mailChecked: true,
  highlights: [...silver.highlights.slice(0, 3), "Cancelación de viaje"]
} satisfies PlanCardProps

/** The recommended plan, with a promotion. */
const gold = {
  ...platinum,
  id: "gold",
  title: "GOLD",
  badge: { text: "RECOMENDADO", kind: "recommended" },
  coverage: "USD 150.000",
  level: { rank: 2, of: 5, label: "4.ª más alta de 5" },
  instalment: { ...silver.instalment, whole: "11.645", before: "$ 13.700,00" },
  amount: 13_974_000,
  finalPrice: "$ 139.740",
  finalBefore: "$ 164.400",
  taxFree: { label: "Precio sin impuestos nacionales", price: "$ 138.065" },
  reason: "Ahorrás $ 3.910 por cuota y resignás USD 150.000 médica",
  highlights: [...silver.highlights.slice(0, 3), "Equipaje hasta USD 1.200"]
} satisfies PlanCardProps

/** Long prices, as in Chile: they have no line before taxes. */
export const bigAmounts = {
  instalment: { ...silver.instalment, symbol: "CLP", whole: "12.345.678", cents: ",50" },
  finalPrice: "CLP 148.148.142",
  finalBefore: "CLP 174.240.000",
  taxFree: undefined
}

const named = (plan: PlanCardProps, title: string): PlanCardProps => ({ ...plan, id: title.toLowerCase(), title })
const { badge: _badge, ...unbadged } = gold

/** Five plans in the order of the results page. */
export const fivePlans: readonly PlanCardProps[] = [
  platinum,
  gold,
  silver,
  named(unbadged, "BLACK"),
  named(silver, "CLASSIC")
]

/** As many plans as the largest catalogue returns. */
export const fifteenPlans: readonly PlanCardProps[] = Array.from({ length: 15 }, (_, index) =>
  named(index === 0 ? platinum : index % 3 === 0 ? unbadged : silver, `PLAN ${index + 1}`)
)
