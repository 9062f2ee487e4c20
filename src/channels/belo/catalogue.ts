import type { Product } from "../../core/catalogue/product"
import { nationalDays, type PlanTerms, products } from "../provider"
import { channel } from "./channel"

/** No accident insurance, a category for seniors, and two more weeks of pregnancy (LG-06). */
export const terms: Partial<PlanTerms> = { accidentInsurance: false, seniors: true, pregnancyWeek: 26 }

const national: Product = {
  name: "NACIONAL",
  currency: "ARS",
  coverage: 1_500_000,
  coverageDescription: "de cobertura por persona",
  summary: ["Solo para viajes por Argentina", `Hasta ${nationalDays(channel)} días por viaje`, "Asistencia 24/7"]
}

const abroad = products(
  ["Atención por enfermedad y accidente", "Equipaje hasta USD 1.200", "Asistencia 24/7"],
  [
    ["LATAM", 30_000],
    ["GOLD", 60_000],
    ["PLATINUM", 120_000],
    ["SILVER", 300_000],
    ["BLACK", 500_000],
    ["PREMIUM", 1_000_000]
  ]
)

/** Exactly the plans of the specification (HO-07). */
export const catalogue: ReadonlyArray<Product> = [national, ...abroad]
