import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** MESSIS in its own words. */
export const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Cosechá kilómetros,viajá con respaldo",
        text: "Asistencia médica en todo el mundo, a toda hora. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Asistencia 24/7"],
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
    subscribe: "Quiero recibir información y novedades de MESSIS por e-mail."
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
