import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** BELO in its own words: more than 10 plans, and no claim of accident insurance (1§1). */
export const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "El mundo,sin fronteras",
        text: "Elegí entre más de 10 planes para viajar cubierto, por Argentina y por el mundo.",
        bullets: ["Cobertura nacional y mundial", "Cuotas sin interés", "Asistencia 24/7"],
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
    description: "Elegí entre más de 10 planes, también para viajar dentro de Argentina.",
    subscribe: "Quiero recibir información y promociones por e-mail."
  },
  results: {
    title: "COTIZÁ TU COBERTURA",
    lead: "Te ofrecemos más de 10 planes, también para viajar dentro de Argentina.",
    buy: "CONTRATAR",
    highlights: {
      general: ["Asistencia médica por enfermedad y accidente", "Cobertura mundial", "Asistencia 24/7"],
      sport: [
        "Para viajes con práctica de deportes",
        "Asistencia médica por enfermedad y accidente",
        "Asistencia 24/7"
      ],
      national: ["Solo para viajes por Argentina", "Hasta 21 días por viaje", "Asistencia 24/7"]
    }
  }
}
