import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** BBVA in its own words. */
export const copy: Overlay<Copy> = {
  shell: {
    hero: {
      lines: ["Tu próximo viaje", "bien acompañado"],
      lead: "Asistencia al viajero con la confianza de siempre. Todas las coberturas incluyen seguro de accidentes personales.",
      bullets: ["Hasta USD 1.000.000", "Cuotas sin interés", "Asistencia 24/7"]
    }
  },
  quote: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    description: "Todas las coberturas incluyen seguro de accidentes personales.",
    subscribe: "Quiero recibir información sobre beneficios para clientes."
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
