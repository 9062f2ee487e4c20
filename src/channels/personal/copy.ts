import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** PERSONAL in its own words. */
export const copy: Overlay<Copy> = {
  shell: {
    hero: {
      lines: ["Conectado siempre", "también de viaje"],
      lead: "Asistencia 24/7 estés donde estés. Todas las coberturas incluyen seguro de accidentes personales.",
      bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Voucher por mail"]
    }
  },
  quote: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    description: "Todas las coberturas incluyen seguro de accidentes personales.",
    subscribe: "Quiero recibir información y beneficios de PERSONAL por e-mail."
  },
  results: {
    title: "COTIZÁ TU COBERTURA",
    lead: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Asistencia médica por enfermedad y accidente", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Seguro de accidentes personales", "Asistencia 24/7"]
    }
  }
}
