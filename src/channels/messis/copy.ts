import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import { channel } from "./channel"

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
        title: "Campo abierto,camino seguro",
        text: "Elegí la cobertura con tu productor y llevá el voucher en el celular.",
        bullets: ["Voucher por mail", "Cuotas sin interés"],
        quoteButton: true
      },
      {
        title: "Del surco,a la gran ciudad",
        text: `Viajes de hasta ${channel.trip.maxDays} días, con asistencia por enfermedad y por accidente.`,
        bullets: [`Hasta ${channel.trip.maxDays} días`, "Cobertura mundial"],
        quoteButton: true
      }
    ],
    band: {
      eyebrow: "Siempre cerca",
      text: "Hablá con tu productor asesor: te ayuda a elegir la cobertura para cada viaje."
    }
  },
  quote: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    description: "Todas las coberturas incluyen seguro de accidentes personales.",
    subscribe: "Quiero recibir información y novedades de MESSIS por e-mail."
  }
}
