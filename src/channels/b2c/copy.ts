import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** B2C in its own words: every coverage includes telemedicine (1§1). */
export const copy: Overlay<Copy> = {
  shell: {
    hero: {
      lines: ["Viajá lejos", "viajá tranquilo"],
      lead: "Asistencia médica en todo el mundo, las 24 horas. Todas las coberturas incluyen telemedicina 24/7.",
      bullets: ["Hasta USD 1.000.000", "Cuotas sin interés", "Telemedicina 24/7"]
    }
  },
  quote: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    description: "Todas las coberturas incluyen telemedicina 24/7 y seguro de accidentes personales.",
    subscribe: "Quiero recibir información y beneficios por e-mail."
  },
  results: {
    title: "COTIZÁ TU COBERTURA",
    lead: "Todas las coberturas incluyen telemedicina 24/7.",
    note: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Telemedicina 24/7 incluida", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Telemedicina 24/7 incluida", "Seguro de accidentes personales"]
    }
  }
}
