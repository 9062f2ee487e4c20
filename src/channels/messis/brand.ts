import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { looksOfProducers, producerCatalogue } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** MESSIS in its own words. */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Cosechá kilómetros,viajá con respaldo",
        text: "Asistencia médica en todo el mundo, a toda hora. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Asistencia 24/7"]
      },
      {
        title: "Campo abierto,camino seguro",
        text: "Elegí la cobertura con tu productor y llevá el voucher en el celular.",
        bullets: ["Voucher por mail", "Cuotas sin interés"]
      },
      {
        title: "Del surco,a la gran ciudad",
        text: `Viajes de hasta ${channel.trip.maxDays} días, con asistencia por enfermedad y por accidente.`,
        bullets: [`Hasta ${channel.trip.maxDays} días`, "Cobertura mundial"]
      }
    ],
    band: {
      eyebrow: "Siempre cerca",
      text: "Hablá con tu productor asesor: te ayuda a elegir la cobertura para cada viaje."
    }
  },
  quote: {
    subscribe: "Quiero recibir información y novedades de MESSIS por e-mail."
  }
}

export const brand: Brand = {
  channel,
  copy,
  catalogue: producerCatalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, producerCatalogue),
  pages: async () => (await import("../insuredPages")).insuredPages(channel),
  logo: { href: logo, width: 159, height: 54 },
  looks: {
    ...looksOfProducers,
    heroes: [
      { scene: "quebrada", mood: "tarde" },
      { scene: "patagonia", mood: "alba" },
      { scene: "europa", mood: "alba" }
    ],
    shelf: [
      { scene: "patagonia", mood: "alba" },
      { scene: "europa", mood: "alba" },
      { scene: "quebrada", mood: "tarde" }
    ],
    band: { scene: "patagonia", mood: "alba" },
    results: { scene: "europa", mood: "alba" }
  }
}
