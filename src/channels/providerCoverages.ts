import type { PlanTerms } from "../copy/faqTexts"
import type { Coverages, Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
import { nationalDays } from "./provider"
import { planTerms } from "./providerPages"

const byPlan = "Según condiciones del plan"

const figures = new Intl.NumberFormat("es-AR")

const upTo = ({ coverage, currency }: Product) =>
  `Hasta ${currency === "ARS" ? "$" : "USD"} ${figures.format(coverage)}`

/**
 * The specification gives these limits in dollars, so they apply only to plans in dollars. PREMIUM
 * has higher ones (LG-06).
 */
const limits = ({ currency, name }: Product): Coverages[string] => {
  const said = (detail: string, premium = detail) => {
    if (currency !== "USD") return byPlan
    return name === "PREMIUM" ? premium : detail
  }
  return [
    {
      description: "Hotel por convalecencia",
      detail: said("Hasta USD 100 por día, por 10 días", "Hasta USD 400 por día, por 10 días")
    },
    {
      description: "Pérdida de equipaje",
      detail: said("USD 60 por kilo, hasta USD 1.200. Países limítrofes: USD 40 por kilo, hasta USD 800")
    },
    { description: "Cancelación de viaje", detail: byPlan },
    { description: "Adelanto de fianza", detail: said("Hasta USD 12.000", "Hasta USD 25.000") },
    { description: "Adelanto de honorarios de abogados", detail: said("Hasta USD 2.500", "Hasta USD 5.000") }
  ]
}

const rowsOf = (product: Product, channel: Channel, terms: PlanTerms): Coverages[string] => {
  const { accidentInsurance, maxAge, pregnancyWeek, seniors, telemedicine } = terms
  const days = product.name === channel.nationalPlan ? nationalDays(channel) : channel.trip.maxDays
  return [
    { description: "Asistencia médica por enfermedad", detail: upTo(product) },
    { description: "Asistencia médica por accidente", detail: upTo(product) },
    ...(telemedicine ? [{ description: "Telemedicina 24/7", detail: "Incluida" }] : []),
    { description: "Preexistencias", detail: byPlan },
    { description: "Odontología", detail: byPlan },
    { description: "Medicamentos", detail: byPlan },
    ...limits(product),
    ...(accidentInsurance ? [{ description: "Seguro de accidentes personales", detail: "Incluido" }] : []),
    { description: "Embarazo", detail: `Hasta la semana ${pregnancyWeek}` },
    {
      description: "Edad",
      detail: `Hasta ${maxAge} años${seniors ? `; categoría senior desde los ${maxAge + 1}` : ""}`
    },
    { description: "Duración de cada viaje", detail: `Hasta ${days} días` }
  ]
}

/**
 * The rows of 'Ver detalles' for each product of a channel (HO-09). Limits come only from the
 * specification.
 */
export const coveragesOf = (
  channel: Channel,
  products: ReadonlyArray<Product>,
  terms: Partial<PlanTerms> = {}
): Coverages =>
  Object.fromEntries(products.map((product) => [product.name, rowsOf(product, channel, { ...planTerms, ...terms })]))
