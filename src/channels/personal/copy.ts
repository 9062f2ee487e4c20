import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** PERSONAL in its own words. */
export const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Conectado siempre,también de viaje",
        text: "Asistencia 24/7 estés donde estés. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Voucher por mail"],
        quoteButton: true
      },
      {
        title: "Tu próximo viaje,bien acompañado",
        text: "Elegí la cobertura que necesitás y viajá con asistencia las 24 horas.",
        bullets: ["Cobertura mundial", "Asistencia 24/7"],
        quoteButton: true
      },
      {
        title: "Todo listo,para salir",
        text: "Cotizá, comprá y recibí tu voucher por mail.",
        bullets: ["Cotización al instante", "Cuotas sin interés"],
        quoteButton: true
      }
    ]
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
