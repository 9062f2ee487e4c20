import type { ProductCardProps } from "../src/components/ProductCard/ProductCard"

type Shown = Omit<ProductCardProps, "detailsLabel" | "onDetails" | "quote">

const description = "de cobertura por persona"
const silver: Shown = {
  scene: "caribe",
  mood: "tarde",
  name: "SILVER",
  currency: "USD",
  amount: "80.000",
  description,
  summary: ["Asistencia médica por enfermedad", "Telemedicina 24/7", "Equipaje"]
}

/** Products for a shelf. */
export const products: readonly [Shown, ...Shown[]] = [
  silver,
  {
    ...silver,
    scene: "europa",
    mood: "alba",
    name: "GOLD",
    amount: "150.000",
    more: "USD 70.000 más que SILVER",
    summary: ["Asistencia médica por enfermedad y accidente", "Telemedicina 24/7", "Preexistencias", "Equipaje"]
  },
  { ...silver, scene: "asia", name: "PLATINUM", amount: "300.000", more: "USD 150.000 más que GOLD" },
  { ...silver, scene: "puente", mood: "alba", name: "PLATINUM PLUS", amount: "500.000" },
  { ...silver, scene: "ventana", name: "BLACK", amount: "1.000.000" }
]

/** What each card leads to. */
export const productActions = {
  quote: { label: "Cotizar", href: "#cotizar", onClick: () => {} },
  detailsLabel: "Ver detalles"
}
