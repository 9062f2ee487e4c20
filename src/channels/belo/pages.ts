import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { nationalDays } from "../provider"
import { factsOf } from "../providerPages"
import { channel, terms } from "./channel"

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  results: {
    lead: "Te ofrecemos más de 10 planes, también para viajar dentro de Argentina.",
    buy: "CONTRATAR",
    highlights: {
      general: ["Asistencia médica por enfermedad y accidente", "Cobertura mundial", "Asistencia 24/7"],
      sport: [
        "Para viajes con práctica de deportes",
        "Asistencia médica por enfermedad y accidente",
        "Asistencia 24/7"
      ],
      national: ["Solo para viajes por Argentina", `Hasta ${nationalDays(channel)} días por viaje`, "Asistencia 24/7"]
    }
  },
  contact: {
    lead: "Llamanos, o escribinos y te respondemos.",
    phones: "Teléfonos",
    form: { title: "Escribinos" }
  },
  faqs: {
    facts: factsOf(channel, { ...terms, manyPlans: true, premium: true })
  }
}
