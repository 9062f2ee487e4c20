import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf } from "../providerPages"
import { channel } from "./channel"

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  results: {
    title: "COTIZÁ TU COBERTURA",
    lead: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Asistencia médica por enfermedad y accidente", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Seguro de accidentes personales", "Asistencia 24/7"]
    }
  },
  faqs: { facts: factsOf(channel) }
}
