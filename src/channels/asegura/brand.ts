import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { looksOfProducers, producerCatalogue } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** ASEGURA in its own words. */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Andá seguro,viajá liviano",
        text: "Asistencia al viajero para cada destino. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Asistencia 24/7"]
      },
      {
        title: "A la playa,sin vueltas",
        text: "Ingresá destino, fechas y edades, y compará los planes en el momento.",
        bullets: ["Cotización al instante", "Cuotas sin interés"]
      },
      {
        title: "Lejos de casa,nunca solo",
        text: "Una persona te atiende a cualquier hora, todos los días.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"]
      }
    ]
  },
  quote: {
    subscribe: "Quiero recibir información y propuestas de ASEGURA por e-mail."
  }
}

export const brand: Brand = {
  channel,
  copy,
  catalogue: producerCatalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, producerCatalogue),
  pages: async () => (await import("../insuredPages")).insuredPages(channel),
  logo: { href: logo, width: 147, height: 54 },
  looks: {
    ...looksOfProducers,
    heroes: [
      { scene: "asia", mood: "alba" },
      { scene: "caribe", mood: "tarde" },
      { scene: "europa", mood: "noche" }
    ],
    shelf: [
      { scene: "caribe", mood: "tarde" },
      { scene: "europa", mood: "alba" },
      { scene: "asia", mood: "tarde" }
    ],
    band: { scene: "caribe", mood: "tarde" },
    results: { scene: "asia", mood: "alba" }
  }
}
