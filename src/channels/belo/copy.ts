import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import { nationalDays } from "../provider"
import { channel } from "./channel"

/** BELO in its own words: more than 10 plans, no accident insurance (CH-08). */
export const copy: Overlay<Copy> = {
  shell: { footer: { phones: ["Desde el exterior", "Desde Argentina", "WhatsApp"] } },
  home: {
    heroes: [
      {
        title: "El mundo,sin fronteras",
        text: "Elegí entre más de 10 planes para viajar cubierto, por Argentina y por el mundo.",
        bullets: ["Cobertura nacional y mundial", "Cuotas sin interés", "Asistencia 24/7"],
        quoteButton: true
      },
      {
        title: "Escapadas cortas,viajes largos",
        text: `Hasta ${nationalDays(channel)} días por Argentina y hasta ${channel.trip.maxDays} por el mundo.`,
        bullets: ["Más de 10 planes", "Hasta USD 1.000.000"],
        quoteButton: true
      },
      {
        title: "La ciudad duerme,la asistencia no",
        text: "La asistencia atiende las 24 horas, todos los días.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"],
        quoteButton: true
      }
    ],
    benefits: {
      title: "Nuestra Propuesta",
      cards: [
        { title: "Cobertura Mundial", text: "En todos los continentes y también dentro del país." },
        { title: "Asistencia 24/7", text: "Te respondemos por teléfono o WhatsApp, estés donde estés." },
        { title: "Garantía", text: "Tenés 10 días desde la compra para arrepentirte, hasta que comience la cobertura." }
      ]
    },
    band: {
      eyebrow: "Cruzá más lejos",
      title: "Una alianza sin fronteras",
      text: "Asistencia al viajero pensada para quienes se mueven por el mundo con el celular en la mano.",
      action: "Conocer los planes",
      href: "/#productos"
    }
  },
  quote: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    description: "Elegí entre más de 10 planes, también para viajar dentro de Argentina.",
    subscribe: "Quiero recibir información y promociones por e-mail.",
    restriction: {
      // As specified for most brands (QR-11), though this one has no producers.
      advisers: " o tu productor asesor de seguros"
    }
  }
}
