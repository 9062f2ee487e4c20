import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { codedCatalogue, looksOfProducers } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** MAKLER in its own words. */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Bien asesorado,mejor cubierto",
        text: "Elegí tu asistencia al viajero con respaldo profesional. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Asistencia 24/7"]
      },
      {
        title: "Preguntá primero,viajá después",
        text: "Tu productor conoce los planes y te ayuda a elegir el que va con tu viaje.",
        bullets: ["Asesoramiento profesional", "Cuotas sin interés"]
      },
      {
        title: "Cada detalle,a la vista",
        text: "Mirá beneficio por beneficio antes de decidir, con el precio final y las cuotas.",
        bullets: ["Cotización al instante", "Voucher por mail"]
      }
    ],
    band: {
      eyebrow: "Asesoramiento profesional",
      text: "Tu productor asesor compara los planes con vos y te ayuda a decidir."
    }
  },
  quote: {
    subscribe: "Quiero recibir información y consejos de viaje de MAKLER por e-mail."
  }
}

export const brand: Brand = {
  channel,
  copy,
  catalogue: codedCatalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, codedCatalogue),
  pages: async () => (await import("../insuredPages")).insuredPages(channel),
  logo: { href: logo, width: 153, height: 54 },
  looks: {
    ...looksOfProducers,
    heroes: [
      { scene: "ventana", mood: "tarde" },
      { scene: "puente", mood: "alba" },
      { scene: "europa", mood: "noche" }
    ],
    shelf: [
      { scene: "patagonia", mood: "tarde" },
      { scene: "puente", mood: "alba" },
      { scene: "europa", mood: "noche" }
    ],
    band: { scene: "puente", mood: "alba" },
    results: { scene: "patagonia", mood: "tarde" }
  }
}
