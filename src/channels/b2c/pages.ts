import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf } from "../providerPages"
import { terms } from "./catalogue"
import { channel } from "./channel"
import { contacts } from "./contacts"

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  results: {
    title: "COTIZÁ TU COBERTURA",
    lead: "Todas las coberturas incluyen telemedicina 24/7.",
    note: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Telemedicina 24/7 incluida", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Telemedicina 24/7 incluida", "Seguro de accidentes personales"]
    }
  },
  faqs: { facts: factsOf(channel, { ...terms, annualPlans: true }) },
  assistance: { contacts: { lines: contacts } }
}
